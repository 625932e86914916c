// Stops: at which windows this player is asked. The other side is told nothing of it.
import { button, dialog, h, keep, kept } from "./dom.js";
import { t } from "./words.js";

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

/** Tell the server. @param {Table} table @param {boolean} [rest] not until my next turn */
export function tellStops(table, rest = false) {
  if ((table.seated?.seat ?? -1) >= 0) table.line.say({ type: "stops", ...stopsOf(table), rest });
}

/** @param {Table} table @param {(stops: Stops) => void} change */
function changeStops(table, change) {
  const stops = stopsOf(table);
  change(stops);
  keep(`stops.${table.seated?.game}`, JSON.stringify(stops));
  tellStops(table);
}

/** @param {string} id @param {string} now @param {(kind: string) => void} set */
function choice(id, now, set) {
  const select = /** @type {HTMLSelectElement} */ (h("select", { id, onchange: () => set(select.value) }));
  for (const kind of KINDS) select.append(h("option", { value: kind, selected: kind === now }, t(`stop.${kind}`)));
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
  const rows = Object.keys(stops.here).map((rule, i) => {
    const set = (/** @type {string} */ kind) =>
      changeStops(table, (now) => {
        now.here[rule] = kind;
      });
    return h("label", {}, t("stopAt", { rule }), choice(`stop${i}`, stops.here[rule] ?? "can", set));
  });
  const rest = button(
    t("stopRest"),
    () => {
      tellStops(table, true);
      box.close();
    },
    { id: "stoprest" },
  );
  const content = [h("p", { class: "faint" }, t("stopsHelp")), h("label", {}, t("stopUsual"), usual), ...rows, rest];
  const box = dialog(t("stops"), content, "settings");
}

/** Buttons beside the question at a window. @param {Table} table @param {string} rule @returns {Node[]} */
export function stopButtons(table, rule) {
  const never = () =>
    changeStops(table, (now) => {
      now.here[rule] = "never";
    });
  return [
    button(t("stopHere"), never, { id: "stophere", class: "quiet" }),
    button(t("stopRest"), () => tellStops(table, true), { id: "rest", class: "quiet" }),
  ];
}
