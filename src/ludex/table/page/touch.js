// Fingers: a first tap on a card reads it, a second tap on the same card uses it.
import { button, fill, h } from "./dom.js";
import { cardAt } from "./offer.js";
import { t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** Whether a click was made by a finger: nothing can be pointed at with it. @param {Event} event */
export function fingers(event) {
  return event instanceof PointerEvent && (event.pointerType === "touch" || event.pointerType === "pen");
}

/** Whether this is the first tap on a place: it only reads. @param {Table} table @param {string} place */
export function firstTap(table, place) {
  const first = table.tapped !== place;
  hidePeek(table);
  if (first) table.tapped = place;
  return first;
}

/**
 * On a phone, what is read lies over the half of the screen in which its card does not lie.
 * @param {Table} table @param {HTMLElement} content @param {string} [key] the place of the card; without: below
 */
export function showPeek(table, content, key) {
  const box = key ? cardAt(table.stage, key)?.getBoundingClientRect() : null;
  const low = !box || box.top + box.height / 2 > innerHeight / 2;
  const usable = !key || cardAt(table.stage, key)?.classList.contains("offered");
  const close = button("×", () => hidePeek(table), { class: "close", "aria-label": "×" });
  fill(table.peek, close, content, usable ? h("p", { class: "tapagain" }, t("tapAgain")) : "");
  table.peek.className = `peek shown ${low ? "above" : "below"}`;
  if (low) table.peek.style.top = `${table.stage.getBoundingClientRect().top + 4}px`;
  else table.peek.style.top = "";
}

/** @param {Table} table */
export function hidePeek(table) {
  table.tapped = "";
  table.peek.className = "peek";
  fill(table.peek);
}
