// Both halves of the table, from a view and the game's layout.
import { drawCard } from "./card.js";
import { h } from "./dom.js";
import { botName, named, put, shortly, t } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Zone} Zone */

/**
 * @typedef {{view: View, game: import("./types.js").Game, faces: Record<string, import("./types.js").Face>, seated: import("./types.js").Seated,
 *   below: number, present: boolean[], offered: Set<string>}} Scene
 */

/** @param {Scene} scene @param {Card} card */
function faceOf(scene, card) {
  return card.number === undefined ? undefined : scene.faces[card.number];
}

/** How many cards lie under each, by id. @param {View} view @returns {Map<number, number>} */
function stacked(view) {
  const count = new Map();
  for (const half of view.players)
    for (const cards of Object.values(half.zones))
      for (const card of cards) {
        if (card.host) count.set(card.host, (count.get(card.host) ?? 0) + 1);
      }
  return count;
}

/**
 * The whole board; `below` is the player drawn nearest.
 * @param {Scene} scene
 */
export function drawBoard(scene) {
  const under = stacked(scene.view);
  const far = half(scene, 1 - scene.below, under, false);
  const near = half(scene, scene.below, under, true);
  const board = h("div", { class: "board" }, far, middle(scene, under), near);
  for (const player of [0, 1]) upon(scene, board, player);
  const shared = Object.keys(scene.game.layout.shared).length ? 1 : 0; /* its room is kept free */
  board.dataset.rows = String(2 * rowsOf(scene) + shared + 1);
  return board;
}

/** How many rows of cards a half needs: rows that are only there when something lies in them count less. @param {Scene} scene */
function rowsOf(scene) {
  const { areas, zones } = scene.game.layout;
  let rows = 0;
  for (const row of areas) {
    const here = Object.entries(zones).filter(
      ([, zone]) =>
        row.split(/\s+/).includes(zone.area) || zone.places.some(([area]) => row.split(/\s+/).includes(area)),
    );
    const own = here.filter(
      ([, zone]) => !areas.some((other) => other !== row && other.split(/\s+/).includes(zone.area)),
    );
    if (own.some(([, zone]) => zone.empty)) rows += 1;
    else if (own.some(([name]) => scene.view.players.some((half) => half.zones[name]?.length))) rows += 0.5;
  }
  return rows;
}

/** The height of a card in pixels: the least, the most, and the most on a phone. */
const [LEAST, MOST, MOST_PHONE] = [36, 150, 80];
/** Below this height, there is no room for words on a card. */
const TINY = 60;
/** What a board needs in pixels besides its rows of cards. */
const REST = 230;
/** Cards do not grow by less than this: they keep their size while prompts of a line more or less come and go. */
const STEADY = 6;

/** Let the whole board be seen: cards as large as the stage allows, overlapping where a row is too long. @param {HTMLElement} root */
export function fit(root) {
  const board = /** @type {HTMLElement | null} */ (root.querySelector(".board"));
  if (!board) return;
  const rows = Number(board.dataset.rows);
  const wanted = Math.floor((root.clientHeight - REST) / rows);
  const most = matchMedia("(max-width: 760px)").matches ? MOST_PHONE : MOST;
  const before = Number(root.dataset.high ?? 0);
  let high = Math.max(LEAST, Math.min(most, wanted));
  if (before < high && high - before < STEADY) high = before;
  for (let tries = 0; tries < 6; tries++) {
    board.style.setProperty("--h", `${high}px`);
    overlap(root);
    const over = root.scrollHeight - root.clientHeight;
    const wide = root.scrollWidth - root.clientWidth;
    if ((over <= 0 && wide <= 0) || high <= LEAST) break;
    high = Math.max(LEAST, Math.floor(high - Math.max(over / rows, (wide / root.clientWidth) * high, 0.5)));
  }
  root.dataset.high = String(high);
  board.classList.toggle("tiny", high < TINY);
}

/** Let cards overlap where there is no room for all. @param {HTMLElement} root */
function overlap(root) {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (
    root.querySelectorAll(".show-row .cards, .near .hand, .show-strip .cards")
  )) {
    const cards = /** @type {HTMLElement[]} */ ([...box.children]);
    for (const card of cards) card.style.marginLeft = "";
    const over = box.scrollWidth - box.clientWidth;
    if (over <= 1 || cards.length < 2) continue;
    for (const card of cards.slice(1))
      card.style.marginLeft = `${parseFloat(getComputedStyle(card).marginLeft) - over / (cards.length - 1) - 1}px`;
  }
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".zone, .near .hand")))
    box.classList.toggle("crowded", isCrowded([...box.querySelectorAll(".card")]));
}

