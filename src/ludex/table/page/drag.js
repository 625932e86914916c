// Dragging a card to what it attacks or where it goes.
import { menu } from "./menus.js";
import { byCard, clearGoals, leadingTo, markGoals } from "./offer.js";
import { hidePeek } from "./touch.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./offer.js").Offer} Offer */

/** Pixels after which a press is a drag. */
const FAR = 10;

/**
 * Let offered cards be dragged. The function returned says whether the click that follows a drag has to be ignored.
 * @param {Table} table
 * @returns {() => boolean}
 */
export function listenToDrag(table) {
  let dragged = false;
  const done = () => {
    dragged = true;
    setTimeout(() => {
      dragged = false;
    }, 50);
  };
  table.stage.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    const card = /** @type {HTMLElement | null} */ (target.closest(".offered[data-key]"));
    const offer = table.offer();
    if (card && offer && event.button === 0) follow(table, offer, card, event, done);
  });
  return () => {
    const was = dragged;
    dragged = false;
    return was;
  };
}

/**
 * Follow the pointer until it is let go.
 * @param {Table} table @param {Offer} offer @param {HTMLElement} card @param {PointerEvent} start @param {() => void} done
 */
function follow(table, offer, card, start, done) {
  const picks = byCard(offer.choice).get(card.dataset.key ?? "") ?? [];
  /** @type {HTMLElement | null} */
  let ghost = null;
  const move = (/** @type {PointerEvent} */ now) => {
    if (!ghost && Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) < FAR) return;
    if (!ghost) {
      ghost = ghostOf(card);
      hidePeek(table);
      markGoals(offer, picks);
      card.classList.add("dragging");
    }
    ghost.style.left = `${now.clientX}px`;
    ghost.style.top = `${now.clientY}px`;
  };
  const end = (/** @type {PointerEvent} */ now) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    card.classList.remove("dragging");
    clearGoals(table.stage);
    done();
    if (now.type !== "pointerup") return;
    const hits = leadingTo(offer, picks, document.elementFromPoint(now.clientX, now.clientY));
    if (hits.length === 1) table.take(hits[0]);
    else if (hits.length > 1) menu(offer, card, hits, () => undefined);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** A copy of the card that follows the pointer. @param {HTMLElement} card */
function ghostOf(card) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-key");
  const [wide, high] = [`${card.offsetWidth}px`, `${card.offsetHeight}px`];
  Object.assign(ghost.style, { width: wide, height: high, margin: "0" });
  ghost.style.setProperty("--w", wide);
  ghost.style.setProperty("--h", high);
  document.body.append(ghost);
  return ghost;
}
