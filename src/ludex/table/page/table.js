// The table: what the server tells is shown step by step, and what the player does is said.
import { drawBoard, fit } from "./board.js";
import { drawCard, readCard } from "./card.js";
import { dialog, fill, h, keepLink, kept, request } from "./dom.js";
import { Line } from "./line.js";
import { deckPicker } from "./lobby.js";
import { animate, arrow, rects } from "./motion.js";
import {
  byCard,
  cardAt,
  cardForm,
  clearGoals,
  isPassing,
  leadingTo,
  light,
  listAll,
  markGoals,
  menu,
  needsForm,
  plainText,
} from "./play.js";
import { ReplayBar } from "./replay.js";
import { settings } from "./settings.js";
import { drawReasons, drawWhy, Log, phase } from "./side.js";
import { lang, named, promptText, t } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Card} Card */

/** Milliseconds between two steps that are shown. @type {Record<string, number>} */
const PACE = { slow: 950, normal: 420, fast: 160, none: 0 };

export class Table {
  /**
   * @param {string} token
   * @param {HTMLElement} root
   */
  constructor(token, root) {
    this.token = token;
    this.root = root;
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
    this.busy = false;
    this.hurry = false;
    this.sent = -1;
    /** @type {{key: string, picks: number[]} | null} */
    this.selected = null;
    /** @type {{key: string, card: Card} | null} */
    this.reading = null;
    this.dragged = false;
    /** @type {Log | null} */
    this.logView = null;
    /** @type {ReplayBar | null} */
    this.replay = null;
    this.phone = matchMedia("(max-width: 760px)");
    this.phone.addEventListener("change", () => this.draw());
    this.build();
    this.line = new Line(
      token,
      (message) => this.hear(message),
      (up) => this.connected(up),
    );
    document.addEventListener("keydown", (event) => this.key(event));
  }

  where = h("span", { class: "where" });
  buttons = h("nav", { class: "buttons" });
  stage = h("main", { class: "stage" });
  cardBox = h("section", { class: "cardbox", "aria-label": t("card"), "data-hint": t("hint") });
  whyBox = h("section", { class: "whybox", "aria-live": "polite" });
  logBox = h("section", { class: "logbox" });
  side = h(
    "aside",
    { class: "side" },
    h(
      "button",
      {
        type: "button",
        class: "close sideclose",
        "aria-label": "×",
        onclick: () => this.side.classList.remove("shown"),
      },
      "×",
    ),
    this.cardBox,
    this.whyBox,
    this.logBox,
  );
  prompt = h("footer", { class: "prompt", role: "status", "aria-live": "polite" });
  notice = h("div", { class: "notice", role: "alert" });

  build() {
    const head = h(
      "header",
      { class: "bar" },
      h("a", { class: "brand", href: "/" }, "Ludex"),
      this.where,
      this.buttons,
    );
    fill(this.root, h("div", { class: "app" }, head, this.stage, this.side, this.prompt), this.notice);
    this.stage.addEventListener("click", (event) => this.clicked(event));
    this.stage.addEventListener("pointerdown", (event) => this.pressed(event));
    this.stage.addEventListener("pointerover", (event) => this.hovered(event));
    this.stage.addEventListener("focusin", (event) => this.hovered(event));
    this.prompt.addEventListener("pointerover", (event) => this.hovered(event));
    addEventListener("resize", () => this.arrows());
  }

  // --- what is heard -----------------------------------------------------------------------------------------------

  /** @param {any} message */
  hear(message) {
    if (message.type === "seated") this.sit(message);
    else if (message.type === "state") this.next(message);
    else if (message.type === "waiting") this.wait(message);
    else if (message.type === "present") {
      this.present = message.present;
      this.dots();
    } else if (message.type === "refused") {
      this.sent = -1;
      this.tell(message.reason);
      if (message.closed)
        fill(this.stage, h("p", { class: "lone" }, message.reason, " ", h("a", { href: "/" }, t("lobby"))));
    }
  }

  /** @param {import("./types.js").Seated} message */
  async sit(message) {
    this.seated = message;
    this.sent = -1;
    if (this.game?.code === message.game && this.game.edition === message.edition) return;
    const game = await request(`/api/games/${message.game}?edition=${encodeURIComponent(message.edition)}`);
    this.game = game;
    document.title = `Ludex · ${game.name}`;
    if (message.seat >= 0 || message.seats[0] === "import") keepLink(this.token);
    this.pump();
  }

