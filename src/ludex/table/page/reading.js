// Reading: a card in the box of the side, what lies in a pile, and the questions "why?" and "why not?".
import { drawCard, readCard } from "./card.js";
import { button, dialog, fill, h } from "./dom.js";
import { menu } from "./menus.js";
import { byCard } from "./offer.js";
import { drawReasons, drawWhy } from "./side.js";
import { fingers, firstTap, showPeek } from "./touch.js";
import { named, t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Card} Card */
/** A card and its place. @typedef {{key: string, card: Card}} At */

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
  fill(table.cardBox, pageOf(table, table.reading, face, game));
  if (!asked) return;
  if (table.phone.matches) showPeek(table, pageOf(table, table.reading, face, game), key);
  if (isUseless(table, table.reading)) await askWhyNot(table, card);
}

/** Whether this seat may ask why the card cannot be used: it has no option. @param {Table} table @param {At} at */
function isUseless(table, { key, card }) {
  const over = table.replay || table.state?.over;
  const offer = table.offer();
  if (offer && byCard(offer.choice).has(key)) return false;
  return card.player === table.seated?.seat && card.id !== undefined && !over;
}

/**
 * A card with all that can be read of it.
 * @param {Table} table @param {At} at @param {import("./types.js").Face} face @param {import("./types.js").Game} game
 */
function pageOf(table, at, face, game) {
  const { card } = at;
  const box = readCard(card, face, game);
  const under = lyingUnder(table, card);
  if (under.length) {
    const cards = under.map((one) => drawCard(one, faceOf(table, one), game, { tag: "span" }));
    box.append(h("div", { class: "undercards" }, h("h4", {}, t("under", { n: under.length })), ...cards));
  }
  const ask = () => askWhyNot(table, card);
  if (isUseless(table, at)) box.append(button(t("whynot"), ask, { class: "askwhynot" }));
  return box;
}

/**
 * Read the card of an option that is pointed at, or tapped, in a form.
 * @param {Table} table @param {number} pick @param {boolean} [tapped]
 */
export function readOption(table, pick, tapped = false) {
  const number = table.state?.choice?.options[pick]?.numbers[0];
  const face = number ? table.faces[number] : undefined;
  if (!face || !table.game) return;
  fill(table.cardBox, readCard(null, face, table.game));
  if (tapped && table.phone.matches) showPeek(table, readCard(null, face, table.game));
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
  const read = table.peek.querySelector(".read");
  if (!read) return;
  read.querySelector(".whynot")?.remove();
  read.append(drawReasons(answer));
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
  const view = table.shown()?.view;
  if (!game || !view) return;
  const shared = player === "s";
  const cards = (shared ? view.shared[name] : view.players[Number(player)].zones[name]) ?? [];
  const zone = (shared ? game.layout.shared : game.layout.zones)[name];
  const list = h("div", { class: "pilecards" });
  const page = h("div", { class: "pilepage" });
  const box = dialog(`${named(zone)} · ${t("cards", { n: cards.length })}`, [page, list], "piledialog");
  for (let i = cards.length - 1; i >= 0; i--) {
    const key = `${place}/${i}`;
    const drawn = drawCard(cards[i], faceOf(table, cards[i]), game, { key });
    listenInPile(table, drawn, key, { box, page });
    list.append(drawn);
  }
}

/**
 * @param {Table} table @param {HTMLElement} drawn @param {string} key
 * @param {{box: HTMLDialogElement, page: HTMLElement}} pile
 */
function listenInPile(table, drawn, key, { box, page }) {
  const offer = table.offer();
  const picks = offer ? (byCard(offer.choice).get(key) ?? []) : [];
  if (picks.length) drawn.classList.add("offered");
  drawn.addEventListener("click", (event) => {
    if (fingers(event) && (!picks.length || firstTap(table, `pile ${key}`))) {
      readInPile(table, key, page);
      return;
    }
    if (offer && picks.length > 1) {
      menu(offer, drawn, picks, () => undefined, box);
      return;
    }
    if (!picks.length) {
      read(table, key, true);
      return;
    }
    box.close();
    table.take(picks[0]);
  });
  drawn.addEventListener("pointerover", () => {
    if (!table.phone.matches) read(table, key, false);
  });
}

/** Read a card of a pile above the others of it. @param {Table} table @param {string} key @param {HTMLElement} page */
function readInPile(table, key, page) {
  const card = find(table, key);
  const face = card ? faceOf(table, card) : undefined;
  if (card && face && table.game) fill(page, readCard(card, face, table.game));
  else fill(page);
}
