// The side: the log with its paragraphs, the card being read, and the answers to "why?".
import { readCard } from "./card.js";
import { h } from "./dom.js";
import { lang, named, sentence, t, turnText } from "./words.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Game} Game */

/** The log: a heading for each turn, equal neighbours counted, each line with its paragraph. It grows; only going back draws it anew. */
export class Log {
  /** @param {(line: Line) => void} why */
  constructor(why) {
    this.why = why;
    this.element = h("ol", { class: "log", "aria-label": t("log"), tabIndex: 0 });
    this.clear();
  }

  clear() {
    this.element.replaceChildren();
    /** @type {Line[]} */
    this.drawn = [];
    /** @type {string | null} */
    this.turn = null;
    this.language = lang();
    /** @type {{line: Line, element: HTMLElement, count: number} | null} */
    this.last = null;
  }

  /** @param {Line[]} lines */
  show(lines) {
    const at = this.drawn.length;
    const grown = this.language === lang() && at <= lines.length && (at === 0 || this.drawn[at - 1] === lines[at - 1]);
    if (!grown) this.clear();
    for (const line of lines.slice(this.drawn.length)) this.add(line);
    this.drawn = [...lines];
    this.element.scrollTop = this.element.scrollHeight;
  }

  /** @param {Line} line */
  add(line) {
    const text = sentence(named({ en: line.text, ja: line.ja ?? "" }));
    if (!text) return;
    const last = this.last;
    if (last && last.line.text === line.text && last.line.rule === line.rule && last.line.turn === line.turn) {
      last.count += 1;
      const mark = last.element.querySelector(".times") ?? last.element.appendChild(h("span", { class: "times" }));
      mark.textContent = ` ×${last.count}`;
      return;
    }
    const now = line.turn ? `${line.turn}/${line.active}` : "";
    if (now !== this.turn) {
      this.turn = now;
      this.element.append(
        h(
          "li",
          { class: line.turn ? `turn p${line.active}` : "turn" },
          line.turn ? `${turnText(line.turn)} · ${t("seatN", { n: line.active + 1 })}` : turnText(0),
        ),
      );
    }
    const element = h(
      "button",
      {
        type: "button",
        class: `line kind-${line.kind.replace(/\W+/g, "-")}`,
        "data-line": line.i,
        onclick: () => this.why(line),
      },
      h("span", {}, text),
    );
    if (line.rule) element.append(" ", h("span", { class: "rule" }, line.rule));
    this.element.append(h("li", {}, element));
    this.last = { line, element, count: 1 };
  }
}

/**
 * The answer to "why?".
 * @param {any} answer
 * @param {Game} game
 * @param {string} title
 */
export function drawWhy(answer, game, title) {
  const box = h("div", { class: "why" });
  if (title) box.append(h("p", { class: "said" }, title));
  if (answer.rule) box.append(paragraph(answer.rule, answer.words, game));
  if (answer.stack?.length) {
    box.append(h("h4", {}, t("stack")));
    const stack = h("ol", { class: "stack" });
    answer.stack.forEach((/** @type {any} */ place, /** @type {number} */ depth) => {
      const item = h(
        "li",
        {},
        h("span", { class: "rule" }, place.rule),
        ` ${phase(place.title, game)}`,
        place.at && place.at !== place.rule ? h("span", { class: "at" }, ` › ${place.at}`) : null,
      );
      item.style.setProperty("--depth", String(depth));
      if (place.words) item.append(h("q", {}, place.words));
      stack.append(item);
    });
    box.append(stack);
  }
  if (answer.card) box.append(h("h4", {}, t("byCard")), readCard(null, answer.card, game, answer.clause ?? null));
  return box;
}

/** @param {string} rule @param {string | null} words @param {Game} game */
export function paragraph(rule, words, game) {
  const box = h("div", { class: "paragraph" }, h("span", { class: "rule big" }, rule));
  if (words) box.append(h("q", {}, words));
  else if (game.book) box.append(h("p", { class: "faint" }, t("noWords", { book: game.book })));
  return box;
}

/**
 * Why a card cannot be used now.
 * @param {any} answer
 */
export function drawReasons(answer) {
  if (answer.type === "refused") return h("p", { class: "faint" }, answer.reason);
  if (!answer.reasons.length) return h("p", {}, t("canUse"));
  const list = h("ul", { class: "reasons" });
  for (const reason of answer.reasons) {
    const text = reason.en ? named(reason) : t(`r.${reason.key}`);
    list.append(
      h(
        "li",
        {},
        text,
        reason.prompt ? ` (${named({ en: reason.prompt, ja: reason.prompt_ja })})` : "",
        " ",
        h("span", { class: "rule" }, reason.rule),
        reason.book ? h("q", {}, reason.book) : null,
      ),
    );
  }
  return h("div", { class: "whynot" }, h("h4", {}, t("reasons")), list);
}

/** @param {string} title @param {Game} game */
export function phase(title, game) {
  return lang() === "ja" ? (game.phases[title] ?? title) : title.charAt(0).toUpperCase() + title.slice(1);
}
