// One card as it lies on the table, and as it is read.
import { art, seedOf } from "./art.js";
import { h } from "./dom.js";
import { lang, shortly, t, term } from "./words.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {import("./types.js").Game} Game */

const PLACES = ["top", "left", "right", "low"];

/**
 * Hue and saturation of a card's frame, from the game's layout.
 * @param {Face} face
 * @param {Game} game
 * @returns {[number, number][]}
 */
function colours(face, game) {
  const { by, hues } = game.layout.colour;
  if (!Object.keys(hues).length) return [[seedOf(face.types.join(" ")) % 360, 35]];
  const found = (face.words[by] ?? []).map((word) => hues[word]).filter(Boolean);
  return found.length ? found : [hues[""] ?? [220, 8]];
}

/** Where which figure stands. @param {string[]} types @param {Face} face @param {Game} game @returns {[string, string][]} */
function placesOf(types, face, game) {
  const { figures } = game.layout;
  if (!figures)
    return Object.keys(face.figures)
      .slice(0, PLACES.length)
      .map((name, i) => [PLACES[i], name]);
  const kind = types.find((type) => figures[type]) ?? "";
  return Object.entries(figures[kind] ?? {});
}

/** A card that lies face down and counts as something else; its owner may know what it is. @param {Card} card */
function facedown(card) {
  return card.card !== undefined && !card.up;
}

/** What a card is called; one with another front, by both names. @param {Card | null} card @param {Face} face */
function nameOf(card, face) {
  const name = card?.name ?? face.name;
  return card?.card && card.card !== name ? `${card.card} (${name})` : name;
}

/** @param {number} n */
function short(n) {
  const told = shortly(n);
  return told === String(n) && Math.abs(n) >= 1000 && n % 500 === 0 ? `${n / 1000}k` : told;
}

/**
 * A figure's badge; marked where it differs from the print.
 * @param {string} place
 * @param {string} name
 * @param {number} now
 * @param {number | undefined} printed
 * @param {string | undefined} tint
 */
function badge(place, name, now, printed, tint) {
  const change = printed === undefined || now === printed ? "" : now > printed ? " up" : " down";
  const text = short(now);
  const title = `${name} ${shortly(now)}${change ? ` (${t("printed", { n: shortly(printed ?? 0) })})` : ""}`;
  const element = h("span", { class: `figure ${place}${change}${text.length > 2 ? " long" : ""}`, title }, text);
  if (tint) element.style.backgroundColor = tint;
  return element;
}

/**
 * The label a screen reader speaks.
 * @param {Card} card
 * @param {Face | undefined} face
 * @param {Game} game
 */
export function label(card, face, game) {
  if (!face) return card.remembered ? `${t("hiddenCard")}: ${card.remembered.name}` : t("hiddenCard");
  const figures = Object.entries(card.figures ?? face.figures).map(([name, n]) => {
    const printed = face.figures[name];
    const differs = printed !== undefined && printed !== n;
    return `${term(name, game)} ${shortly(n)}${differs ? ` (${t("printed", { n: shortly(printed) })})` : ""}`;
  });
  const types = (card.types ?? face.types).map((type) => term(type, game));
  const parts = [nameOf(card, face), types.join(" "), ...figures];
  if (card.state && card.state !== game.states[0]) parts.push(term(card.state, game));
  if (card.damage) parts.push(t("damage", { n: card.damage }));
  if (card.keywords?.length) parts.push(card.keywords.map((word) => keywordName(word, game)).join(", "));
  for (const [name, n] of Object.entries(card.counters ?? {})) parts.push(`${term(name, game)} ${n}`);
  return parts.join(", ");
}

/**
 * A card, drawn small.
 * @param {Card} card
 * @param {Face | undefined} face
 * @param {Game} game
 * @param {{key?: string, under?: number, tag?: string, blank?: boolean}} [how]
 */
