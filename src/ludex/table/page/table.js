// The table: the states that the server sends are shown one after the other, and what the player decides is sent.
import { bar } from "./bar.js";
import { fit } from "./board.js";
import { button, fill, h, keepLink, kept, request } from "./dom.js";
import { drawAttack, drawPlayers, drawTable } from "./drawing.js";
import { listenToKeys } from "./keys.js";
import { Line } from "./line.js";
import { clearGoals } from "./offer.js";
import { listenToPointer } from "./pointer.js";
import { drawPrompt } from "./prompt.js";
import { ReplayBar } from "./replay.js";
import { tellStops } from "./stops.js";
import { drawWaiting } from "./waiting.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").State} State */

/** Milliseconds between two states that are shown. @type {Record<string, number>} */
const PACE = { slow: 950, normal: 420, fast: 160, none: 0 };

export class Table {
  /**
   * @param {string} token
   * @param {HTMLElement} root
   */
  constructor(token, root) {
    this.token = token;
    /** @type {import("./types.js").Seated | null} */
    this.seated = null;
    /** @type {import("./types.js").Game | null} */
    this.game = null;
    /** @type {Record<string, import("./types.js").Face>} */
    this.faces = {};
    /** @type {State | null} */
    this.state = null;
    /** @type {State[]} */
    this.queue = [];
    /** @type {import("./types.js").Line[]} */
    this.log = [];
    this.present = [false, false];
    this.taken = [false, false];
    this.busy = false;
    this.hurry = false;
    this.sent = -1;
    /** The card whose options are shown in a menu. @type {{key: string, picks: number[]} | null} */
    this.selected = null;
    /** The place that was tapped once: the next tap there uses it. */
    this.tapped = "";
    /** The card in the box of the side. @type {{key: string, card: import("./types.js").Card} | null} */
    this.reading = null;
    /** @type {import("./side.js").Log | null} */
    this.logView = null;
    /** @type {ReplayBar | null} */
    this.replay = null;
    this.phone = matchMedia("(max-width: 760px)");
    this.phone.addEventListener("change", () => this.draw());
    const page = h("div", { class: "app" }, bar(this.where, this.buttons), this.stage, this.side, this.prompt);
    fill(root, page, this.peek, this.notice);
    new ResizeObserver(() => {
      fit(this.stage);
      drawAttack(this);
    }).observe(this.stage);
    new ResizeObserver(() => {
      this.side.style.setProperty("--why", `${this.whyBox.offsetHeight}px`);
    }).observe(this.whyBox);
    listenToPointer(this);
    listenToKeys(this);
    this.line = new Line(
      token,
      (message) => this.hear(message),
      (up) => this.connected(up),
    );
  }

  where = h("span", { class: "where" });
  buttons = h("nav", { class: "buttons" });
  stage = h("main", { class: "stage" });
  cardBox = h("section", { class: "cardbox", "aria-label": t("card"), "data-hint": t("hint") });
  whyBox = h("section", { class: "whybox", "aria-live": "polite" });
  logBox = h("section", { class: "logbox" });
  sideClose = button("×", () => this.side.classList.remove("shown"), { class: "close sideclose", "aria-label": "×" });
  side = h("aside", { class: "side" }, this.sideClose, this.cardBox, this.whyBox, this.logBox);
  prompt = h("footer", { class: "prompt", role: "status", "aria-live": "polite" });
  /** A card that is read on a phone. */
  peek = h("section", { class: "peek", "aria-live": "polite" });
  notice = h("div", { class: "notice", role: "alert" });

  // --- what is heard -----------------------------------------------------------------------------------------------

  /** @param {any} message */
  hear(message) {
    if (message.type === "seated") this.sit(message);
    else if (message.type === "state") this.next(message);
    else if (message.type === "waiting") drawWaiting(this, message.joins);
    else if (message.type === "present") {
      this.present = message.present;
      this.taken = message.taken;
      drawPlayers(this);
    } else if (message.type === "store") this.stored(message.away);
    else if (message.type === "refused") this.refused(message);
  }

  /** What is decided can, or cannot, be kept at the moment. @param {boolean} away */
  stored(away) {
    document.body.dataset.store = away ? "away" : "";
    this.tell(away ? t("storeAway") : t("storeBack"), away);
  }

