// Stops: at which windows this player is asked. The other side is told nothing of it.
import { button, dialog, h, keep, kept } from "./dom.js";
import { lang, t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{usual: string, here: Record<string, string>}} Stops */

const KINDS = ["always", "can", "never"];

/** What this browser has kept for a game. @param {Table} table @returns {Stops} */
function stopsOf(table) {
  try {
    const found = JSON.parse(kept(`stops.${table.seated?.game}`, "{}"));
    const here = Object.entries(found.here ?? {}).filter(([, kind]) => KINDS.includes(String(kind)));
    return { usual: KINDS.includes(found.usual) ? found.usual : "can", here: Object.fromEntries(here.slice(0, 100)) };
  } catch {
    return { usual: "can", here: {} };
  }
}

/** Tell the server; not until my next turn, or until the other does something. @param {Table} table @param {"" | "rest" | "act"} [until] */
export function tellStops(table, until = "") {
  if ((table.seated?.seat ?? -1) < 0) return;
  table.line.say({ type: "stops", ...stopsOf(table), rest: until === "rest", act: until === "act" });
}

/** @param {Table} table @param {(stops: Stops) => void} change */
function changeStops(table, change) {
  const stops = stopsOf(table);
  change(stops);
  keep(`stops.${table.seated?.game}`, JSON.stringify(stops));
  tellStops(table);
}

/** @param {string} id @param {string} now @param {(kind: string) => void} set @param {string[]} [kinds] */
function choice(id, now, set, kinds = KINDS) {
  const select = /** @type {HTMLSelectElement} */ (h("select", { id, onchange: () => set(select.value) }));
  for (const kind of kinds) select.append(h("option", { value: kind, selected: kind === now }, t(`stop.${kind}`)));
  return select;
}

/** The dialog with all stops. @param {Table} table */
export function stopsDialog(table) {
  const stops = stopsOf(table);
  const usual = choice("stopusual", stops.usual, (kind) =>
    changeStops(table, (now) => {
      now.usual = kind;
    }),
  );
  const windows = table.game?.windows ?? {};
  const quiet = table.game?.quiet ?? {};
  const places = [...new Set([...Object.keys(windows), ...Object.keys(stops.here)])];
  const rows = places.map((place, i) => {
    const set = (/** @type {string} */ kind) =>
      changeStops(table, (now) => {
        if (kind) now.here[place] = kind;
        else delete now.here[place];
      });
    const name = windows[place]?.[lang() === "ja" ? 1 : 0] || t("stopAt", { rule: place });
    const select = choice(`stop${i}`, stops.here[place] ?? "", set, ["", ...KINDS]);
    if (place in windows) select.options[0]?.append(` (${t(`quiet.${quiet[place] ?? ""}`)})`);
    return h("label", {}, name, select);
  });
  const rest = button(
    t("stopRest"),
    () => {
      tellStops(table, "rest");
      box.close();
    },
    { id: "stoprest" },
  );
  const content = [
    h("p", { class: "faint" }, t("stopsHelp")),
    h("label", {}, t("stopUsual"), usual),
    h("div", { class: "pairs" }, ...rows),
    rest,
  ];
  const box = dialog(t("stops"), content, "settings");
}

/** Buttons beside the question at a window. @param {Table} table @param {string} place @returns {Node[]} */
export function stopButtons(table, place) {
  const never = () =>
    changeStops(table, (now) => {
      now.here[place] = "never";
    });
  return [
    button(t("stopHere"), never, { id: "stophere", class: "quiet" }),
    button(t("stopAct"), () => tellStops(table, "act"), { id: "act", class: "quiet" }),
    button(t("stopRest"), () => tellStops(table, "rest"), { id: "rest", class: "quiet" }),
  ];
}
