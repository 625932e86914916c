// What is offered: which options a card has, where they lead, and how both are marked on the board.
import { lang, optionText, t } from "./words.js";

/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Game} Game */

/**
 * @typedef {{choice: Choice, game: Game, faces: Record<string, import("./types.js").Face>, root: HTMLElement, take: (pick: number) => void}} Offer
 */

/** Which options begin with which card, or with an equal copy of it. @param {Choice} choice @returns {Map<string, number[]>} */
export function byCard(choice) {
  const found = new Map();
  choice.options.forEach((option, i) => {
    for (const key of [option.cards[0], ...option.equals]) if (key) found.set(key, [...(found.get(key) ?? []), i]);
  });
  return found;
}

/** What a button without a card says: by verb and paragraph, then by verb. @param {Option} option @param {Choice} choice @param {Game} game */
export function plainText(option, choice, game) {
  const { passing } = game;
  const pair = passing[`${option.verb} @ ${choice.rule}`] ?? passing[option.verb];
  if (pair && !option.cards.length && !option.word) return pair[lang() === "ja" ? 1 : 0];
  return optionText(option);
}

/** Whether this is the button one presses to go on. @param {Option} option @param {Game} game */
export function isPassing(option, game) {
  if (option.cards.length) return false;
  return (
    option.verb === "pass" ||
    option.verb === "done" ||
    Object.keys(game.passing).some((key) => key.split(" @ ")[0] === option.verb)
  );
}

/** The element of a card on the board. @param {HTMLElement} root @param {string | null} key @returns {HTMLElement | null} */
export function cardAt(root, key) {
  return key === null ? null : root.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/** The pile in which a card lies. @param {HTMLElement} root @param {string} key @returns {HTMLElement | null} */
function pileAt(root, key) {
  return root.querySelector(`[data-pile="${CSS.escape(key.slice(0, key.lastIndexOf("/")))}"]`);
}

/** Where an option may be dropped: a card, or a zone of the layout. @param {Option} option @param {Choice} choice @param {Game} game */
function goals(option, choice, game) {
  const spots = [];
  if (option.cards[1]) spots.push({ key: option.cards[1] });
  const goal = game.layout.targets[option.verb];
  if (goal) {
    const [side, zone] = [goal.slice(0, goal.indexOf(" ")), goal.slice(goal.indexOf(" ") + 1)];
    const player = side === "own" ? choice.player : 1 - choice.player;
    const slots = game.layout.zones[zone]?.show === "slots";
    spots.push({ zone: `${player}/${zone}`, slot: slots ? option.n : undefined });
  }
  return spots;
}

/** The options that need a form: their cards lie in piles, or nowhere to be seen. @param {Offer} offer @returns {number[]} */
export function inForm(offer) {
  const { choice, root } = offer;
  const direct = places(offer);
  return [...choice.options.keys()].filter((i) => {
    const { cards, numbers } = choice.options[i];
    if (!cards.length || direct.has(i)) return false;
    return cards[0] === null ? Boolean(numbers[0]) : !clickable(cardAt(root, cards[0]));
  });
}

/**
 * The zones that are clicked to take an option: of options without a card, and where the only question is which zone a
 * card goes to.
 * @param {Offer} offer @returns {Map<number, HTMLElement>}
 */
function places({ choice, game, root }) {
  const cards = new Set(choice.options.map((option) => option.cards[0]));
  const found = new Map();
  for (const [i, option] of choice.options.entries()) {
    if (option.cards[0] && cards.size > 1) continue;
    for (const spot of goals(option, choice, game))
      for (const zone of spot.zone ? zonesAt(root, spot) : []) found.set(i, zone);
  }
  return found;
}

/**
 * The options that are buttons as well: all are about one card and lead nowhere on the board, and the card is asked
 * about (use it or not, in which way), so that a click on it would only open a menu.
 * @param {Offer} offer @returns {number[]}
 */
export function ways(offer) {
  const { choice, game } = offer;
  const all = [...choice.options.keys()];
  const picks = all.filter((i) => choice.options[i].cards[0]);
  const cards = new Set(picks.map((i) => choice.options[i].cards[0]));
  const direct = places(offer);
  const leads = picks.some((i) => !direct.has(i) && goals(choice.options[i], choice, game).length);
  const asks = choice.prompt.endsWith("?") || picks.length === all.length;
  return cards.size === 1 && !leads && asks ? picks : [];
}

/** @param {HTMLElement | null} element */
function clickable(element) {
  return element !== null && !element.dataset.pile;
}

/**
 * Light up what is offered, and listen.
 * @param {Offer} offer
 */
export function light(offer) {
  const { choice, root } = offer;
  for (const [key, picks] of byCard(choice)) {
    const element = cardAt(root, key) ?? pileAt(root, key);
    if (!element) continue;
    element.classList.add("offered");
    element.dataset.offered = String(Number(element.dataset.offered ?? 0) + picks.length);
    element.setAttribute(
      "aria-label",
      `${element.getAttribute("aria-label")}. ${t("canAct")}: ${picks.map((i) => optionText(choice.options[i])).join("; ")}`,
    );
  }
  for (const [i, zone] of places(offer)) {
    zone.classList.add("goal");
    zone.dataset.takes = String(i);
  }
  for (const key of choice.chosen) cardAt(root, key)?.classList.add("chosen");
  cardAt(root, choice.place)?.classList.add("concerned");
}

/**
 * Mark where the options of a card lead.
 * @param {Offer} offer @param {number[]} picks
 */
export function markGoals(offer, picks) {
  clearGoals(offer.root);
  for (const i of picks)
    for (const spot of goals(offer.choice.options[i], offer.choice, offer.game)) {
      if (spot.key) cardAt(offer.root, spot.key)?.classList.add("goal");
      else for (const zone of zonesAt(offer.root, spot)) zone.classList.add("goal");
    }
}

/** @param {HTMLElement} root */
export function clearGoals(root) {
  for (const element of root.querySelectorAll(".goal")) element.classList.remove("goal");
}

/** @param {HTMLElement} root @param {{zone?: string, slot?: number}} spot @returns {HTMLElement[]} */
function zonesAt(root, spot) {
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(`[data-zone="${CSS.escape(spot.zone ?? "")}"]`)]);
  return all.filter((zone) => spot.slot === undefined || zone.dataset.slot === String(spot.slot));
}

/** The options of a card that lead to what lies under the pointer. @param {Offer} offer @param {number[]} picks @param {Element | null} over */
export function leadingTo(offer, picks, over) {
  const card = /** @type {HTMLElement | null} */ (over?.closest("[data-key]"));
  const zone = /** @type {HTMLElement | null} */ (over?.closest("[data-zone]"));
  return picks.filter((i) =>
    goals(offer.choice.options[i], offer.choice, offer.game).some((spot) => {
      if (spot.key) return card?.dataset.key === spot.key;
      return zone?.dataset.zone === spot.zone && (spot.slot === undefined || zone?.dataset.slot === String(spot.slot));
    }),
  );
}
