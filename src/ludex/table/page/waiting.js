// Before the match: one player waits, the other chooses a deck.
import { linkLine } from "./bar.js";
import { deckPicker } from "./decks.js";
import { button, fill, h, kept, ownKey, request } from "./dom.js";
import { named, t } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table @param {boolean} joins whether this player's deck is awaited */
export async function drawWaiting(table, joins) {
  const games = await request("/api/games");
  const info = games.find((/** @type {any} */ game) => game.code === table.seated?.game);
  const name = named({ en: info?.name ?? "", ja: info?.ja ?? "" });
  document.title = `Ludex · ${name}`;
  fill(table.where, h("b", {}, name));
  const box = h("div", { class: "lone panel" }, h("h2", { class: "gamename" }, name));
  if (joins) {
    box.append(...joining(table, info));
  } else {
    const friend = kept(`friend.${table.token}`, "");
    box.append(h("p", {}, t("waitingFor")), friend ? linkLine(t("friendLink"), friend) : "");
  }
  if (table.seated?.open) box.append(h("p", { class: "open" }, `${t("openMatch")}: ${t("openHelp")}`));
  fill(table.stage, box);
  fill(table.prompt);
}

/** @param {Table} table @param {any} info the game */
function joining(table, info) {
  const picker = deckPicker(
    () => info,
    () => table.seated?.edition ?? "",
  );
  const join = async () => {
    try {
      await request("/api/matches/join", { token: table.token, key: ownKey(), deck: picker.value() });
    } catch (error) {
      picker.refuse(String(/** @type {Error} */ (error).message));
    }
  };
  const start = button(t("start"), join, { class: "primary", id: "join" });
  return [h("h3", {}, t("join")), h("p", {}, t("joinHelp")), picker.element, start];
}
