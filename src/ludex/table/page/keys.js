// The keyboard at the table.
import { dialog, fill, h } from "./dom.js";
import { listAll } from "./menus.js";
import { clearGoals } from "./offer.js";
import { askWhy, read } from "./reading.js";
import { t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** What each key does. @type {Record<string, (table: Table) => void>} */
const KEYS = {
  ArrowRight: (table) => step(table, 1),
  ArrowLeft: (table) => step(table, -1),
  o: (table) => {
    const offer = table.offer();
    if (offer) listAll(offer);
  },
  p: (table) => find(table.prompt, "#pass")?.click(),
  u: (table) => find(table.buttons, "#undo")?.click(),
  i: (table) => {
    const key = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.key;
    if (key) read(table, key, true);
  },
  w: (table) => askWhy(table, -1, ""),
  l: (table) => find(table.logBox, ".log")?.focus(),
  "?": () => dialog(t("help"), [h("p", {}, t("keysText"))]),
  Escape: (table) => {
    table.side.classList.remove("shown");
    fill(table.whyBox);
    table.selected = null;
    clearGoals(table.stage);
  },
};

/** @param {Table} table */
export function listenToKeys(table) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("dialog, input, select, textarea, .menu")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!Object.hasOwn(KEYS, name)) return;
    event.preventDefault();
    KEYS[name](table);
  });
}

/** @param {HTMLElement} root @param {string} selector @returns {HTMLElement | null} */
function find(root, selector) {
  return root.querySelector(selector);
}

/** Go to the next card or button that can be used. @param {Table} table @param {number} by */
function step({ replay, stage, prompt }, by) {
  if (replay) {
    replay.go(replay.n + by);
    return;
  }
  const cards = stage.querySelectorAll(".offered");
  const all = /** @type {HTMLElement[]} */ ([...cards, ...prompt.querySelectorAll("[data-pick]")]);
  if (!all.length) return;
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  all[(at + by + all.length) % all.length].focus();
}
