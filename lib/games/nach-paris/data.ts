import type { FormField } from '@/lib/calc/form';
import { missingChart, type Refused } from '@/lib/calc/refusal';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import type { ReadySheet } from '@/lib/sheet/ready';
import { rosterForm } from '@/lib/games/nach-paris/roster';
import type { CardBook, CardChart, CardEntries } from '@/lib/tables/card';

/** Everything that the calculators of 1914 Nach Paris read. */
export interface NpData {
  /** the charts of the player aid card, with what the player has filled in */
  readonly cards: CardBook;
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

/**
 * The charts of the player aid card: the bombardments (8.3.3, 8.6.3), the CRT (9.3.2) and the shifts of an assault
 * (11.5.2).
 */
export const CARD_IDS = ['abu', 'abf', 'crt', 'assault-shifts'] as const;
type CardId = (typeof CARD_IDS)[number];

const CARD_FILES: Readonly<Record<CardId, () => Promise<{ readonly default: unknown }>>> = {
  abu: () => import('@/content/nach-paris/cards/abu.json'),
  abf: () => import('@/content/nach-paris/cards/abf.json'),
  crt: () => import('@/content/nach-paris/cards/crt.json'),
  'assault-shifts': () => import('@/content/nach-paris/cards/assault-shifts.json'),
};

let loaded: Promise<NpData & SheetData & CounterData> | undefined;

/** Loads the game's data once; in the browser as chunks of their own, only when a tool is opened. */
export function loadData(): Promise<NpData & SheetData & CounterData> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<NpData & SheetData & CounterData> {
  const [files, ready] = await Promise.all([
    Promise.all(CARD_IDS.map((id) => CARD_FILES[id]())),
    import('@/content/nach-paris/sheets.json'),
  ]);
  const cards = files.map((file) => file.default as CardChart);
  return {
    cards: { cards: Object.fromEntries(cards.map((card) => [card.id, card])), entries: {} },
    boards: ready.default.sheets as unknown as readonly ReadySheet<SheetInput>[],
    counters: { form: rosterForm },
  };
}

/** The same data with what a player has filled in of the charts, by the chart's id. */
export const withEntries = <Data extends NpData>(data: Data, entries: Readonly<Record<string, CardEntries>>): Data => ({
  ...data,
  cards: { ...data.cards, entries },
});

/** The refusal where a card that a tool reads was not loaded. */
export function missingCard({ cards }: NpData, ids: readonly string[]): Refused | undefined {
  const absent = ids.find((id) => !cards.cards[id]);
  return absent === undefined ? undefined : missingChart(absent);
}
