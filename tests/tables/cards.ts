import abf from '@/content/nach-paris/cards/abf.json';
import abu from '@/content/nach-paris/cards/abu.json';
import shifts from '@/content/nach-paris/cards/assault-shifts.json';
import crt from '@/content/nach-paris/cards/crt.json';
import { NO_ENTRIES, type CardBook, type CardChart, type CardEntries } from '@/lib/tables/card';

/** The cards that the tests work with: real ones, since their gaps and edges are the hard cases. */
export const ABF = abf as unknown as CardChart;
export const ABU = abu as unknown as CardChart;
export const CRT = crt as unknown as CardChart;
export const SHIFTS = shifts as unknown as CardChart;
export const CARDS = { abf: ABF, abu: ABU, crt: CRT, 'assault-shifts': SHIFTS } as const;

/** Losses and a test of one side and of two, and a whole number. */
export const ONE = ABU.results;
export const TWO = CRT.results;
export const WHOLE = SHIFTS.results;

export const entriesOf = (given: Partial<CardEntries> = {}): CardEntries => ({ ...NO_ENTRIES, ...given });
export const bookOf = (entries: Readonly<Record<string, CardEntries>> = {}): CardBook => ({ cards: CARDS, entries });

/** Entries of ABU with something of every kind. */
export const FILLED: CardEntries = entriesOf({
  headings: ['40'],
  complete: true,
  distances: [{ from: '26', to: '40', columns: 1 }],
  reach: { '40': '95/2' },
  cells: { '/40/1': '+5', '/26/2': '• −2' },
});