  /** @param {State} state */
  next(state) {
    const last = this.queue[this.queue.length - 1] ?? this.state;
    if (last && state.n < last.n) this.queue = [];
    this.sent = -1;
    this.queue.push(state);
    if (this.busy && this.state && !this.replay) this.drawPrompt(this.state);
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
    this.tell(up ? "" : t("lost"));
  }

  /** @param {string} text */
  tell(text) {
    this.notice.textContent = text;
    this.notice.classList.toggle("shown", Boolean(text));
    if (text && text !== t("lost"))
      setTimeout(() => {
        if (this.notice.textContent === text) this.tell("");
      }, 4500);
  }

  /** Before the second deck is there. @param {any} message */
  async wait(message) {
    const friend = kept(`friend.${this.token}`, "");
    const box = h("div", { class: "lone panel" });
    if (message.joins) {
      const games = await request("/api/games");
      const info = games.find((/** @type {any} */ game) => game.code === this.seated?.game);
      const picker = deckPicker(
        () => info,
        () => this.seated?.edition ?? "",
      );
      box.append(
        h("h2", {}, t("join")),
        h("p", {}, t("joinHelp")),
        picker.element,
        h(
          "button",
          {
            type: "button",
            class: "primary",
            id: "join",
            onclick: async () => {
              try {
                await request("/api/matches/join", { token: this.token, deck: picker.value() });
              } catch (error) {
                picker.refuse(String(/** @type {Error} */ (error).message));
              }
            },
          },
          t("start"),
        ),
      );
    } else {
      box.append(h("p", {}, t("waitingFor")), friend ? linkLine(t("friendLink"), friend) : "");
    }
    fill(this.stage, box);
    fill(this.prompt);
  }

  // --- what is shown -----------------------------------------------------------------------------------------------

  /** The state on show: the table's, or that of the replay. */
  shown() {
    return this.replay?.state ?? this.state;
  }

  /**
   * @param {State | null} [before]
   * @param {import("./types.js").Line[]} [fresh]
   */
  draw(before = null, fresh = []) {
    const state = this.shown();
    if (!state || !this.game || !this.seated) return;
    const places = before ? rects(this.stage) : null;
    const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset ?? {};
    const below = this.replay ? this.replay.below() : Math.max(0, this.seated.seat);
    const board = drawBoard({
      view: state.view,
      game: this.game,
      faces: this.faces,
      seated: this.seated,
      below,
      present: this.present,
      phone: this.phone.matches,
    });
    fill(this.stage, board);
    fit(this.stage);
    this.selected = null;
    const offer = this.offer();
    if (offer) light(offer);
    this.drawPrompt(state);
    this.drawHead(state);
    this.logView ??= new Log((line) => this.why(line.i, lang() === "ja" && line.ja ? line.ja : line.text));
    if (!this.logView.element.isConnected) fill(this.logBox, this.logView.element);
    this.logView.show(this.replay?.state ? this.replay.state.log : this.log);
    if (places) animate(this.stage, places, fresh, this.pace(before, state));
    this.arrows();
    this.refocus(focus);
    const data = document.body.dataset;
    data.n = String(state.n);
    data.seat = String(this.seated.seat);
    data.over = state.over ? "yes" : "no";
    data.choice = offer ? String(offer.choice.options.length) : "0";
    data.decision = offer ? `${state.n}` : "";
    data.replay = this.replay ? "yes" : "no";
  }

  /** @param {DOMStringMap} focus */
  refocus(focus) {
    if (document.querySelector("dialog[open]")) return;
    const id = focus.id ? this.stage.querySelector(`[data-id="${CSS.escape(focus.id)}"]`) : null;
    const key = focus.key ? cardAt(this.stage, focus.key) : null;
    /** @type {HTMLElement | null} */ (id ?? key)?.focus({ preventScroll: true });
  }

  /** Who is here. */
  dots() {
    for (const dot of /** @type {NodeListOf<HTMLElement>} */ (this.stage.querySelectorAll(".dot"))) {
      dot.className = `dot ${this.present[Number(dot.dataset.player)] ? "here" : "away"}`;
    }
  }

  arrows() {
    const attack = this.shown()?.attack;
    arrow(this.stage, attack ? attack.map((key) => cardAt(this.stage, key)) : []);
  }

