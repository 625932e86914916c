// Ways to choose an option: a menu beside a card, a form with cards, the list of all options.
import { drawCard, plainCard } from "./card.js";
import { button, dialog, h } from "./dom.js";
import { isPassing, plainText } from "./offer.js";
import { optionText, sentence, t } from "./words.js";

/** @typedef {import("./offer.js").Offer} Offer */

/**
 * A small menu of options beside a card. `over`: the dialog in which the card lies, if any.
 * @param {Offer} offer @param {HTMLElement} card @param {number[]} picks @param {() => void} closed
 * @param {HTMLDialogElement} [over]
 */
export function menu(offer, card, picks, closed, over) {
  document.querySelector(".menu")?.remove();
  const list = h("div", { class: "menu", role: "menu" });
  for (const i of picks) {
    const take = () => {
      list.remove();
      over?.close();
      offer.take(i);
    };
    list.append(button(sentence(optionText(offer.choice.options[i])), take, { role: "menuitem" }));
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
  (over ?? document.body).append(list);
  putBeside(list, card, offer.root);
  list.querySelector("button")?.focus({ preventScroll: true });
  setTimeout(() => closeOutside(list, close));
}

/** Pixels between two places that are tried for a menu, and around it. */
const STEP = 16;
const GAP = 6;

/**
 * Put the list where it covers neither the card nor what its options lead to, as near to the card as can be.
 * @param {HTMLElement} list @param {HTMLElement} card @param {HTMLElement} root
 */
function putBeside(list, card, root) {
  const [box, own] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  const kept = [box, ...[...root.querySelectorAll(".goal")].map((goal) => goal.getBoundingClientRect())];
  const wanted = { left: box.left + box.width / 2 - own.width / 2, top: box.top - own.height - GAP };
  let best = { left: GAP, top: GAP, cost: Number.POSITIVE_INFINITY };
  const [right, bottom] = [innerWidth - own.width - GAP, innerHeight - own.height - GAP];
  for (const top of placesFrom(wanted.top, bottom))
    for (const left of placesFrom(wanted.left, right)) {
      const covered = kept.reduce((sum, one) => sum + common(one, left, top, own.width, own.height), 0);
      const cost = covered * 1000 + Math.abs(left - wanted.left) + Math.abs(top - wanted.top);
      if (cost < best.cost) best = { left, top, cost };
    }
  list.style.left = `${best.left}px`;
  list.style.top = `${best.top}px`;
}

/** Places to try, from the edge to `most`, and the wanted one. @param {number} wanted @param {number} most */
function placesFrom(wanted, most) {
  const places = [Math.max(GAP, Math.min(most, wanted))];
  for (let at = GAP; at <= most; at += STEP) places.push(at);
  return places;
}

/** How much of a box the list would cover. @param {DOMRect} box @param {number} left @param {number} top @param {number} width @param {number} height */
function common(box, left, top, width, height) {
  const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
  const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return Math.max(0, wide) * Math.max(0, high);
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
 * @param {Offer} offer @param {number[]} picks
 */
export function cardForm(offer, picks) {
  const { choice, game, faces } = offer;
  const box = h("div", { class: "form cardform", role: "group", "aria-label": t("choose") });
  for (const i of picks) {
    const option = choice.options[i];
    const face = faces[option.numbers[0]];
    const text = sentence(optionText(option));
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
        button(sentence(text), () => take(i), { "data-pick": i }),
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
