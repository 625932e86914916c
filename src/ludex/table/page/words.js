// The page's own words, in English and Japanese.
import { keep, kept } from "./dom.js";

/** @type {Record<string, [string, string]>} */
const WORDS = {
  lobby: ["Lobby", "ロビー"],
  tagline: ["Trading card games, played by their rulebooks", "ルールブックどおりに遊ぶトレーディングカードゲーム"],
  newMatch: ["New match", "新しい対戦"],
  game: ["Game", "ゲーム"],
  edition: ["Edition", "版"],
  "edition.en": ["English rulebook", "英語版ルール"],
  "edition.ja": ["Japanese rulebook", "日本語版ルール"],
  "edition.": ["Rulebook", "ルールブック"],
  "edition.later": ["Rulebook and later keywords", "ルールブックと後のキーワード"],
  deck: ["Your deck", "あなたのデッキ"],
  ownList: ["A list of my own…", "自分のリスト…"],
  list: ["Deck list", "デッキリスト"],
  listHelp: [
    "“COUNT CARD” lines under [section] headings; a file works too",
    "［セクション］の下に「枚数 カード」。ファイルも可",
  ],
  check: ["Check", "確認"],
  legal: ["“{name}” is legal.", "「{name}」は使用できます。"],
  against: ["Opponent", "対戦相手"],
  friend: ["A friend (you get a link)", "友だち（リンクを送る）"],
  bot: ["Bot: {name}", "ボット：{name}"],
  "bot.random": ["Bot: random (easiest)", "ボット：ランダム（やさしい）"],
  "bot.greedy": ["Bot: greedy", "ボット：貪欲（ふつう）"],
  "bot.search": ["Bot: search (strongest, thinks)", "ボット：探索（強い・考える）"],
  "is.random": ["random bot", "ランダムボット"],
  "is.greedy": ["greedy bot", "貪欲ボット"],
  "is.search": ["search bot", "探索ボット"],
  theirDeck: ["Their deck", "相手のデッキ"],
  seat: ["Seat", "席"],
  seatN: ["Player {n}", "プレイヤー{n}"],
  seed: ["Seed", "シード"],
  anySeed: ["any", "おまかせ"],
  seedHelp: [
    "A typed seed makes the match open: who knows it knows every shuffle.",
    "入力すると公開対戦になります。シードを知る人には山札の順番がすべて分かります。",
  ],
  openMatch: ["open match", "公開対戦"],
  openHelp: [
    "Somebody typed the seed or the position, and may know every shuffle and both hands.",
    "シードか局面が入力されたので、山札の順番と両方の手札を知っている人がいるかもしれません。",
  ],
  badSeed: ["The seed is a whole number.", "シードは整数です。"],
  start: ["Sit down", "席につく"],
  resume: ["Your matches", "あなたの対戦"],
  noMatches: ["None yet.", "まだありません。"],
  forget: ["Forget", "忘れる"],
  running: ["{n} decisions", "{n}手"],
  over: ["over", "終了"],
  waiting: ["waiting for the second player", "2人目を待っています"],
  replays: ["Replay", "リプレイ"],
  replayHelp: ["Open a replay file (.jsonl)", "リプレイファイル（.jsonl）を開く"],
  scenario: ["Starting position", "開始局面"],
  scenarioHelp: ["A scenario file (.yaml) instead of decks", "デッキの代わりにシナリオ（.yaml）"],
  none: ["none", "なし"],
  you: ["you", "あなた"],
  turn: ["Turn {n}", "ターン{n}"],
  beforeTurns: ["Before the first turn", "最初のターンの前"],
  loading: ["One moment…", "読み込み中…"],
  yourTurn: ["your turn", "あなたのターン"],
  theirTurn: ["their turn", "相手のターン"],
  youDecide: ["You decide:", "あなたが決めます："],
  theyDecide: ["{name} decides", "{name}が決めています"],
  thinking: ["{name} is thinking…", "{name}が考えています…"],
  about: ["for {name}", "{name}について"],
  why: ["Why?", "なぜ？"],
  whynot: ["Why can’t I use it?", "なぜ使えない？"],
  canUse: ["You can use it now.", "今使えます。"],
  allOptions: ["All options", "選択肢一覧"],
  undo: ["Undo", "戻す"],
  back: ["Take back the pick", "選び直す"],
  concede: ["Concede", "投了"],
  sureConcede: ["Give this game up?", "投了しますか？"],
  yes: ["Yes", "はい"],
  no: ["No", "いいえ"],
  stops: ["Stops", "確認の設定"],
  stopsHelp: [
    "When may I answer? Between people a window takes its time, so the other side cannot tell whether you could. Where players are usually not asked, the table passes at once.",
    "いつ確認するか。人同士の対戦では同じだけ間があくので、行動できたかどうかは相手には分かりません。普段確認しないところでは、すぐにパスします。",
  ],
  stopUsual: ["Ask me", "確認する"],
  stopAt: ["At {rule}", "{rule}で"],
  "stop.": ["as usual", "普段どおり"],
  "quiet.": ["both players", "両方のプレイヤー"],
  "quiet.nobody": ["nobody", "確認しない"],
  "quiet.turn player": ["turn player", "ターンプレイヤー"],
  "quiet.other player": ["other player", "もう一方のプレイヤー"],
  "stop.always": ["at every window", "毎回"],
  "stop.can": ["when I can act", "行動できるとき"],
  "stop.never": ["never", "しない"],
  stopHere: ["Never here", "ここでは確認しない"],
  stopRest: ["Not until my next turn", "次の自分のターンまで確認しない"],
  stopAct: ["Pass until something happens", "何か起こるまでパス"],
  passing: ["Passing for you…", "パスします…"],
  share: ["Links", "リンク"],
  watchLink: ["For spectators (they see no hidden card)", "観戦用（非公開のカードは見えません）"],
  friendLink: ["For the second player", "2人目のプレイヤー用"],
  seatTaken: ["taken", "着席済み"],
  taken: [
    "This seat is taken: its link was used in another browser.",
    "この席は着席済みです。リンクは別のブラウザで使われました。",
  ],
  copy: ["Copy", "コピー"],
  copied: ["Copied", "コピーしました"],
  allowOpen: [
    "Let spectators see my hidden cards (between people: once the game is over)",
    "観戦者に自分の非公開カードを見せる（人同士の対戦では終了後）",
  ],
  log: ["Log", "ログ"],
  card: ["Card", "カード"],
  settings: ["Settings", "設定"],
  language: ["Language", "言語"],
  theme: ["Colours", "配色"],
  "theme.auto": ["as the system", "システムに合わせる"],
  "theme.light": ["light", "ライト"],
  "theme.dark": ["dark", "ダーク"],
  speed: ["Animation", "アニメーション"],
  "speed.slow": ["slow", "ゆっくり"],
  "speed.normal": ["normal", "ふつう"],
  "speed.fast": ["fast", "速い"],
  "speed.none": ["none", "なし"],
  skip: ["Skip ▸▸", "スキップ ▸▸"],
  help: ["Keys", "キー操作"],
  stack: ["The rules that ran", "実行中のルール"],
  at: ["at", "位置"],
  noWords: [
    "The words of this book are not imported. If you have it: ludex rules import {book} FILE",
    "この本の文章は取り込まれていません：ludex rules import {book} ファイル",
  ],
  byCard: ["By this card", "このカードによる"],
  chosenOf: ["{n} of {most} chosen", "{most}枚中{n}枚選択"],
  choose: ["Choose", "選択"],
  cards: ["{n} cards", "{n}枚"],
  hiddenCard: ["a hidden card", "非公開のカード"],
  replay: ["Replay", "リプレイ"],
  live: ["Back to the table", "対戦に戻る"],
  eyes: ["Seen by", "視点"],
  both: ["both hands", "両方"],
  spectator: ["a spectator", "観戦者"],
  playOn: ["Play on from here", "ここから対戦"],
  playOnHelp: [
    "A new match from here against a bot; what this seat could not see is dealt anew.",
    "ここから新しい対戦を始めます。見えないカードは配り直されます。",
  ],
  save: ["Save the replay", "リプレイを保存"],
  undoTo: ["Undo to here", "ここまで戻す"],
  youWin: ["You win", "あなたの勝ち"],
  youLose: ["You lose", "あなたの負け"],
  wins: ["{name} wins", "{name}の勝ち"],
  draw: ["A draw", "引き分け"],
  lost: ["The line is gone; trying again…", "接続が切れました。再接続中…"],
  asleep: ["The match sleeps. Click or press a key to go on.", "対戦は休止中です。クリックかキー操作で再開します。"],
  storeAway: [
    "The match cannot be saved at the moment. Your decision waits; nothing is lost.",
    "今は対戦を保存できません。決定は待機中です。失われたものはありません。",
  ],
  storeBack: ["Saved again: play on.", "保存できるようになりました。続けられます。"],
  store: [
    "That could not be saved, so nothing has changed. Decide again in a moment.",
    "保存できなかったため、何も変わっていません。少し待ってからもう一度決めてください。",
  ],
  often: ["Too many windows were opened; waiting a little…", "開きすぎです。少し待っています…"],
  anew: ["The match is loaded anew…", "対戦を読み込み直しています…"],
  join: ["Join the match", "対戦に参加"],
  joinHelp: ["Choose your deck; then the match begins.", "デッキを選ぶと始まります。"],
  waitingFor: ["Waiting for your friend. Send them this link:", "友だちを待っています。このリンクを送ってください："],
  decks: ["{n} decks", "デッキ{n}種"],
  hint: [
    "Point at a card to read it. What glows can be used: click it, or drag it. Click a line of the log to ask why.",
    "カードに触れると読めます。光るカードはクリックかドラッグで使えます。ログの行をクリックすると理由がわかります。",
  ],
  tapAgain: ["Tap the card again to use it, or drag it.", "もう一度タップするかドラッグすると使えます。"],
  reasons: ["Not now, because", "今は使えません："],
  "r.over": ["The game is over.", "ゲームは終わっています。"],
  "r.not among": ["It is not among what is asked for now.", "今求められている選択肢にありません。"],
  "r.not yours": ["The other player decides now.", "今は相手が決める番です。"],
  "r.no target": ["There is nothing it could choose.", "選べる対象がありません。"],
  near: ["your side", "自分の側"],
  far: ["the other side", "相手の側"],
  waitingAbilities: ["Waiting", "待機中"],
  printed: ["printed {n}", "印刷値{n}"],
  damage: ["damage {n}", "ダメージ{n}"],
  under: ["{n} under it", "下に{n}枚"],
  canAct: ["can act", "行動可能"],
  keysText: [
    "Tab or ←→: next card you can use · Enter: use it · O: all options as a list (1–9) · P: the main button · U: undo · I: read the card · W: why? · L: log · Esc: close",
    "Tab／←→：使えるカードへ · Enter：使う · O：選択肢一覧（1〜9） · P：主ボタン · U：戻す · I：カードを読む · W：なぜ？ · L：ログ · Esc：閉じる",
  ],
};

