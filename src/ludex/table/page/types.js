// The shapes of what the server sends (see docs/table.md), for the type checker.

/**
 * @typedef {{text: string, ja: string, verb: string, cards: (string | null)[], equals: string[], numbers: string[], n: number, word: string}} Option
 * @typedef {{player: number, prompt: string, prompt_ja: string, rule: string, about: string, place: string | null, stop: string, clause: string, clause_ja: string, part: string, part_ja: string, options: Option[],
 *   chosen: (string | null)[], most: number, least: number, ordered: boolean}} Choice
 * @typedef {{hidden?: boolean, remembered?: {number: string, name: string}, id?: number, number?: string, name?: string, card?: string, types?: string[],
 *   figures?: Record<string, number>, words?: Record<string, string[]>, place?: number, keywords?: string[], damage?: number, counters: Record<string, number>, marks?: string[], host?: number,
 *   state: string, up: boolean, slot: number, player: number, owner: number}} Card
 * @typedef {{number: string, name: string, types: string[], figures: Record<string, number>, words: Record<string, string[]>, text: string,
 *   keywords: string[], token: boolean}} Face
 * @typedef {{number: number, row: string, column: number, types: string[]}} Spot
 * @typedef {{numbers: Record<string, number>, zones: Record<string, Card[]>, spots?: Spot[], seats?: Record<string, number>}} Half
 * @typedef {{winner: number, reason: string, rule: string}} Outcome
 * @typedef {{game: string, edition: string, viewer: number, turn: number, active: number, phase: string, players: Half[], shared: Record<string, Card[]>,
 *   waiting: {card: string, player: number}[], decision: {player: number, rule: string, prompt?: string} | null, outcome: Outcome | null}} View
 * @typedef {{kind: string, n: number, id?: number, old?: number, from?: [number, string], to?: [number, string]}} Shown
 * @typedef {{i: number, text: string, ja?: string, rule: string, turn: number, active: number, kind: string, n: number, shown?: Shown}} Line
 * @typedef {{type: string, n: number, of?: number, since: number, log: Line[], undo: number, back: boolean, over: boolean, seed: string, window: boolean, own: boolean, allowed: number, view: View,
 *   choice: Choice | null, attack: (string | null)[] | null, faces: Record<string, Face>, viewer?: number,
 *   last?: {player: number, option: string, ja: string} | null}} State
 * @typedef {{seat: number, game: string, edition: string, open: boolean, seed: string, seats: string[], kind: string, names: string[], watch: string, bots: string[]}} Seated
 * @typedef {{en: string, ja: string, show: string, area: string, places: [string, string, string][], small: boolean, empty: boolean}} Zone
 * @typedef {{areas: string[], columns: string, zones: Record<string, Zone>, shared: Record<string, Zone>,
 *   numbers: [string, string, string][] | null, figures: Record<string, Record<string, string>> | null,
 *   tints: Record<string, string>, pictures: Record<string, string>, golden: string[],
 *   colour: {by: string, hues: Record<string, [number, number]>}, spots: Record<string, [string, string]>,
 *   targets: Record<string, string>}} Layout
 * @typedef {{code: string, edition: string, name: string, ja: string, book: string, layout: Layout, phases: Record<string, string>,
 *   outcomes: Record<string, string>, passing: Record<string, [string, string]>, states: string[], terms: Record<string, string>, worn: string, example: string, sections: string[], windows: Record<string, [string, string]>, quiet: Record<string, string>,
 *   keywords: Record<string, {rule: string, ja: string, means: string[], words: string | null}>}} Game
 * @typedef {{code: string, name: string, ja: string, accent: string, editions: string[], edition: string,
 *   decks: Record<string, string>, bots: string[]}} Info
 */
export {};