export function drawCard(card, face, game, how = {}) {
  const turned = game.states.indexOf(card.state);
  const classes = ["card"];
  if (turned > 0) classes.push(turned === 2 ? "reversed" : "rested");
  const element = h(how.tag ?? "button", { class: "", type: "button", "aria-label": label(card, face, game) });
  if (how.key) element.dataset.key = how.key;
  if (card.id !== undefined) element.dataset.id = String(card.id);
  if (!face) {
    if (card.remembered) element.title = label(card, face, game);
    element.className = [...classes, "back"].join(" ");
    element.append(h("span", { class: "sigil" }));
    counters(element, card, game);
    return element;
  }
  if (facedown(card)) classes.push("facedown");
  const [first, second] = colours(face, game);
  element.style.setProperty("--hue", String(first[0]));
  element.style.setProperty("--sat", `${first[1]}%`);
  element.style.setProperty("--hue2", String((second ?? first)[0]));
  element.style.setProperty("--sat2", `${(second ?? first)[1]}%`);
  const types = card.types ?? face.types;
  const picture = game.layout.pictures[types.find((type) => game.layout.pictures[type]) ?? ""] ?? "being";
  classes.push(`picture-${picture}`);
  if (types.some((type) => game.layout.golden.includes(type))) classes.push("golden");
  if (face.token) classes.push("token");
  element.className = classes.join(" ");
  element.append(
    h("img", {
      class: "art",
      src: art(face.name, first, picture),
      alt: "",
      draggable: false,
      decoding: "async",
    }),
    h("span", { class: "name" }, facedown(card) ? (card.card ?? "") : (card.name ?? face.name)),
  );
  const now = card.figures ?? face.figures;
  for (const [place, name] of placesOf(types, face, game)) {
    if (now[name] !== undefined)
      element.append(badge(place, term(name, game), now[name], face.figures[name], game.layout.tints[name]));
  }
  const own = (card.keywords ?? face.keywords).filter((word) => game.keywords[word]);
  if (own.length) {
    const marks = h("span", { class: "marks" });
    for (const word of own.slice(0, 4))
      marks.append(
        h(
          "span",
          { class: "keyword", title: keywordText(word, game) },
          keywordName(word, game).slice(0, lang() === "ja" ? 5 : 9),
        ),
      );
    element.append(marks);
  }
  counters(element, card, game);
  if (how.under) element.append(h("span", { class: "under", title: t("under", { n: how.under }) }, `+${how.under}`));
  if (how.under) element.classList.add("stacked");
  return element;
}

/** A card as it is printed, lying nowhere. @param {Face} face @param {Game} game @returns {Card} */
export function plainCard(face, game) {
  return { number: face.number, state: game.states[0], up: true, counters: {}, slot: 0, player: -1, owner: -1 };
}

/** Counters, and damage that no figure counts. @param {HTMLElement} element @param {Card} card @param {Game} game */
function counters(element, card, game) {
  const list = Object.entries(card.counters ?? {});
  if (card.damage && !game.worn) list.push([t("damage", { n: "" }).trim(), card.damage]);
  if (!list.length) return;
  const box = h("span", { class: "counters" });
  for (const [name, n] of list)
    box.append(h("span", { title: term(name, game) }, `${term(name, game).slice(0, 6)} ${n}`));
  element.append(box);
}

/** @param {string} word @param {Game} game */
function keywordName(word, game) {
  return lang() === "ja" && game.keywords[word]?.ja ? game.keywords[word].ja : word;
}

/** @param {string} word @param {Game} game */
export function keywordText(word, game) {
  const keyword = game.keywords[word];
  if (!keyword) return word;
  const name = keywordName(word, game);
  const meaning = keyword.words ?? keyword.means[lang() === "ja" ? 1 : 0];
  return `${name} [${keyword.rule}]${meaning ? `: ${meaning}` : ""}`;
}

/**
 * A card drawn large, with its text; a clause of the text may be lit.
 * @param {Card | null} card
 * @param {Face} face
 * @param {Game} game
 * @param {[number, number] | null} [lit]
 */
export function readCard(card, face, game, lit = null) {
  const shown = card ?? plainCard(face, game);
  const large = drawCard({ ...shown, state: game.states[0], counters: {} }, face, game, { tag: "div" });
  large.classList.add("large");
  large.querySelector(".marks")?.remove();
  const figures = h("dl", { class: "figures" });
  const now = card?.figures ?? face.figures;
  for (const [name, n] of Object.entries(now)) {
    const printed = face.figures[name];
    const change = printed !== undefined && printed !== n ? (n > printed ? "up" : "down") : "";
    figures.append(
      h("dt", {}, term(name, game)),
      h("dd", { class: change }, shortly(n) + (change ? ` (${t("printed", { n: shortly(printed) })})` : "")),
    );
  }
  if (card?.damage) figures.append(h("dt", {}, t("damage", { n: "" }).trim()), h("dd", {}, String(card.damage)));
  const words = Object.values(face.words).flat().filter(Boolean);
  const types = (card?.types ?? face.types).map((type) => term(type, game));
  const line = [types.join(" / "), words.map((word) => term(word, game)).join(" · ")];
  const text = h("p", { class: "text" });
  if (lit && face.text)
    text.append(face.text.slice(0, lit[0]), h("mark", {}, face.text.slice(lit[0], lit[1])), face.text.slice(lit[1]));
  else text.append(face.text);
  const keywords = h("ul", { class: "keywords" });
  for (const word of card?.keywords ?? face.keywords)
    if (game.keywords[word]) keywords.append(h("li", {}, keywordText(word, game)));
  return h(
    "div",
    { class: "read" },
    large,
    h(
      "div",
      { class: "about" },
      h("h3", {}, nameOf(card, face)),
      h("p", { class: "types" }, line.filter(Boolean).join(" — ")),
      figures,
      text,
      keywords,
      h("p", { class: "number" }, face.number),
    ),
  );
}