  /** What may be done now, if it is this player's to do. @returns {import("./play.js").Offer | null} */
  offer() {
    const state = this.state;
    if (
      this.replay ||
      !state?.choice ||
      !this.game ||
      this.queue.length ||
      state.choice.player !== this.seated?.seat ||
      this.sent === state.n
    )
      return null;
    return {
      choice: state.choice,
      game: this.game,
      faces: this.faces,
      root: this.stage,
      take: (pick) => this.take(pick),
      say: (text) => this.tell(text),
    };
  }

  /** @param {State} state */
  drawHead(state) {
    const { seated, game } = this;
    if (!seated || !game) return;
    const view = state.view;
    fill(
      this.where,
      h("b", {}, lang() === "ja" ? game.layout.name_ja : game.name),
      ` · ${t("turn", { n: view.turn })}`,
      view.phase ? ` · ${phase(view.phase, game)}` : "",
      h("span", { class: "faint" }, ` · ${t("seed")} ${seated.seed}`),
    );
    const player = seated.seat >= 0;
    const button = (/** @type {string} */ id, /** @type {string} */ text, /** @type {() => void} */ act, off = false) =>
      h("button", { type: "button", id, disabled: off, onclick: act }, text);
    const list = [];
    if (player && !this.replay) list.push(button("undo", t("undo"), () => this.undo(), state.undo < 0));
    list.push(
      button("replay", t(this.replay ? "live" : "replay"), () => (this.replay ? this.endReplay() : this.startReplay())),
    );
    if (player) list.push(button("links", t("share"), () => this.share()));
    if (player && !state.over) list.push(button("concede", t("concede"), () => this.concede()));
    list.push(button("showlog", t("log"), () => this.side.classList.toggle("shown")));
    list.push(button("settings", "⚙", () => settings(() => this.draw())));
    list[list.length - 1].setAttribute("aria-label", t("settings"));
    fill(this.buttons, ...list);
  }

  /** @param {State} state */
  drawPrompt(state) {
    const { seated, game } = this;
    if (!seated || !game) return;
    if (this.replay) {
      fill(this.prompt, this.replay.element());
      return;
    }
    const view = state.view;
    const offer = this.offer();
    const text = h("div", { class: "asked" });
    const actions = h("div", { class: "actions" });
    if (view.outcome) {
      text.append(
        h("strong", { class: "outcome" }, outcomeText(view.outcome, seated)),
        ` ${view.outcome.reason} `,
        ruleButton(view.outcome.rule, () => this.why(this.log.length - 1, "")),
      );
      actions.append(
        h("button", { type: "button", id: "save", onclick: () => this.save() }, t("save")),
        h("a", { class: "button primary", href: "/" }, t("lobby")),
      );
    } else if (offer) {
      const choice = offer.choice;
      text.append(
        h("strong", { class: "who" }, t("youDecide")),
        h("span", { class: "ask" }, ` ${promptText(choice.prompt, game.layout)}`),
        choice.about ? h("span", { class: "faint" }, ` ${t("about", { name: choice.about })} `) : " ",
      );
      text.append(ruleButton(choice.rule, () => this.why(-1, promptText(choice.prompt, game.layout))));
      if (choice.chosen.length || choice.most > 1)
        text.append(
          h(
            "span",
            { class: "chosencount" },
            ` ${choice.most ? t("chosenOf", { n: choice.chosen.length, most: choice.most }) : ""}`,
          ),
        );
      this.drawActions(offer, actions, state);
    } else if (view.decision) {
      const name = t("seatN", { n: view.decision.player + 1 });
      const waits = this.queue.length > 0;
      text.append(
        h("span", { class: "who" }, t(seated.seats[view.decision.player] ? "thinking" : "theyDecide", { name })),
        " ",
        ruleButton(view.decision.rule, () => this.why(-1, "")),
      );
      if (waits)
        actions.append(
          h(
            "button",
            {
              type: "button",
              id: "skip",
              onclick: () => {
                this.hurry = true;
              },
            },
            t("skip"),
          ),
        );
    }
    const extra = offer && needsForm(offer) ? cardForm(offer) : "";
    fill(this.prompt, extra, h("div", { class: "promptrow" }, text, actions));
  }

