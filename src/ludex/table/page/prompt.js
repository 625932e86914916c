// The prompt below the table: what is asked, of whom, by which paragraph, and the buttons of options without a card.
import { save } from "./bar.js";
import { button, fill, h } from "./dom.js";
import { cardForm, listAll } from "./menus.js";
import { inForm, isPassing, plainText, ways } from "./offer.js";
import { askWhy } from "./reading.js";
import { stopButtons } from "./stops.js";
import { inQuotes, lang, named, sentence, t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Seated} Seated */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Outcome} Outcome */
/** @typedef {import("./offer.js").Offer} Offer */
/** @typedef {(Node | string)[]} Parts */

/** @param {Table} table @param {State} state */
export function drawPrompt(table, state) {
  const { seated, game } = table;
  if (!seated || !game) return;
  if (table.replay) {
    fill(table.prompt, table.replay.element());
    return;
  }
  const { outcome, decision } = state.view;
  const offer = table.offer();
  /** @type {[Parts, Parts]} */
  let [text, actions] = [[], []];
  if (outcome) [text, actions] = ended(table, outcome, seated, game);
  else if (offer) [text, actions] = [asked(table, offer), optionButtons(table, offer, state)];
  else if (decision) [text, actions] = others(table, decision, seated);
  const picks = offer ? inForm(offer) : [];
  const form = offer && picks.length ? cardForm(offer, picks) : "";
  const row = [h("div", { class: "asked" }, ...text), h("div", { class: "actions" }, ...actions)];
  fill(table.prompt, form, h("div", { class: "promptrow" }, ...row));
}

/** The game is over. @param {Table} table @param {Outcome} outcome @param {Seated} seated @param {Game} game @returns {[Parts, Parts]} */
function ended(table, outcome, seated, game) {
  const why = ruleButton(outcome.rule, () => askWhy(table, table.log.length - 1, ""));
  const text = [
    h("strong", { class: "outcome" }, outcomeText(outcome, seated)),
    ` ${named({ en: outcome.reason, ja: game.outcomes[outcome.reason] })} `,
    why,
  ];
  const lobby = h("a", { class: "button primary", href: "/" }, t("lobby"));
  return [text, [button(t("save"), () => save(table), { id: "save" }), lobby]];
}

/** @param {Outcome} outcome @param {Seated} seated */
function outcomeText(outcome, seated) {
  if (outcome.winner < 0) return t("draw");
  if (seated.seat >= 0) return t(outcome.winner === seated.seat ? "youWin" : "youLose");
  return t("wins", { name: t("seatN", { n: outcome.winner + 1 }) });
}

/** What this player is asked. @param {Table} table @param {Offer} offer @returns {Parts} */
function asked(table, { choice }) {
  const prompt = named({ en: choice.prompt, ja: choice.prompt_ja });
  const parts = [
    h("strong", { class: "who" }, t("youDecide")),
    " ",
    h("span", { class: "ask" }, sentence(prompt)),
    choice.about ? h("span", { class: "faint" }, ` ${t("about", { name: inQuotes(choice.about) })}`) : "",
    part(choice),
    " ",
    ruleButton(choice.rule, () => askWhy(table, -1, prompt)),
  ];
  const clause = lang() === "ja" ? choice.clause_ja : choice.clause;
  if (clause) parts.push(" ", h("q", { class: "clause", title: clause }, clause));
  if (choice.most && (choice.chosen.length || choice.most > 1)) {
    const count = t("chosenOf", { n: choice.chosen.length, most: choice.most });
    parts.push(h("span", { class: "chosencount" }, ` ${count}`));
  }
  return parts;
}

/** What is done to what is chosen. @param {import("./types.js").Choice} choice @returns {Node | string} */
function part(choice) {
  const text = lang() === "ja" ? choice.part_ja : choice.part;
  return text ? h("span", { class: "part" }, lang() === "ja" ? `：${text}` : `: ${text}`) : "";
}

/** The options without a card. @param {Table} table @param {Offer} offer @param {State} state @returns {Parts} */
function optionButtons(table, offer, state) {
  const { choice, game } = offer;
  const list = [];
  const back = () => table.line.say({ type: "undo", to: state.n - 1 });
  if (state.back) list.push(button(t("back"), back, { id: "back" }));
  const last = choice.options.findLastIndex((option) => isPassing(option, game));
  const form = inForm(offer);
  const shown = new Set(form.length ? [] : ways(offer));
  for (const [i, option] of choice.options.entries()) {
    if (form.includes(i) || (option.cards[0] && !shown.has(i))) continue;
    const how = i === last ? { class: "primary passing", id: "pass" } : { class: "plain" };
    list.push(button(sentence(plainText(option, choice, game)), () => table.take(i), { "data-pick": i, ...how }));
  }
  if (state.window && !state.own) list.push(...stopButtons(table, choice.stop));
  list.push(button(t("allOptions"), () => listAll(offer), { id: "alloptions", class: "quiet" }));
  return list;
}

/**
 * Somebody else decides, or more is still to be shown.
 * @param {Table} table @param {{player: number, rule: string}} decision @param {Seated} seated @returns {[Parts, Parts]}
 */
function others(table, decision, seated) {
  const name = t("seatN", { n: decision.player + 1 });
  const mine = decision.player === seated.seat && table.state?.window;
  const who = mine ? t("passing") : t(seated.seats[decision.player] ? "thinking" : "theyDecide", { name });
  const text = [h("span", { class: "who" }, who), " ", ruleButton(decision.rule, () => askWhy(table, -1, ""))];
  const skip = () => {
    table.hurry = true;
  };
  return [text, table.queue.length ? [button(t("skip"), skip, { id: "skip" })] : []];
}

/** @param {string} rule @param {() => void} why */
function ruleButton(rule, why) {
  return button(rule || t("why"), why, { class: "rulebutton", title: t("why") });
}