/** What a finger needs of a card, in pixels. */
const FINGER = 24;

/** Whether less than a finger's width can be seen of a card that lies under another one. @param {Element[]} cards */
function isCrowded(cards) {
  return cards.slice(1).some((card, i) => {
    const [a, b] = [cards[i].getBoundingClientRect(), card.getBoundingClientRect()];
    const apart = Math.hypot(b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2);
    return apart < FINGER;
  });
}

/** @param {Scene} scene @param {Map<number, number>} under */
function middle(scene, under) {
  const box = h("div", { class: "middle" });
  for (const [name, zone] of Object.entries(scene.game.layout.shared)) {
    const cards = scene.view.shared[name] ?? [];
    if (cards.length) box.append(rowZone(scene, "s", name, zone, cards, under));
  }
  for (const one of scene.view.waiting)
    box.append(h("span", { class: "waiting" }, `${t("waitingAbilities")}: ${one.card}`));
  return box;
}

/**
 * One player's half.
 * @param {Scene} scene @param {number} player @param {Map<number, number>} under @param {boolean} near
 */
function half(scene, player, under, near) {
  const { layout } = scene.game;
  const rows = layout.areas.map((row) => row.split(/\s+/));
  const turned = near ? rows : rows.map((row) => [...row].reverse()).reverse();
  const mat = h("div", { class: "mat" });
  mat.style.gridTemplateAreas = turned.map((row) => `"${row.join(" ")}"`).join(" ");
  const columns = layout.columns.split(/\s+/);
  mat.style.gridTemplateColumns = (near ? columns : [...columns].reverse()).join(" ");
  const zones = scene.view.players[player].zones;
  for (const [name, zone] of Object.entries(layout.zones)) {
    const cards = zones[name] ?? [];
    if (["hand", "under", "upon"].includes(zone.show) || (!zone.empty && !cards.length)) continue;
    if (zone.show === "slots") slots(scene, mat, player, name, zone, cards, under);
    else if (zone.show === "pile") beside(mat, pile(scene, player, name, zone, cards), zone.area);
    else beside(mat, rowZone(scene, player, name, zone, cards, under), zone.area);
  }
  const place = nameplate(scene, player);
  const cards = hand(scene, player);
  return h(
    "section",
    {
      class: `half ${near ? "near" : "far"}${scene.view.active === player ? " active" : ""}`,
      "aria-label": `${t("seatN", { n: player + 1 })}, ${t(near ? "near" : "far")}`,
    },
    ...(near ? [mat, place, cards] : [cards, place, mat]),
  );
}

/** @param {Scene} scene @param {number} player */
function nameplate(scene, player) {
  const { view, seated, game } = scene;
  const bot = seated.seats[player];
  const who = bot === "import" ? "" : bot ? ` (${botName(bot, true)})` : player === seated.seat ? ` (${t("you")})` : "";
  const box = h(
    "div",
    { class: "nameplate" },
    h("strong", { class: `player p${player}` }, t("seatN", { n: player + 1 }) + who),
  );
  if (!bot) box.append(h("span", { class: `dot ${scene.present[player] ? "here" : "away"}`, "data-player": player }));
  if (view.active === player && view.turn)
    box.append(h("span", { class: "turnmark" }, t(player === seated.seat ? "yourTurn" : "theirTurn")));
  const { numbers, zones } = view.players[player];
  const all = Object.keys(numbers).map((name) => [`{${name}}`, name, ""]);
  const counts = Object.entries(zones).map(([name, cards]) => [`zone:${name}`, cards.length]);
  const told = Object.entries(numbers).map(([name, n]) => [name, shortly(n)]);
  const values = Object.fromEntries([...told, ...counts]);
  for (const [template, en, ja] of game.layout.numbers ?? all) {
    box.append(h("span", { class: "number" }, h("b", {}, put(template, values, "0")), ` ${named({ en, ja })}`));
  }
  return box;
}