  /** @param {import("./play.js").Offer} offer @param {HTMLElement} actions @param {State} state */
  drawActions(offer, actions, state) {
    const { choice, game } = offer;
    if (state.back)
      actions.append(
        h(
          "button",
          { type: "button", id: "back", onclick: () => this.line.say({ type: "undo", to: state.n - 1 }) },
          t("back"),
        ),
      );
    const last = choice.options.findLastIndex((option) => isPassing(option, game));
    choice.options.forEach((option, i) => {
      if (option.cards[0]) return;
      const passing = i === last;
      const button = h(
        "button",
        { type: "button", class: passing ? "primary passing" : "plain", "data-pick": i, onclick: () => this.take(i) },
        plainText(option, choice, game),
      );
      if (passing) button.id = "pass";
      actions.append(button);
    });
    actions.append(
      h("button", { type: "button", id: "alloptions", class: "quiet", onclick: () => listAll(offer) }, t("allOptions")),
    );
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

  /** @param {Event} event */
  clicked(event) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const target = /** @type {Element} */ (event.target);
    const card = /** @type {HTMLElement | null} */ (target.closest("[data-key]"));
    const offer = this.offer();
    if (offer && this.selected) {
      const hits = leadingTo(offer, this.selected.picks, target);
      if (hits.length === 1) {
        this.take(hits[0]);
        return;
      }
    }
    if (!card) return;
    const key = card.dataset.key ?? "";
    const picks = offer ? (byCard(offer.choice).get(key) ?? []) : [];
    if (card.dataset.pile && !(picks.length && !needsFormFor(card))) {
      this.openPile(card.dataset.pile);
      return;
    }
    if (offer && picks.length === 1 && offer.choice.options[picks[0]].cards.length < 2) {
      this.take(picks[0]);
      return;
    }
    if (offer && picks.length) {
      this.selected = { key, picks };
      card.classList.add("selected");
      markGoals(offer, picks);
      menu(offer, card, picks, () =>
        setTimeout(() => {
          this.selected = null;
          card.classList.remove("selected");
          clearGoals(this.stage);
        }, 250),
      );
      return;
    }
    this.read(key, true);
  }

  /** Drag a card to what it attacks or where it goes. @param {PointerEvent} event */
  pressed(event) {
    const card = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest(".offered[data-key]")
    );
    const offer = this.offer();
    if (!card || !offer || event.button !== 0) return;
    const picks = byCard(offer.choice).get(card.dataset.key ?? "") ?? [];
    const [x, y] = [event.clientX, event.clientY];
    /** @type {HTMLElement | null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ now) => {
      if (!ghost && Math.hypot(now.clientX - x, now.clientY - y) < 10) return;
      if (!ghost) {
        ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
        ghost.classList.add("ghost");
        ghost.removeAttribute("data-key");
        ghost.style.width = `${card.offsetWidth}px`;
        document.body.append(ghost);
        markGoals(offer, picks);
        card.classList.add("dragging");
      }
      ghost.style.left = `${now.clientX}px`;
      ghost.style.top = `${now.clientY}px`;
    };
    const end = (/** @type {PointerEvent} */ now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      card.classList.remove("dragging");
      clearGoals(this.stage);
      this.dragged = true;
      setTimeout(() => {
        this.dragged = false;
      }, 50);
      const hits =
        now.type === "pointerup" ? leadingTo(offer, picks, document.elementFromPoint(now.clientX, now.clientY)) : [];
      if (hits.length === 1) this.take(hits[0]);
      else if (hits.length > 1) menu(offer, card, hits, () => undefined);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** @param {Event} event */
  hovered(event) {
    if (this.phone.matches) return;
    const target = /** @type {Element} */ (event.target);
    const card = /** @type {HTMLElement | null} */ (target.closest?.("[data-key]"));
    if (card?.dataset.key && !card.dataset.pile) this.read(card.dataset.key, false);
    const tile = /** @type {HTMLElement | null} */ (target.closest?.("[data-pick]"));
    const option = tile && this.state?.choice?.options[Number(tile.dataset.pick)];
    if (option?.numbers[0] && this.faces[option.numbers[0]] && this.game)
      fill(this.cardBox, readCard(null, this.faces[option.numbers[0]], this.game));
  }

  /** The card at a place of the view on show. @param {string} key @returns {Card | null} */
  find(key) {
    const [player, ...rest] = key.split("/");
    const at = Number(rest.pop());
    const zone = rest.join("/");
    const view = this.shown()?.view;
    if (!view) return null;
    const cards = player === "s" ? view.shared[zone] : view.players[Number(player)]?.zones[zone];
    return cards?.[at] ?? null;
  }

