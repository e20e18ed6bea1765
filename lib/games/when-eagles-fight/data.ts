import type { FormField } from '@/lib/calc/form';
import { missingChart, type Refused } from '@/lib/calc/refusal';
import { rosterForm } from '@/lib/games/when-eagles-fight/roster';
import type { SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { ReadySheet } from '@/lib/sheet/ready';
import type { CardBook, CardChart, CardEntries } from '@/lib/tables/card';

/** Everything that the calculators of When Eagles Fight read. */
export interface WefData {
  /** the charts that the map prints, with what the player has filled in */
  readonly cards: CardBook;
  /** the Game Turns in their order */
  readonly turns: readonly { readonly n: number }[];
}

/** What a form reads that keeps the player's own counters. */
export interface CounterData {
  readonly counters: { readonly form: readonly FormField[] };
}

/** What the tools read that work on hex sheets. */
export interface SheetData {
  /** positions that a situation may start from */
  readonly boards: readonly ReadySheet<SheetInput>[];
}

/** The charts that only the map prints. */
const CARD_FILES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  ammunition: () => import('@/content/when-eagles-fight/cards/ammunition.json'),
  crt: () => import('@/content/when-eagles-fight/cards/crt.json'),
  'random-events-table': () => import('@/content/when-eagles-fight/cards/random-events-table.json'),
  'turn-track': () => import('@/content/when-eagles-fight/cards/turn-track.json'),
};

let loaded: Promise<WefData & SheetData & CounterData> | undefined;

/** Loads the game's data once; in the browser as chunks of their own, only when a tool is opened. */
export function loadData(): Promise<WefData & SheetData & CounterData> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<WefData & SheetData & CounterData> {
  const [{ default: turns }, ready, ...files] = await Promise.all([
    import('@/content/when-eagles-fight/turns.json'),
    import('@/content/when-eagles-fight/sheets.json'),
    ...Object.values(CARD_FILES).map((load) => load()),
  ]);
  // The shape of cards is checked with the content.
  const cards = files.map((file) => file.default as CardChart);
  return {
    cards: { cards: Object.fromEntries(cards.map((card) => [card.id, card])), entries: {} },
    turns: turns.turns,
    boards: ready.default.sheets as unknown as readonly ReadySheet<SheetInput>[],
    counters: { form: rosterForm },
  };
}

/** The same data with what a player has filled in of the charts, by the chart's id. */
export const withEntries = <Data extends WefData>(
  data: Data,
  entries: Readonly<Record<string, CardEntries>>,
): Data => ({ ...data, cards: { ...data.cards, entries } });

/** The refusal where a card that a tool reads was not loaded. */
export function missingCard({ cards }: WefData, ids: readonly string[]): Refused | undefined {
  const absent = ids.find((id) => !cards.cards[id]);
  return absent === undefined ? undefined : missingChart(absent);
}
