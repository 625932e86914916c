// A choice of deck: a shipped one, or a list of one's own, checked as it is written.
import { button, fill, h, request } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Info} Info */

/**
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
    h("div", { class: "row" }, file, button(t("check"), check, { id: `${id}check` })),
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
    own.hidden = select.value !== "";
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
