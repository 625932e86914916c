// The lobby: which game, which deck, against whom; matches to come back to; replays.
import { button, dropLink, fill, h, keep, keepLink, links, request } from "./dom.js";
import { settings } from "./settings.js";
import { botName, lang, named, t } from "./words.js";

/** @typedef {{code: string, name: string, ja: string, accent: string, editions: string[], edition: string, decks: Record<string, string>, bots: string[]}} Info */

/**
 * A choice of deck: a shipped one, or a list of one's own, checked as it is written.
 * @param {() => Info} info
 * @param {() => string} edition
 * @param {string} [id]
 */
export function deckPicker(info, edition, id = "deck") {
  const select = /** @type {HTMLSelectElement} */ (h("select", { id }));
  const text = /** @type {HTMLTextAreaElement} */ (
    h("textarea", { id: `${id}text`, rows: 8, spellcheck: false, "aria-label": t("list"), placeholder: t("listHelp") })
  );
  const file = /** @type {HTMLInputElement} */ (
    h("input", { type: "file", id: `${id}file`, accept: ".txt,text/plain", "aria-label": t("list") })
  );
  const said = h("div", { class: "said", role: "status", "aria-live": "polite" });
  const check = async () => {
    fill(said);
    if (!text.value.trim()) return;
    try {
      const answer = await request("/api/decks/check", { game: info().code, edition: edition(), text: text.value });
      fill(
        said,
        ...(answer.legal
          ? [h("p", { class: "good" }, t("legal", { name: answer.name }))]
          : answer.breaches.map(breachLine)),
      );
    } catch (error) {
      refuse(String(/** @type {Error} */ (error).message));
    }
  };
  const refuse = (/** @type {string} */ reason) => fill(said, h("p", { class: "bad" }, reason));
  const own = h(
    "div",
    { class: "ownlist", hidden: true },
    text,
    h("div", { class: "row" }, file, h("button", { type: "button", id: `${id}check`, onclick: check }, t("check"))),
  );
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    text.value = await chosen.text();
    await check();
  });
  select.addEventListener("change", () => {
    own.hidden = select.value !== "";
    fill(said);
  });
  const refill = () => {
    fill(
      select,
      ...Object.entries(info().decks).map(([value, name]) => h("option", { value }, name)),
      h("option", { value: "" }, t("ownList")),
    );
    own.hidden = true;
    fill(said);
  };
  refill();
  return {
    element: h("div", { class: "deckpicker" }, select, own, said),
    value: () => (select.value ? { name: select.value } : { text: text.value || " x" }),
    refill,
    refuse,
  };
}

/** @param {{rule: string, reason: string, line: number, words: string | null}} breach */
function breachLine(breach) {
  const place = breach.line ? `${breach.line}: ` : "";
  return h(
    "p",
    { class: "bad" },
    place,
    breach.reason,
    " ",
    breach.rule ? h("span", { class: "rule" }, breach.rule) : "",
    breach.words ? h("q", {}, breach.words) : "",
  );
}