  /**
   * Read a card; asked on purpose, also why it cannot be used.
   * @param {string} key @param {boolean} asked
   */
  async read(key, asked) {
    const card = this.find(key);
    const face = card?.number === undefined ? undefined : this.faces[card.number];
    if (!card || !face || !this.game) return;
    if (!asked && this.reading?.key === key && this.reading.card === card) return;
    this.reading = { key, card };
    const box = readCard(card, face, this.game);
    const under = this.lyingUnder(card);
    if (under.length)
      box.append(
        h(
          "div",
          { class: "undercards" },
          h("h4", {}, t("under", { n: under.length })),
          ...under.map((one) =>
            drawCard(one, one.number ? this.faces[one.number] : undefined, /** @type {any} */ (this.game), {
              tag: "span",
            }),
          ),
        ),
      );
    const mine = card.player === this.seated?.seat && !this.replay && !this.state?.over;
    if (mine && card.id !== undefined)
      box.append(h("button", { type: "button", class: "askwhynot", onclick: () => this.whyNot(card) }, t("whynot")));
    fill(this.cardBox, box);
    if (asked) {
      if (this.phone.matches) this.side.classList.add("shown");
      if (mine && card.id !== undefined && !cardAt(this.stage, key)?.classList.contains("offered"))
        await this.whyNot(card);
    }
  }

  /** @param {Card} card */
  lyingUnder(card) {
    const view = this.shown()?.view;
    if (!view || !card.id) return [];
    return view.players.flatMap((half) => Object.values(half.zones).flat()).filter((one) => one.host === card.id);
  }

  /** @param {Card} card */
  async whyNot(card) {
    if (!this.game || card.id === undefined) return;
    const answer = await this.line.ask({ type: "whynot", id: card.id });
    fill(this.whyBox, closeButton(this.whyBox), h("h3", {}, `${card.name}`), drawReasons(answer));
    this.whyBox.scrollTop = 0;
  }

  /** @param {number} line @param {string} title */
  async why(line, title) {
    if (!this.game) return;
    const answer = await this.line.ask({ type: "why", line });
    if (answer.type === "refused") {
      this.tell(answer.reason);
      return;
    }
    fill(this.whyBox, closeButton(this.whyBox), h("h3", {}, t("why")), drawWhy(answer, this.game, title));
    this.whyBox.scrollTop = 0;
    this.side.classList.add("shown");
  }

  /** @param {string} zone */
  openPile(zone) {
    const [player, name] = [zone.slice(0, zone.indexOf("/")), zone.slice(zone.indexOf("/") + 1)];
    const cards = this.shown()?.view.players[Number(player)].zones[name] ?? [];
    const game = this.game;
    if (!game) return;
    const offer = this.offer();
    const list = h("div", { class: "pilecards" });
    const box = dialog(`${named(game.layout.zones[name])} · ${t("cards", { n: cards.length })}`, [list], "piledialog");
    cards
      .map((card, i) => ({ card, key: `${zone}/${i}` }))
      .reverse()
      .forEach(({ card, key }) => {
        const drawn = drawCard(card, card.number ? this.faces[card.number] : undefined, game, { key });
        const picks = offer ? (byCard(offer.choice).get(key) ?? []) : [];
        if (picks.length) drawn.classList.add("offered");
        drawn.addEventListener("click", () => {
          if (offer && picks.length === 1) {
            box.close();
            this.take(picks[0]);
          } else if (offer && picks.length) menu(offer, drawn, picks, () => undefined);
          else {
            if (this.phone.matches) box.close();
            this.read(key, true);
          }
        });
        drawn.addEventListener("pointerover", () => {
          if (!this.phone.matches) this.read(key, false);
        });
        list.append(drawn);
      });
  }

  undo() {
    if (this.state && this.state.undo >= 0) this.line.say({ type: "undo", to: this.state.undo });
  }

  concede() {
    const box = dialog(t("sureConcede"), [
      h(
        "div",
        { class: "actions" },
        h(
          "button",
          {
            type: "button",
            id: "sure",
            class: "primary",
            onclick: () => {
              box.close();
              this.line.say({ type: "concede" });
            },
          },
          t("yes"),
        ),
        h("button", { type: "button", onclick: () => box.close() }, t("no")),
      ),
    ]);
  }

