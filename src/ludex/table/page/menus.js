// Ways to choose an option: a menu beside a card, a form with cards, the list of all options.
import { drawCard, plainCard } from "./card.js";
import { button, dialog, h } from "./dom.js";
import { isPassing, plainText } from "./offer.js";
import { optionText, t } from "./words.js";

/** @typedef {import("./offer.js").Offer} Offer */

/**
 * A small menu of options beside a card.
 * @param {Offer} offer @param {HTMLElement} card @param {number[]} picks @param {() => void} closed
 */
export function menu(offer, card, picks, closed) {
  document.querySelector(".menu")?.remove();
  const list = h("div", { class: "menu", role: "menu" });
  for (const i of picks) {
    const take = () => {
      list.remove();
      offer.take(i);
    };
    list.append(button(optionText(offer.choice.options[i]), take, { role: "menuitem" }));
  }
  const close = () => {
    list.remove();
    closed();
  };
  list.addEventListener("keydown", (event) => {
    if (walk(list, event)) event.stopPropagation();
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      card.focus();
    }
  });
  document.body.append(list);
  putBeside(list, card);
  list.querySelector("button")?.focus({ preventScroll: true });
  setTimeout(() => closeOutside(list, close));
}

/** @param {HTMLElement} list @param {HTMLElement} card */
function putBeside(list, card) {
  const [box, own] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  const left = Math.min(innerWidth - own.width - 6, box.left + box.width / 2 - own.width / 2);
  const above = box.top - own.height - 6;
  list.style.left = `${Math.max(6, left)}px`;
  list.style.top = `${above > 6 ? above : Math.min(innerHeight - own.height - 6, box.bottom + 6)}px`;
}

/** Close the list when something else is pressed. @param {HTMLElement} list @param {() => void} close */
function closeOutside(list, close) {
  const pressed = (/** @type {Event} */ event) => {
    if (list.contains(/** @type {Node} */ (event.target))) return;
    document.removeEventListener("pointerdown", pressed, true);
    if (list.isConnected) close();
  };
  document.addEventListener("pointerdown", pressed, true);
}

/** Go to the next or previous button of a list by the arrow keys. @param {HTMLElement} list @param {KeyboardEvent} event */
function walk(list, event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return false;
  const items = [...list.querySelectorAll("button")];
  const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  event.preventDefault();
  items[(at + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length].focus();
  return true;
}

/**
 * A form with the cards of a choice, for cards that lie in piles or nowhere to be seen.
 * @param {Offer} offer
 */
export function cardForm(offer) {
  const { choice, game, faces } = offer;
  const box = h("div", { class: "form cardform", role: "group", "aria-label": t("choose") });
  for (const [i, option] of choice.options.entries()) {
    if (!option.cards[0]) continue;
    const face = faces[option.numbers[0]];
    const text = optionText(option);
    const tile = button("", () => offer.take(i), { class: "tile", "data-pick": i, "aria-label": text });
    if (face) tile.append(drawCard(plainCard(face, game), face, game, { tag: "span" }));
    tile.append(h("span", { class: "tiletext" }, text));
    box.append(tile);
  }
  return box;
}

/**
 * Every option in one list, for the keyboard and for screen readers.
 * @param {Offer} offer
 */
export function listAll(offer) {
  const { choice, game } = offer;
  const list = h("ol", { class: "options" });
  const box = dialog(t("allOptions"), [list], "optionlist");
  const take = (/** @type {number} */ i) => {
    box.close();
    offer.take(i);
  };
  for (const [i, option] of choice.options.entries()) {
    const text = isPassing(option, game) ? plainText(option, choice, game) : optionText(option);
    list.append(
      h(
        "li",
        {},
        button(text, () => take(i), { "data-pick": i }),
      ),
    );
  }
  box.addEventListener("keydown", (event) => {
    const n = Number(event.key);
    if (n >= 1 && n <= Math.min(9, choice.options.length)) {
      event.preventDefault();
      take(n - 1);
    }
    walk(list, event);
  });
  list.querySelector("button")?.focus();
}