/** @param {Scene} scene @param {number} player */
function hand(scene, player) {
  const box = h("div", { class: "hand", role: "group" });
  const found = Object.entries(scene.game.layout.zones).find(([, zone]) => zone.show === "hand");
  if (!found) return box;
  const [name, zone] = found;
  const cards = scene.view.players[player].zones[name] ?? [];
  const label = `${named(zone)}, ${t("seatN", { n: player + 1 })}: ${t("cards", { n: cards.length })}`;
  box.setAttribute("aria-label", label);
  box.dataset.zone = `${player}/${name}`;
  box.style.setProperty("--count", String(Math.max(1, cards.length)));
  for (const [i, card] of cards.entries())
    box.append(drawCard(card, faceOf(scene, card), scene.game, { key: `${player}/${name}/${i}` }));
  return box;
}

/**
 * @param {Scene} scene @param {number | "s"} player @param {string} name @param {Zone} zone @param {Card[]} cards
 * @param {Map<number, number>} under
 */
function rowZone(scene, player, name, zone, cards, under) {
  const box = h("div", { class: "cards" });
  box.style.setProperty("--count", String(Math.max(1, cards.length)));
  for (const [i, card] of cards.entries()) {
    const how = { key: `${player}/${name}/${i}`, under: card.id ? under.get(card.id) : 0 };
    box.append(drawCard(card, faceOf(scene, card), scene.game, how));
  }
  return zoneBox(player, name, zone, zone.show, cards.length, box);
}

/** Put a zone into its area of the mat, beside others that have the same. @param {HTMLElement} mat @param {HTMLElement} box @param {string} area */
function beside(mat, box, area) {
  const all = /** @type {HTMLElement[]} */ ([...mat.children]);
  const there = all.find((one) => one.dataset.area === area);
  if (!area || !there) {
    box.dataset.area = area;
    mat.append(box);
    return box;
  }
  if (there.classList.contains("together")) {
    there.append(box);
    return there;
  }
  const group = h("div", { class: "together" });
  group.dataset.area = area;
  group.style.gridArea = area;
  there.replaceWith(group);
  for (const one of [there, box]) one.style.gridArea = "";
  delete there.dataset.area;
  group.append(there, box);
  return group;
}

/**
 * The slots of a zone; where the player has spots, only those. Slots that share an area lie side by side, in the order
 * of their columns.
 * @param {Scene} scene @param {HTMLElement} mat @param {number} player @param {string} name @param {Zone} zone @param {Card[]} cards
 * @param {Map<number, number>} under
 */
function slots(scene, mat, player, name, zone, cards, under) {
  const { spots } = scene.view.players[player];
  zone.places.forEach(([area, en, ja], slot) => {
    const spot = spots?.find((one) => one.number === slot);
    if (!area || (spots && !spot)) return;
    const box = h("div", { class: "cards" });
    let count = 0;
    cards.forEach((card, i) => {
      if (card.slot !== slot) return;
      count += 1;
      box.append(
        drawCard(card, faceOf(scene, card), scene.game, {
          key: `${player}/${name}/${i}`,
          under: card.id ? under.get(card.id) : 0,
        }),
      );
    });
    if (!count && !zone.empty) return;
    const place = zoneBox(player, name, { ...zone, en, ja, area }, "row", count, box);
    place.dataset.slot = String(slot);
    kinds(scene, place, spot);
    if (zone.places.filter(([other]) => other === area).length < 2) mat.append(place);
    else sideBySide(mat, place, area, (spot?.column ?? slot) * (scene.below === 0 ? 1 : -1));
  });
}

/** Put a slot among those of its area. @param {HTMLElement} mat @param {HTMLElement} place @param {string} area @param {number} column */
function sideBySide(mat, place, area, column) {
  const name = place.dataset.zone ?? "";
  const all = /** @type {HTMLElement[]} */ ([...mat.children]);
  let group = all.find((one) => one.dataset.slots === `${name} ${area}`);
  if (!group) {
    group = h("div", { class: "together" });
    group.dataset.slots = `${name} ${area}`;
    group.style.gridArea = area;
    mat.append(group);
  }
  place.style.gridArea = "";
  place.style.order = String(column);
  group.append(place);
}

