import abuCard from '@/content/nach-paris/cards/abu.json';
import { cellKey, NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { showResult } from '@/lib/tables/card-written';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { answerOf } from '@/tests/games/nach-paris/spoken';

const card = abuCard as unknown as CardChart;
export const bookOf = (entries: CardEntries) => ({ cards: { cards: { abu: card }, entries: { abu: entries } } });
export const empty = bookOf(NO_ENTRIES);

/** Numbers of our own making: the stronger the fire and the lower the row, the worse for the target. */
const HEADINGS = ['3', '6', '8', '10', '12', '16', '20', '26', '34'];
const invented = (column: number, row: number) => ({
  losses: column >= 6 && row <= column - 2 ? 1 : 0,
  modifier: row > 14 - column / 2 + 8 ? null : row - column,
});
const cells = Object.fromEntries(
  HEADINGS.flatMap((heading, i) =>
    Array.from({ length: 16 }, (_, r) => [
      cellKey(undefined, heading, r + 1),
      showResult(card.results, { sides: [invented(i, r + 1)] }),
    ]),
  ),
);
const entered: CardEntries = { headings: HEADINGS.filter((one) => one !== '3' && one !== '26'), complete: true, cells };
export const full = bookOf(entered);

export const gun = (arf: number, more: object = {}) => ({ nation: 'germany', kind: 'inf', arf, ...more });
export const french = (arf: number, more: object = {}) => gun(arf, { nation: 'france', ...more });
export const german = <Members extends object>(more?: Members) =>
  ({ nation: 'germany', ...more }) as { nation: string } & Members;

export const answer = (input: unknown, book = empty) => answerOf(abu, input, book);
export const dataOf = (input: unknown, book = empty) => answer(input, book).outcome.data;
export const firstOf = (input: unknown, book = empty) => dataOf(input, book).targets[0];
export const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
export const disputes = (input: unknown, book = empty) => answer(input, book).open.map(({ dispute }) => dispute);

export const example7 = {
  firing: [
    french(12, { name: '1ere DI' }),
    french(11, { name: '2e DI' }),
    french(7, { name: '155 CTR / 1er RAL', kind: 'har' }),
  ],
  targets: [
    german({ name: '18.ID', cab: 12, test: 4 }),
    german({ name: '5.KD', kind: 'cav', steps: 3, cab: 12, test: 6 }),
    german({ name: 'II/RFußa.2', kind: 'har', steps: 1, cab: 12, test: 16 }),
  ],
  die: 3,
};