  share() {
    const seated = this.seated;
    if (!seated) return;
    const friend = kept(`friend.${this.token}`, "");
    const allowed = ((this.state?.allowed ?? 0) >> seated.seat) & 1;
    const check = /** @type {HTMLInputElement} */ (
      h("input", { type: "checkbox", id: "allow", checked: Boolean(allowed) })
    );
    check.addEventListener("change", () => this.line.say({ type: "allow", open: check.checked }));
    dialog(t("share"), [
      linkLine(t("watchLink"), seated.watch),
      friend ? linkLine(t("friendLink"), friend) : h("span"),
      h("label", { class: "check" }, check, t("allowOpen")),
    ]);
  }

  async save() {
    try {
      const text = await request("/api/matches/file", { token: this.token });
      const link = /** @type {HTMLAnchorElement} */ (
        h("a", {
          href: `data:application/x-ndjson;charset=utf-8,${encodeURIComponent(text)}`,
          download: `ludex-${this.seated?.game}-${this.seated?.seed}.jsonl`,
        })
      );
      link.click();
    } catch (error) {
      this.tell(String(/** @type {Error} */ (error).message));
    }
  }

  // --- looking back ------------------------------------------------------------------------------------------------

  startReplay() {
    if (!this.state || !this.seated) return;
    this.replay = new ReplayBar(this, this.state.n);
    this.replay.go(this.seated.seats[0] === "import" ? 0 : this.state.n);
  }

  endReplay() {
    this.replay = null;
    this.draw();
  }

  // --- the keyboard ------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, select, textarea, .menu"))
      return;
    const offer = this.offer();
    const act = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      o: () => {
        if (offer) listAll(offer);
      },
      p: () => /** @type {HTMLElement | null} */ (this.prompt.querySelector("#pass"))?.click(),
      u: () => /** @type {HTMLElement | null} */ (this.buttons.querySelector("#undo"))?.click(),
      i: () => {
        const key = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.key;
        if (key) this.read(key, true);
      },
      w: () => this.why(-1, ""),
      l: () => /** @type {HTMLElement | null} */ (this.logBox.querySelector(".log"))?.focus(),
      "?": () => dialog(t("help"), [h("p", {}, t("keysText"))]),
      Escape: () => {
        this.side.classList.remove("shown");
        fill(this.whyBox);
        this.selected = null;
        clearGoals(this.stage);
      },
    });
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (act[name]) {
      event.preventDefault();
      act[name]();
    }
  }

  /** Go to the next card or button that can be used. @param {number} by */
  step(by) {
    if (this.replay) {
      this.replay.go(this.replay.n + by);
      return;
    }
    const all = /** @type {HTMLElement[]} */ ([
      ...this.stage.querySelectorAll(".offered"),
      ...this.prompt.querySelectorAll("[data-pick]"),
    ]);
    if (!all.length) return;
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    all[(at + by + all.length) % all.length].focus();
  }
}

/** @param {HTMLElement} card */
function needsFormFor(card) {
  return card.dataset.pile !== undefined;
}

/** @param {HTMLElement} box */
function closeButton(box) {
  return h("button", { type: "button", class: "close", "aria-label": "×", onclick: () => fill(box) }, "×");
}

/** @param {string} rule @param {() => void} why */
function ruleButton(rule, why) {
  return h("button", { type: "button", class: "rulebutton", onclick: why, title: t("why") }, rule || t("why"));
}

/** @param {string} label @param {string} token */
function linkLine(label, token) {
  const address = `${location.origin}/table#${token}`;
  const field = /** @type {HTMLInputElement} */ (h("input", { readOnly: true, value: address, "aria-label": label }));
  const copy = h(
    "button",
    {
      type: "button",
      onclick: async () => {
        field.select();
        try {
          await navigator.clipboard.writeText(address);
          copy.textContent = t("copied");
        } catch {
          /* selected: can be copied by hand */
        }
      },
    },
    t("copy"),
  );
  return h("div", { class: "linkline" }, h("label", {}, label), field, copy);
}

/** @param {import("./types.js").Outcome} outcome @param {import("./types.js").Seated} seated */
function outcomeText(outcome, seated) {
  if (outcome.winner < 0) return t("draw");
  if (seated.seat >= 0) return t(outcome.winner === seated.seat ? "youWin" : "youLose");
  return t("wins", { name: t("seatN", { n: outcome.winner + 1 }) });
}