/** What a spot is besides a plain one. @param {Scene} scene @param {HTMLElement} place @param {import("./types.js").Spot | undefined} spot */
function kinds(scene, place, spot) {
  for (const word of spot?.types ?? []) {
    const [en, ja] = scene.game.layout.spots[word] ?? [];
    if (!en) continue;
    const said = named({ en, ja });
    place.classList.add("special");
    place.querySelector(".title")?.append(` · ${said}`);
    place.setAttribute("aria-label", `${place.getAttribute("aria-label")}, ${said}`);
  }
}

/** Draw the cards that lie upon spots and upon other cards where those are. @param {Scene} scene @param {HTMLElement} board @param {number} player */
function upon(scene, board, player) {
  const { zones, seats } = scene.view.players[player];
  for (const [name, zone] of Object.entries(scene.game.layout.zones)) {
    if (zone.show !== "upon") continue;
    for (const [i, card] of (zones[name] ?? []).entries()) {
      const seat = Object.keys(seats ?? {}).find((one) => seats?.[one] === card.slot);
      const on = card.host ? board.querySelector(`[data-id="${card.host}"]`)?.closest(".zone") : null;
      const at = board.querySelector(
        `[data-zone^="${player}/"][data-slot="${card.slot}"], [data-zone="${player}/${seat}"]`,
      );
      const place = on ?? at ?? board.querySelector(`[data-zone^="${player}/"]`);
      let box = place?.querySelector(".upon");
      if (!box) {
        box = h("div", { class: "upon" });
        place?.append(box);
      }
      const drawn = drawCard(card, faceOf(scene, card), scene.game, { key: `${player}/${name}/${i}` });
      drawn.classList.add("chip");
      drawn.title = `${named(zone)}: ${drawn.getAttribute("aria-label")}`;
      box.append(drawn);
    }
  }
}

/**
 * A pile shows its top card; where one of its cards is offered, that one, which is used by a click.
 * @param {Scene} scene @param {number} player @param {string} name @param {Zone} zone @param {Card[]} cards
 */
function pile(scene, player, name, zone, cards) {
  const place = `${player}/${name}`;
  const offered = cards.map((_, i) => `${place}/${i}`).filter((key) => scene.offered.has(key));
  const key = offered.length === 1 ? offered[0] : `${place}/${cards.length - 1}`;
  const top = cards[Number(key.slice(place.length + 1))];
  const box = h("div", { class: "cards" });
  if (top) {
    const button = drawCard(top, faceOf(scene, top), scene.game, { key });
    button.classList.remove("rested", "reversed");
    button.classList.add("piled");
    if (offered.length !== 1) button.dataset.pile = place;
    button.style.setProperty("--deep", String(Math.min(6, Math.ceil(cards.length / 8))));
    button.setAttribute("aria-label", `${named(zone)}: ${t("cards", { n: cards.length })}`);
    button.append(h("span", { class: "count" }, String(cards.length)));
    box.append(button);
  }
  return zoneBox(player, name, zone, "pile", cards.length, box);
}

/**
 * The name of a zone. Where several cards lie, it opens them side by side: some may lie under others.
 * @param {number | "s"} player @param {string} name @param {Zone} zone @param {string} show @param {number} count
 */
function title(player, name, zone, show, count) {
  if (count < 2) return h("span", { class: "title" }, named(zone));
  const label = `${named(zone)}: ${t("cards", { n: count })}`;
  const opens = { class: "title", type: "button", "data-opens": `${player}/${name}`, "aria-label": label };
  return h("button", opens, named(zone), show === "pile" ? "" : h("span", { class: "times" }, ` ×${count}`));
}

/**
 * @param {number | "s"} player @param {string} name @param {Zone} zone @param {string} show @param {number} count
 * @param {HTMLElement} content
 */
function zoneBox(player, name, zone, show, count, content) {
  const who = player === "s" ? "" : `, ${t("seatN", { n: player + 1 })}`;
  const box = h(
    "div",
    {
      class: `zone show-${show}${zone.small ? " small" : ""}${count ? "" : " vacant"}`,
      role: "group",
      "aria-label": `${named(zone)}${who}: ${t("cards", { n: count })}`,
    },
    title(player, name, zone, show, count),
    content,
  );
  box.dataset.zone = `${player}/${name}`;
  if (zone.area) box.style.gridArea = zone.area;
  return box;
}
