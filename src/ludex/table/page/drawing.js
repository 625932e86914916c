// Drawing a state of the match: the board, what glows on it, the bar, the prompt and the log.
import { drawBar } from "./bar.js";
import { drawBoard, fit } from "./board.js";
import { fill } from "./dom.js";
import { animate, arrow, rects } from "./motion.js";
import { byCard, cardAt, light } from "./offer.js";
import { drawPrompt } from "./prompt.js";
import { askWhy } from "./reading.js";
import { Log } from "./side.js";
import { hidePeek } from "./touch.js";
import { named } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").State} State */

/** @param {Table} table @param {State | null} before @param {import("./types.js").Line[]} fresh */
export function drawTable(table, before, fresh) {
  const { game, seated, stage, faces, present } = table;
  const state = table.shown();
  if (!state || !game || !seated) return;
  const places = before ? rects(stage) : null;
  const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset ?? {};
  const below = table.replay ? table.replay.below() : Math.max(0, seated.seat);
  const offer = table.offer();
  const offered = new Set(offer ? byCard(offer.choice).keys() : []);
  fill(stage, drawBoard({ view: state.view, game, faces, seated, below, present, offered }));
  table.selected = null;
  hidePeek(table);
  if (offer) light(offer);
  drawPrompt(table, state);
  drawBar(table, state);
  fit(stage);
  document.title = `Ludex · ${named({ en: game.name, ja: game.ja })}`;
  drawLog(table);
  if (places) animate(stage, places, fresh, table.pace(before, state));
  drawAttack(table);
  refocus(stage, focus);
  Object.assign(document.body.dataset, {
    n: String(state.n),
    seat: String(seated.seat),
    over: state.over ? "yes" : "no",
    choice: offer ? String(offer.choice.options.length) : "0",
    decision: offer ? String(state.n) : "",
    replay: table.replay ? "yes" : "no",
  });
}

/** @param {Table} table */
function drawLog(table) {
  table.logView ??= new Log((line) => askWhy(table, line.i, named({ en: line.text, ja: line.ja ?? "" })));
  if (!table.logView.element.isConnected) fill(table.logBox, table.logView.element);
  table.logView.show(table.replay?.state ? table.replay.state.log : table.log);
}

/** The arrow of the attack that runs. @param {Table} table */
export function drawAttack(table) {
  const attack = table.shown()?.attack;
  arrow(table.stage, attack ? attack.map((key) => cardAt(table.stage, key)) : []);
}

/** Who is here. @param {Table} table */
export function drawPlayers(table) {
  for (const dot of /** @type {NodeListOf<HTMLElement>} */ (table.stage.querySelectorAll(".dot"))) {
    dot.className = `dot ${table.present[Number(dot.dataset.player)] ? "here" : "away"}`;
  }
}

/** The card that had the focus has it again. @param {HTMLElement} stage @param {DOMStringMap} focus */
function refocus(stage, focus) {
  if (document.querySelector("dialog[open]")) return;
  const id = focus.id ? stage.querySelector(`[data-id="${CSS.escape(focus.id)}"]`) : null;
  const key = focus.key ? cardAt(stage, focus.key) : null;
  /** @type {HTMLElement | null} */ (id ?? key)?.focus({ preventScroll: true });
}
