// Reading: a card in the box of the side, what lies in a pile, and the questions "why?" and "why not?".
import { drawCard, readCard } from "./card.js";
import { button, dialog, fill, h } from "./dom.js";
import { menu } from "./menus.js";
import { byCard, cardAt } from "./offer.js";
import { drawReasons, drawWhy } from "./side.js";
import { named, t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Card} Card */

/** The card at a place of the view on show. @param {Table} table @param {string} key @returns {Card | null} */
function find(table, key) {
  const [player, ...rest] = key.split("/");
  const at = Number(rest.pop());
  const zone = rest.join("/");
  const view = table.shown()?.view;
  if (!view) return null;
  const cards = player === "s" ? view.shared[zone] : view.players[Number(player)]?.zones[zone];
  return cards?.[at] ?? null;
}

/** @param {Table} table @param {Card} card */
function faceOf(table, card) {
  return card.number === undefined ? undefined : table.faces[card.number];
}

/**
 * Read a card; asked on purpose, also why it cannot be used.
 * @param {Table} table @param {string} key @param {boolean} asked
 */
export async function read(table, key, asked) {
  const { game } = table;
  const card = find(table, key);
  const face = card ? faceOf(table, card) : undefined;
  if (!card || !face || !game) return;
  if (!asked && table.reading?.key === key && table.reading.card === card) return;
  table.reading = { key, card };
  const box = readCard(card, face, game);
  const under = lyingUnder(table, card);
  if (under.length) {
    const cards = under.map((one) => drawCard(one, faceOf(table, one), game, { tag: "span" }));
    box.append(h("div", { class: "undercards" }, h("h4", {}, t("under", { n: under.length })), ...cards));
  }
  const over = table.replay || table.state?.over;
  const mine = card.player === table.seated?.seat && card.id !== undefined && !over;
  if (mine) box.append(button(t("whynot"), () => askWhyNot(table, card), { class: "askwhynot" }));
  fill(table.cardBox, box);
  if (!asked) return;
  if (table.phone.matches) table.side.classList.add("shown");
  if (mine && !cardAt(table.stage, key)?.classList.contains("offered")) await askWhyNot(table, card);
}

/** Read the card of an option that is pointed at in a form. @param {Table} table @param {number} pick */
export function readOption(table, pick) {
  const number = table.state?.choice?.options[pick]?.numbers[0];
  const face = number ? table.faces[number] : undefined;
  if (face && table.game) fill(table.cardBox, readCard(null, face, table.game));
}

/** @param {Table} table @param {Card} card */
function lyingUnder(table, card) {
  const view = table.shown()?.view;
  if (!view || !card.id) return [];
  return view.players.flatMap((half) => Object.values(half.zones).flat()).filter((one) => one.host === card.id);
}

/** @param {Table} table @param {Card} card */
async function askWhyNot(table, card) {
  if (!table.game || card.id === undefined) return;
  const answer = await table.line.ask({ type: "whynot", id: card.id });
  fillWhy(table, card.name ?? "", drawReasons(answer));
}

/** @param {Table} table @param {number} line -1: the decision that is asked @param {string} title */
export async function askWhy(table, line, title) {
  if (!table.game) return;
  const answer = await table.line.ask({ type: "why", line });
  if (answer.type === "refused") {
    table.tell(answer.reason);
    return;
  }
  fillWhy(table, t("why"), drawWhy(answer, table.game, title));
  table.side.classList.add("shown");
}

/** @param {Table} table @param {string} title @param {HTMLElement} content */
function fillWhy({ whyBox }, title, content) {
  const close = button("×", () => fill(whyBox), { class: "close", "aria-label": "×" });
  fill(whyBox, close, h("h3", {}, title), content);
  whyBox.scrollTop = 0;
}

/** All cards of a pile, the top one first. @param {Table} table @param {string} place as `player/zone` */
export function openPile(table, place) {
  const { game } = table;
  const [player, name] = [place.slice(0, place.indexOf("/")), place.slice(place.indexOf("/") + 1)];
  const cards = table.shown()?.view.players[Number(player)].zones[name] ?? [];
  if (!game) return;
  const list = h("div", { class: "pilecards" });
  const box = dialog(`${named(game.layout.zones[name])} · ${t("cards", { n: cards.length })}`, [list], "piledialog");
  for (let i = cards.length - 1; i >= 0; i--) {
    const key = `${place}/${i}`;
    const drawn = drawCard(cards[i], faceOf(table, cards[i]), game, { key });
    listenInPile(table, drawn, key, box);
    list.append(drawn);
  }
}

/** @param {Table} table @param {HTMLElement} drawn @param {string} key @param {HTMLDialogElement} box */
function listenInPile(table, drawn, key, box) {
  const offer = table.offer();
  const picks = offer ? (byCard(offer.choice).get(key) ?? []) : [];
  if (picks.length) drawn.classList.add("offered");
  drawn.addEventListener("click", () => {
    if (offer && picks.length > 1) {
      menu(offer, drawn, picks, () => undefined);
      return;
    }
    if (picks.length || table.phone.matches) box.close();
    if (picks.length) table.take(picks[0]);
    else read(table, key, true);
  });
  drawn.addEventListener("pointerover", () => {
    if (!table.phone.matches) read(table, key, false);
  });
}
