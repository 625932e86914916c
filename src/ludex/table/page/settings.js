// What this browser likes: language, colours, pace.
import { dialog, h, keep, kept } from "./dom.js";
import { lang, setLang, t } from "./words.js";

export function applyTheme() {
  const theme = kept("theme", "auto");
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** @param {() => void} changed */
export function settings(changed) {
  const choice = (
    /** @type {string} */ id,
    /** @type {string} */ now,
    /** @type {[string, string][]} */ list,
    /** @type {(value: string) => void} */ set,
  ) => {
    const select = /** @type {HTMLSelectElement} */ (
      h("select", {
        id,
        onchange: () => {
          set(select.value);
          changed();
        },
      })
    );
    for (const [value, text] of list) select.append(h("option", { value, selected: value === now }, text));
    return select;
  };
  const rows = [
    h(
      "label",
      {},
      t("language"),
      choice(
        "language",
        lang(),
        [
          ["en", "English"],
          ["ja", "日本語"],
        ],
        setLang,
      ),
    ),
    h(
      "label",
      {},
      t("theme"),
      choice(
        "theme",
        kept("theme", "auto"),
        ["auto", "light", "dark"].map((one) => [one, t(`theme.${one}`)]),
        (value) => {
          keep("theme", value);
          applyTheme();
        },
      ),
    ),
    h(
      "label",
      {},
      t("speed"),
      choice(
        "speed",
        kept("speed", "normal"),
        ["slow", "normal", "fast", "none"].map((one) => [one, t(`speed.${one}`)]),
        (value) => keep("speed", value),
      ),
    ),
    h("h3", {}, t("help")),
    h("p", { class: "faint" }, t("keysText")),
  ];
  dialog(t("settings"), rows, "settings");
}