/** @param {HTMLElement} root */
export async function lobby(root) {
  /** @type {Info[]} */
  const games = await request("/api/games");
  let at = games[0];
  document.title = "Ludex";
  const edition = /** @type {HTMLSelectElement} */ (h("select", { id: "edition" }));
  const editionRow = h("label", {}, t("edition"), edition);
  const mine = deckPicker(
    () => at,
    () => edition.value,
  );
  const theirs = deckPicker(
    () => at,
    () => edition.value,
    "against",
  );
  const opponent = /** @type {HTMLSelectElement} */ (h("select", { id: "opponent" }));
  const theirRow = h("div", { class: "field" }, h("label", { for: "against" }, t("theirDeck")), theirs.element);
  const seat = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { id: "seat" },
      h("option", { value: "0" }, t("seatN", { n: 1 })),
      h("option", { value: "1" }, t("seatN", { n: 2 })),
    )
  );
  const seed = /** @type {HTMLInputElement} */ (
    h("input", { id: "seed", inputMode: "numeric", placeholder: t("anySeed"), maxLength: 15 })
  );
  const scenario = /** @type {HTMLInputElement} */ (h("input", { type: "file", id: "scenario", accept: ".yaml,.yml" }));
  const said = h("div", { class: "said", role: "alert" });
  const tabs = h("div", { class: "games", role: "radiogroup", "aria-label": t("game") });

  const choose = (/** @type {Info} */ info) => {
    at = info;
    for (const tab of tabs.children)
      tab.setAttribute("aria-checked", String(/** @type {HTMLElement} */ (tab).dataset.game === info.code));
    fill(
      edition,
      ...info.editions.map((one) => h("option", { value: one, selected: one === info.edition }, t(`edition.${one}`))),
    );
    editionRow.hidden = info.editions.length < 2;
    mine.refill();
    theirs.refill();
    /** @type {HTMLSelectElement} */ (theirs.element.querySelector("select")).selectedIndex = 1;
    fill(
      opponent,
      ...info.bots.map((name) => h("option", { value: name, selected: name === "greedy" }, botName(name))),
      h("option", { value: "" }, t("friend")),
    );
    theirRow.hidden = false;
    keep("game", info.code);
  };
  for (const info of games) {
    const tab = button("", () => choose(info), { role: "radio", class: "gamecard", "data-game": info.code });
    tab.style.borderLeftColor = info.accent;
    tab.append(
      h("span", { class: "gamename" }, named({ en: info.name, ja: info.ja })),
      h("span", { class: "faint" }, t("decks", { n: Object.keys(info.decks).length })),
    );
    tabs.append(tab);
  }
  opponent.addEventListener("change", () => {
    theirRow.hidden = opponent.value === "";
  });

  const begin = async () => {
    fill(said);
    /** @type {Record<string, any>} */
    const asked = {
      game: at.code,
      edition: edition.value ?? "",
      deck: mine.value(),
      opponent: opponent.value,
      seat: Number(seat.value),
    };
    if (opponent.value) asked.against = theirs.value();
    if (/^\d+$/.test(seed.value.trim())) asked.seed = Number(seed.value.trim());
    const file = scenario.files?.[0];
    if (file) asked.scenario = await file.text();
    try {
      const made = await request("/api/matches", asked);
      keepLink(made.token);
      if (made.friend) keep(`friend.${made.token}`, made.friend);
      location.assign(`/table#${made.token}`);
    } catch (error) {
      fill(said, h("p", { class: "bad" }, String(/** @type {Error} */ (error).message)));
    }
  };

  const form = h(
    "form",
    {
      class: "panel",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        begin();
      },
    },
    h("h2", {}, t("newMatch")),
    tabs,
    h(
      "div",
      { class: "fields" },
      editionRow,
      h("div", { class: "field" }, h("label", { for: "deck" }, t("deck")), mine.element),
      h("label", {}, t("against"), opponent),
      theirRow,
      h("label", {}, t("seat"), seat),
      h("label", {}, t("seed"), seed),
      h("label", {}, t("scenario"), scenario, h("small", { class: "faint" }, t("scenarioHelp"))),
    ),
    said,
    h("button", { type: "submit", class: "primary big", id: "start" }, t("start")),
  );

  const kept = h("section", { class: "panel" }, h("h2", {}, t("resume")), await matches(games));
  const head = h(
    "header",
    { class: "bar" },
    h("a", { class: "brand", href: "/" }, "Ludex"),
    h("span", { class: "where" }, t("tagline")),
    h(
      "nav",
      { class: "buttons" },
      h(
        "button",
        { type: "button", id: "settings", "aria-label": t("settings"), onclick: () => settings(() => lobby(root)) },
        "⚙",
      ),
    ),
  );
  fill(root, head, h("main", { class: "lobby" }, form, h("div", { class: "column" }, kept, replays())));
  choose(games.find((info) => info.code === localStorage.getItem("ludex.game")) ?? games[0]);
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
  const list = h("ul", { class: "matches" });
  const found = tokens.length ? await request("/api/matches/mine", { tokens }) : [];
  for (const one of found) {
    const info = games.find((game) => game.code === one.game);
    const stand = one.kind === "waiting" ? t("waiting") : one.outcome ? t("over") : t("running", { n: one.n });
    const who =
      one.seats[0] === "import"
        ? t("replay")
        : one.seats
            .map(
              (/** @type {string} */ bot, /** @type {number} */ seat) =>
                bot || (seat === one.seat ? t("you") : t("seatN", { n: seat + 1 })),
            )
            .join(" – ");
    const item = h(
      "li",
      {},
      h("a", { href: `/table#${one.token}` }, info ? named({ en: info.name, ja: info.ja }) : one.game),
      h("span", { class: "faint" }, ` ${who} · ${stand} · ${new Date(one.made * 1000).toLocaleString(lang())}`),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": t("forget"),
          onclick: () => {
            dropLink(one.token);
            item.remove();
          },
        },
        "×",
      ),
    );
    list.append(item);
  }
  return found.length ? list : h("p", { class: "faint" }, t("noMatches"));
}