let language = kept("language", navigator.language.startsWith("ja") ? "ja" : "en");

export function lang() {
  return language;
}

/** @param {string} to */
export function setLang(to) {
  language = to === "ja" ? "ja" : "en";
  keep("language", language);
  document.documentElement.lang = language;
}

/**
 * A word of the page.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const pair = WORDS[key];
  if (!pair) return key;
  return put(pair[language === "ja" ? 1 : 0], values);
}

/** Which turn it is; there is no turn 0. @param {number} n */
export function turnText(n) {
  return n ? t("turn", { n }) : t("beforeTurns");
}

/** What a bot is called; in short, beside the name of its seat. @param {string} name @param {boolean} [short] */
export function botName(name, short = false) {
  if (short) return WORDS[`is.${name}`] ? t(`is.${name}`) : name;
  return WORDS[`bot.${name}`] ? t(`bot.${name}`) : t("bot", { name });
}

/** From here on, a number of a game counts as endless. */
const ENDLESS = 1e8;

/** A number; an endless one by its sign. @param {number} n */
export function shortly(n) {
  return Math.abs(n) < ENDLESS ? String(n) : n < 0 ? "−∞" : "∞";
}

/**
 * Fill in a template; `otherwise` stands for a name that has no value.
 * @param {string} template
 * @param {Record<string, any>} values
 * @param {string} [otherwise]
 */
export function put(template, values, otherwise = "") {
  return template.replace(/\{([^{}]+)\}/g, (_, name) => String(values[name] ?? otherwise));
}

/** A line, a question and a button begin with a capital. @param {string} text */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A word of the game, as it stands on cards, in the reader's language. @param {string} word @param {import("./types.js").Game} game */
export function term(word, game) {
  return language === "ja" ? (game.terms[word] ?? word) : word;
}

/** A name that the server quotes, as the reader's language quotes it. @param {string} name */
export function inQuotes(name) {
  return language === "ja" ? name.replace(/^"(.*)"$/, "「$1」") : name;
}

/** The text of an option in the reader's language. @param {import("./types.js").Option} option */
export function optionText(option) {
  return named({ en: option.text, ja: option.ja });
}

/** A name in the reader's language; English where there is no Japanese. @param {{en: string, ja: string}} pair */
export function named({ en, ja }) {
  return language === "ja" && ja ? ja : en;
}
