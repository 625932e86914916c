// The bar above the table: where the match stands, and the buttons for undo, replay, links, conceding, settings.
import { seedOf } from "./art.js";
import { button, dialog, fill, h, kept, request } from "./dom.js";
import { settings } from "./settings.js";
import { phase } from "./side.js";
import { stopsDialog } from "./stops.js";
import { named, t, turnText } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {HTMLElement} where @param {HTMLElement} buttons */
export function bar(where, buttons) {
  return h("header", { class: "bar" }, h("a", { class: "brand", href: "/" }, "Ludex"), where, buttons);
}

/** @param {Table} table @param {import("./types.js").State} state */
export function drawBar(table, state) {
  const { seated, game } = table;
  if (!seated || !game) return;
  const view = state.view;
  fill(
    table.where,
    h("b", {}, named({ en: game.name, ja: game.ja })),
    ` · ${turnText(view.turn)}`,
    view.phase ? ` · ${phase(view.phase, game)}` : "",
    seated.open ? h("span", { class: "open", title: t("openHelp") }, ` · ${t("openMatch")}`) : "",
    state.seed ? h("span", { class: "faint" }, ` · ${t("seed")} ${state.seed}`) : "",
  );
  const player = seated.seat >= 0;
  const list = [];
  if (player && !table.replay)
    list.push(button(t("undo"), () => undo(table), { id: "undo", disabled: state.undo < 0 }));
  if (table.replay) list.push(button(t("live"), () => table.endReplay(), { id: "replay" }));
  else list.push(button(t("replay"), () => table.startReplay(), { id: "replay" }));
  if (player) list.push(button(t("share"), () => share(table), { id: "links" }));
  if (player && !state.over) list.push(button(t("stops"), () => stopsDialog(table), { id: "stops" }));
  if (player && !state.over) list.push(button(t("concede"), () => concede(table), { id: "concede" }));
  list.push(button(t("log"), () => table.side.classList.toggle("shown"), { id: "showlog" }));
  list.push(button("⚙", () => settings(() => table.draw()), { id: "settings", "aria-label": t("settings") }));
  fill(table.buttons, ...list);
}

/** @param {Table} table */
function undo(table) {
  if (table.state && table.state.undo >= 0) table.line.say({ type: "undo", to: table.state.undo });
}

/** @param {Table} table */
function concede(table) {
  const sure = () => {
    box.close();
    table.line.say({ type: "concede" });
  };
  const yes = button(t("yes"), sure, { id: "sure", class: "primary" });
  const no = button(t("no"), () => box.close());
  const box = dialog(t("sureConcede"), [h("div", { class: "actions" }, yes, no)]);
}

/** @param {Table} table */
function share(table) {
  const { seated, token, line } = table;
  if (!seated) return;
  const friend = kept(`friend.${token}`, "");
  const allowed = Boolean(((table.state?.allowed ?? 0) >> seated.seat) & 1);
  const check = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", id: "allow", checked: allowed }));
  check.addEventListener("change", () => line.say({ type: "allow", open: check.checked }));
  dialog(t("share"), [
    linkLine(t("watchLink"), seated.watch),
    friend ? friendLine(table, seated.seat, friend) : h("span"),
    h("label", { class: "check" }, check, t("allowOpen")),
  ]);
}

/** The friend's link; it is of no use any more once the friend has taken the seat.
 * @param {Table} table @param {number} seat @param {string} friend */
function friendLine(table, seat, friend) {
  if (!table.taken[1 - seat]) return linkLine(t("friendLink"), friend);
  return h("p", { id: "taken" }, `${t("friendLink")}: ${t("seatTaken")}`);
}

/** A link that can be copied. @param {string} label @param {string} token */
export function linkLine(label, token) {
  const address = `${location.origin}/table#${token}`;
  const field = /** @type {HTMLInputElement} */ (h("input", { readOnly: true, value: address, "aria-label": label }));
  const copy = button(t("copy"), async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(address);
      copy.textContent = t("copied");
    } catch {
      /* selected: can be copied by hand */
    }
  });
  return h("div", { class: "linkline" }, h("label", {}, label), field, copy);
}

/** With the seed; with a number of the match while the seed is kept secret. @param {Table} table */
function fileName({ seated, state }) {
  return `ludex-${seated?.game}-${state?.seed || `match-${seedOf(seated?.watch ?? "")}`}.jsonl`;
}

/** Save the replay as a file. @param {Table} table */
export async function save(table) {
  try {
    const text = await request("/api/matches/file", { token: table.token });
    const href = `data:application/x-ndjson;charset=utf-8,${encodeURIComponent(text)}`;
    h("a", { href, download: fileName(table) }).click();
  } catch (error) {
    table.tell(String(/** @type {Error} */ (error).message));
  }
}
