import { add, multiply, ONE, subtract, sum, ZERO, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { RANDOM_EVENTS, readTurn, wordIn } from '@/lib/games/when-eagles-fight/clocks/cards';
import { VERDUN_TURNS } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { sums } from '@/lib/games/when-eagles-fight/events/finding';

/** The chance that the event of a turn is one of these letters; undefined while a cell of its column is not known. */
export function chanceOfLetters(book: CardBook, turn: number, letters: readonly string[]): Fraction | undefined {
  const rolls = sums({ die1: undefined, die2: undefined }).map(({ value, chance }) => ({
    chance,
    letter: wordIn(readTurn(book, RANDOM_EVENTS, turn, value)),
  }));
  if (rolls.some(({ letter }) => letter === undefined)) return undefined;
  return sum(rolls.flatMap(({ letter, chance }) => (letters.includes(letter ?? '') ? [chance] : [])));
}

/** The events that bring Verdun in Turns 12 to 15 (7.2.C, 7.2.D, 7.2.K). */
const BRING_VERDUN = ['C', 'D', 'K'];

/** The chance that Verdun comes in each turn from one on, and has come by then; as far as the columns are known. */
export function verdunOdds(
  book: CardBook,
  from: number,
): readonly { readonly turn: number; readonly now: Fraction; readonly by: Fraction }[] {
  const rows: { turn: number; now: Fraction; by: Fraction }[] = [];
  let [missed, by] = [ONE, ZERO];
  for (let turn = Math.max(from, VERDUN_TURNS.first); turn <= VERDUN_TURNS.last; turn++) {
    const chance = chanceOfLetters(book, turn, BRING_VERDUN);
    if (chance === undefined) return rows;
    const now = multiply(missed, chance);
    missed = multiply(missed, subtract(ONE, chance));
    by = add(by, now);
    rows.push({ turn, now, by });
  }
  return rows;
}