  /** @param {{reason: string, closed?: boolean, word?: string}} message */
  refused({ reason: english, closed, word }) {
    const reason = word ? t(word) : english;
    this.sent = -1;
    this.tell(reason, word === "store");
    if (this.state && !this.replay && !closed) this.draw();
    if (closed) fill(this.stage, h("p", { class: "lone" }, reason, " ", h("a", { href: "/" }, t("lobby"))));
  }

  /** @param {import("./types.js").Seated} message */
  async sit(message) {
    this.seated = message;
    this.sent = -1;
    tellStops(this);
    if (this.game?.code === message.game && this.game.edition === message.edition) return;
    const game = await request(`/api/games/${message.game}?edition=${encodeURIComponent(message.edition)}`);
    this.game = game;
    if (message.seat >= 0 || message.seats[0] === "import") keepLink(this.token);
    this.pump();
  }

  /** @param {State} state */
  next(state) {
    const last = this.queue[this.queue.length - 1] ?? this.state;
    if (last && state.n < last.n) this.queue = [];
    this.sent = -1;
    this.queue.push(state);
    if (this.busy && this.state && !this.replay) drawPrompt(this, this.state);
    this.pump();
  }

  /** Show the next state, with a pause in between while there are more. */
  async pump() {
    if (this.busy || !this.game || !this.seated) return;
    this.busy = true;
    document.body.dataset.busy = "yes";
    while (this.queue.length) {
      const state = /** @type {State} */ (this.queue.shift());
      const before = this.state;
      this.faces = { ...this.faces, ...state.faces };
      this.log.length = Math.min(this.log.length, state.since);
      this.log.push(...state.log);
      this.state = state;
      if (this.replay) {
        this.replay.grown(state.n);
        continue;
      }
      const pace = this.pace(before, state);
      if (!pace && this.queue.length) continue;
      this.draw(pace > 0 ? before : null, state.log);
      if (pace && (this.queue.length || !this.offer()) && !state.over)
        await new Promise((resolve) => setTimeout(resolve, this.queue.length > 8 ? pace / 3 : pace));
    }
    this.busy = false;
    this.hurry = false;
    delete document.body.dataset.busy;
    if (this.seated.seats[0] === "import" && !this.replay) this.startReplay();
  }

  /** @param {State | null} before @param {State} now */
  pace(before, now) {
    if (!before || document.hidden || this.hurry || now.n < before.n) return 0;
    return PACE[kept("speed", "normal")] ?? PACE.normal;
  }

  /** @param {boolean} up */
  connected(up) {
    document.body.dataset.line = up ? "up" : "down";
    this.tell(up ? "" : t(this.line.asleep ? "asleep" : "lost"), !up);
  }

  /** @param {string} text @param {boolean} [stays] until something else is told */
  tell(text, stays = false) {
    this.notice.textContent = text;
    this.notice.classList.toggle("shown", Boolean(text));
    this.notice.classList.toggle("stays", stays);
    if (text && !stays)
      setTimeout(() => {
        if (this.notice.textContent === text) this.tell("");
      }, 4500);
  }

  // --- what is shown -----------------------------------------------------------------------------------------------

  /** The state on show: the table's, or that of the replay. */
  shown() {
    return this.replay?.state ?? this.state;
  }

  /**
   * @param {State | null} [before] the state that was shown, if cards should move from there
   * @param {import("./types.js").Line[]} [fresh] the lines of the log in between
   */
  draw(before = null, fresh = []) {
    drawTable(this, before, fresh);
  }

  /** What may be done now, if it is this player's to do. @returns {import("./offer.js").Offer | null} */
  offer() {
    const { state, game, faces } = this;
    const choice = state?.choice;
    if (!choice || !game || this.replay || this.queue.length) return null;
    if (choice.player !== this.seated?.seat || this.sent === state.n) return null;
    return { choice, game, faces, root: this.stage, take: (pick) => this.take(pick) };
  }

  // --- what the player does ----------------------------------------------------------------------------------------

  /** @param {number} pick */
  take(pick) {
    const state = this.state;
    if (!state || this.sent === state.n) return;
    this.sent = state.n;
    document.querySelector(".menu")?.remove();
    clearGoals(this.stage);
    this.line.say({ type: "decide", n: state.n, pick });
  }

  startReplay() {
    if (!this.state || !this.seated) return;
    this.replay = new ReplayBar(this, this.state.n);
    this.replay.go(this.seated.seats[0] === "import" ? 0 : this.state.n);
  }

  endReplay() {
    this.replay = null;
    this.draw();
  }
}
