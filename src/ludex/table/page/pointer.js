// Mouse and touch on the table: what a click on a card does, and which card is read under the pointer.
import { listenToDrag } from "./drag.js";
import { menu } from "./menus.js";
import { byCard, clearGoals, leadingTo, markGoals } from "./offer.js";
import { openPile, read, readOption } from "./reading.js";
import { fingers, firstTap, hidePeek } from "./touch.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export function listenToPointer(table) {
  const wasDragged = listenToDrag(table);
  table.stage.addEventListener("click", (event) => {
    if (!wasDragged()) clicked(table, event);
  });
  table.prompt.addEventListener("click", (event) => tappedTile(table, event), true);
  const over = (/** @type {Event} */ event) => pointedAt(table, /** @type {Element} */ (event.target));
  table.stage.addEventListener("pointerover", over);
  table.stage.addEventListener("focusin", over);
  table.prompt.addEventListener("pointerover", over);
}

/** A finger's first tap on a card of a form only reads it. @param {Table} table @param {Event} event */
function tappedTile(table, event) {
  const tile = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".tile"));
  if (!tile || !fingers(event) || !firstTap(table, `tile ${tile.dataset.pick}`)) return;
  event.stopPropagation();
  readOption(table, Number(tile.dataset.pick), true);
}

/** @param {Table} table @param {Event} event */
function clicked(table, event) {
  const target = /** @type {Element} */ (event.target);
  const card = /** @type {HTMLElement | null} */ (target.closest("[data-key]"));
  const offer = table.offer();
  if (offer && table.selected) {
    const hits = leadingTo(offer, table.selected.picks, target);
    if (hits.length === 1) {
      table.take(hits[0]);
      return;
    }
  }
  const place = /** @type {HTMLElement | null} */ (target.closest("[data-takes]"));
  if (offer && place) {
    table.take(Number(place.dataset.takes));
    return;
  }
  const opened = /** @type {HTMLElement | null} */ (target.closest("[data-opens]"));
  if (opened) openPile(table, opened.dataset.opens ?? "");
  if (!card) {
    hidePeek(table);
    return;
  }
  const key = card.dataset.key ?? "";
  const picks = offer ? (byCard(offer.choice).get(key) ?? []) : [];
  const finger = fingers(event);
  const crowd = finger ? /** @type {HTMLElement | null} */ (card.closest(".crowded")) : null;
  if (card.dataset.pile) openPile(table, card.dataset.pile);
  else if (crowd) openPile(table, crowd.dataset.zone ?? "");
  else if (!offer || !picks.length || (finger && firstTap(table, key))) read(table, key, true);
  else if (picks.length === 1 && offer.choice.options[picks[0]].cards.length < 2) table.take(picks[0]);
  else select(table, offer, card, picks);
}

/**
 * Offer the options of a card in a menu, and mark where they lead.
 * @param {Table} table @param {import("./offer.js").Offer} offer @param {HTMLElement} card @param {number[]} picks
 */
function select(table, offer, card, picks) {
  table.selected = { key: card.dataset.key ?? "", picks };
  card.classList.add("selected");
  markGoals(offer, picks);
  const unselect = () => {
    table.selected = null;
    card.classList.remove("selected");
    clearGoals(table.stage);
  };
  menu(offer, card, picks, () => setTimeout(unselect, 250));
}

/** @param {Table} table @param {Element} target */
function pointedAt(table, target) {
  if (table.phone.matches) return;
  const card = /** @type {HTMLElement | null} */ (target.closest("[data-key]"));
  if (card?.dataset.key && !card.dataset.pile) read(table, card.dataset.key, false);
  const tile = /** @type {HTMLElement | null} */ (target.closest("[data-pick]"));
  if (tile) readOption(table, Number(tile.dataset.pick));
}
