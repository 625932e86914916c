// The lobby: a new match, matches to come back to, replays.
import { bar } from "./bar.js";
import { button, dropLink, fill, h, keepLink, links, request } from "./dom.js";
import { newMatchForm } from "./newmatch.js";
import { settings } from "./settings.js";
import { botName, lang, named, t } from "./words.js";

/** @typedef {import("./types.js").Info} Info */

/** @param {HTMLElement} root */
export async function lobby(root) {
  document.title = "Ludex";
  const set = button("⚙", () => settings(() => lobby(root)), { id: "settings", "aria-label": t("settings") });
  const head = bar(h("span", { class: "where" }, t("tagline")), h("nav", { class: "buttons" }, set));
  const form = h("section", { class: "panel" }, h("h2", {}, t("newMatch")), loading());
  const matchList = h("div", {}, loading());
  const matchesPanel = h("section", { class: "panel" }, h("h2", {}, t("resume")), matchList);
  const column = h("div", { class: "column" }, matchesPanel, replays());
  fill(root, head, h("main", { class: "lobby" }, form, column));
  /** @type {Info[]} */
  const games = await request("/api/games");
  form.replaceWith(newMatchForm(games));
  fill(matchList, await matches(games));
}

function loading() {
  return h("p", { class: "faint loading" }, t("loading"));
}

function replays() {
  const said = h("div", { class: "said", role: "alert" });
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", id: "replayfile", accept: ".jsonl" }));
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    try {
      const made = await request("/api/replays", { text: await chosen.text() });
      keepLink(made.token);
      location.assign(`/table#${made.token}`);
    } catch (error) {
      fill(said, h("p", { class: "bad" }, String(/** @type {Error} */ (error).message)));
    }
  });
  return h("section", { class: "panel" }, h("h2", {}, t("replays")), h("label", {}, t("replayHelp"), file), said);
}

/** @param {Info[]} games */
async function matches(games) {
  const tokens = links();
  const found = tokens.length ? await request("/api/matches/mine", { tokens }) : [];
  if (!found.length) return h("p", { class: "faint" }, t("noMatches"));
  return h("ul", { class: "matches" }, ...found.map((/** @type {any} */ one) => matchItem(games, one)));
}

/** @param {Info[]} games @param {any} one */
function matchItem(games, one) {
  const info = games.find((game) => game.code === one.game);
  const stand = one.kind === "waiting" ? t("waiting") : one.outcome ? t("over") : t("running", { n: one.n });
  const name = (/** @type {string} */ bot, /** @type {number} */ seat) =>
    bot ? botName(bot, true) : seat === one.seat ? t("you") : t("seatN", { n: seat + 1 });
  const who = one.seats[0] === "import" ? t("replay") : one.seats.map(name).join(" – ");
  const forget = () => {
    dropLink(one.token);
    item.remove();
  };
  const item = h(
    "li",
    {},
    h("a", { href: `/table#${one.token}` }, info ? named({ en: info.name, ja: info.ja }) : one.game),
    h("span", { class: "faint" }, ` ${who} · ${stand} · ${new Date(one.made * 1000).toLocaleString(lang())}`),
    button("×", forget, { class: "quiet", "aria-label": t("forget") }),
  );
  return item;
}
