// The form for a new match: which game, which decks, against whom, from which position.
import { deckPicker } from "./decks.js";
import { button, fill, h, keep, keepLink, kept, request } from "./dom.js";
import { botName, named, t } from "./words.js";

/** @typedef {import("./types.js").Info} Info */

/** The fields of the form that do not depend on the game. */
function fields() {
  const edition = /** @type {HTMLSelectElement} */ (h("select", { id: "edition" }));
  const opponent = /** @type {HTMLSelectElement} */ (h("select", { id: "opponent" }));
  const seats = [0, 1].map((seat) => h("option", { value: String(seat) }, t("seatN", { n: seat + 1 })));
  const seat = /** @type {HTMLSelectElement} */ (h("select", { id: "seat" }, ...seats));
  const any = { inputMode: "numeric", placeholder: t("anySeed"), maxLength: 15 };
  const seed = /** @type {HTMLInputElement} */ (h("input", { id: "seed", ...any }));
  const scenario = /** @type {HTMLInputElement} */ (h("input", { type: "file", id: "scenario", accept: ".yaml,.yml" }));
  return { edition, opponent, seat, seed, scenario };
}

/** @param {Info[]} games */
export function newMatchForm(games) {
  let at = games.find((info) => info.code === kept("game", "")) ?? games[0];
  const { edition, opponent, seat, seed, scenario } = fields();
  const pickers = ["deck", "against"].map((id) =>
    deckPicker(
      () => at,
      () => edition.value,
      id,
    ),
  );
  const [mine, theirs] = pickers;
  const editionRow = h("label", {}, t("edition"), edition);
  const theirRow = h("div", { class: "field" }, h("label", { for: "against" }, t("theirDeck")), theirs.element);
  const said = h("div", { class: "said", role: "alert" });

  const choose = (/** @type {Info} */ info) => {
    at = info;
    for (const tab of tabs.children) {
      const { game } = /** @type {HTMLElement} */ (tab).dataset;
      tab.setAttribute("aria-checked", String(game === info.code));
    }
    const editions = info.editions.map((one) => ({ value: one, selected: one === info.edition }));
    fill(edition, ...editions.map((one) => h("option", one, t(`edition.${one.value}`))));
    editionRow.hidden = info.editions.length < 2;
    for (const picker of pickers) picker.refill();
    const other = /** @type {HTMLSelectElement} */ (theirs.element.querySelector("select"));
    if (Object.keys(info.decks).length > 1) other.selectedIndex = 1;
    const bots = info.bots.map((name) => h("option", { value: name, selected: name === "greedy" }, botName(name)));
    fill(opponent, ...bots, h("option", { value: "" }, t("friend")));
    theirRow.hidden = false;
    keep("game", info.code);
  };
  const tabs = gameTabs(games, choose);
  scenario.addEventListener("change", async () => {
    const info = gameOf(games, (await scenario.files?.[0]?.text()) ?? "");
    if (info && info !== at) choose(info);
  });
  opponent.addEventListener("change", () => {
    theirRow.hidden = opponent.value === "";
  });

  const begin = async () => {
    fill(said);
    /** @type {Record<string, any>} */
    const asked = { game: at.code, edition: edition.value, deck: mine.value(), opponent: opponent.value };
    asked.seat = Number(seat.value);
    if (opponent.value) asked.against = theirs.value();
    if (seed.value.trim()) asked.seed = seed.value.trim();
    const file = scenario.files?.[0];
    try {
      if (asked.seed && !/^\d{1,39}$/.test(asked.seed)) throw new Error(t("badSeed"));
      if (file) asked.scenario = await file.text();
      await start(asked);
    } catch (error) {
      fill(said, h("p", { class: "bad" }, String(/** @type {Error} */ (error).message)));
    }
  };
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin();
  };
  const rows = [
    editionRow,
    h("div", { class: "field" }, h("label", { for: "deck" }, t("deck")), mine.element),
    h("label", {}, t("against"), opponent),
    theirRow,
    h("label", {}, t("seat"), seat),
    h("label", {}, t("seed"), seed, h("small", { class: "faint" }, t("seedHelp"))),
    h("label", {}, t("scenario"), scenario, h("small", { class: "faint" }, t("scenarioHelp"))),
  ];
  choose(at);
  const submit = h("button", { type: "submit", class: "primary big", id: "start" }, t("start"));
  const parts = [h("h2", {}, t("newMatch")), tabs, h("div", { class: "fields" }, ...rows), said, submit];
  return h("form", { class: "panel", onsubmit }, ...parts);
}

/** The game that a scenario file names. @param {Info[]} games @param {string} text */
function gameOf(games, text) {
  const code = /^game:\s*["']?(\w+)/m.exec(text)?.[1];
  return games.find((info) => info.code === code);
}

/** One button for each game. @param {Info[]} games @param {(info: Info) => void} choose */
function gameTabs(games, choose) {
  const tabs = h("div", { class: "games", role: "radiogroup", "aria-label": t("game") });
  for (const info of games) {
    const tab = button("", () => choose(info), { role: "radio", class: "gamecard", "data-game": info.code });
    tab.style.borderLeftColor = info.accent;
    tab.append(
      h("span", { class: "gamename" }, named({ en: info.name, ja: info.ja })),
      h("span", { class: "faint" }, t("decks", { n: Object.keys(info.decks).length })),
    );
    tabs.append(tab);
  }
  return tabs;
}

/** Make the match and sit down. @param {Record<string, any>} asked */
async function start(asked) {
  const made = await request("/api/matches", asked);
  keepLink(made.token);
  if (made.friend) keep(`friend.${made.token}`, made.friend);
  location.assign(`/table#${made.token}`);
}
