import { fraction, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { cardOf, findCell, type CellRef, type EdgeMove, type FoundCell } from '@/lib/tables/card-cell';
import { columnFor, headingsOf, type Column } from '@/lib/tables/card-columns';
import { sideOf, type SideResult } from '@/lib/games/nach-paris/result';
import { settleRow, type OverflowReading } from '@/lib/games/nach-paris/overflow';

/** The ratio and its column (9.1.12); against no CBF at all the last column is read. */
export interface Ratio {
  readonly attack: Fraction;
  readonly defence: Fraction;
  /** "2.03:1", to two digits as the book prints it; "∞" against no CBF */
  readonly shown: string;
  readonly column: Column;
  /** lower than every column of the card: the first one is read, or no attack is possible (dispute ratio-below-card) */
  readonly below: boolean;
}

export const CRT = 'crt';
/** Greater than any ratio on a card. */
const ENDLESS = fraction(1_000_000);

export function ratioOf(attack: Fraction, defence: Fraction, book: CardBook): Ratio {
  const { card, entries } = cardOf(book, CRT);
  const endless = defence.n === 0n;
  const value = endless ? ENDLESS : fraction(attack.n * defence.d, attack.d * defence.n);
  const shown = endless ? '∞' : `${rounded(value)}:1`;
  const found = columnFor(card, entries, value, shown);
  const below = found.known && 'off' in found && found.off === 'left';
  return { attack, defence, shown, column: onCard(book, found), below };
}

/**
 * Two decimals, rounded as in the examples (59 : 36 is 1.64). Cut off where rounding up could show a heading that is
 * not reached, for the player may look the ratio up on his card: a multiple of 0.05, and any fraction below 1:1.
 */
function rounded(value: Fraction): string {
  const nearest = fraction((value.n * 200n + value.d) / (value.d * 2n), 100n);
  const mayMislead = value.n < value.d || 20n % nearest.d === 0n;
  return cut(mayMislead ? value : nearest);
}

/** Two decimals, cut off. */
export function cut({ n, d }: Fraction): string {
  const hundredths = (n * 100n) / d;
  const [whole, rest] = [
    hundredths / 100n,
    String(hundredths % 100n)
      .padStart(2, '0')
      .replace(/0+$/u, ''),
  ];
  return rest ? `${whole}.${rest}` : String(whole);
}

/** A ratio beyond the outermost column is read in it: a combat always has a result. */
function onCard(book: CardBook, column: Column): Column {
  if (!column.known || !('off' in column)) return column;
  const { card, entries } = cardOf(book, CRT);
  const headings = headingsOf(card, entries);
  const heading = column.off === 'left' ? headings[0] : headings.at(-1);
  return heading === undefined ? column : { known: true, heading };
}

/** Where a modified roll is read, the moves of 9.3.4 and 9.3.5 done, and what stands there. */
export interface Reading {
  readonly ref: CellRef;
  readonly moves: readonly EdgeMove[];
  /** no column was left to move to: the outermost one is read in its last row */
  readonly outermost: boolean;
  readonly found: FoundCell | undefined;
}

export function readCell(book: CardBook, column: Column, roll: number, how: OverflowReading): Reading {
  const { ref, moves } = settleRow(book, CRT, undefined, column, roll, how);
  const last = moves.at(-1);
  const off = ref.column.known && 'off' in ref.column;
  const settled = off && last ? { ...ref, column: onCard(book, ref.column), row: edgeRow(book, last.edge) } : ref;
  return { ref: settled, moves, outermost: off, found: findCell(book, settled) };
}

/** The first or the last row of the card. */
function edgeRow(book: CardBook, edge: EdgeMove['edge']): string {
  const { rows } = cardOf(book, CRT).card;
  if (!('first' in rows)) return '0';
  return String(edge === 'above' ? rows.last : rows.first);
}

/** The results of both sides in a cell that was read. */
export function sidesOf({ result }: FoundCell): { readonly attacker: SideResult; readonly defender: SideResult } {
  return { attacker: sideOf(result, 0), defender: sideOf(result, 1) };
}

/** Who takes his result first (9.3.3): more automatic losses, then the lower modifier; the defender when equal. */
export function firstSide(attacker: SideResult, defender: SideResult): 'attacker' | 'defender' {
  const worse = attacker.losses - defender.losses || modifierOf(defender) - modifierOf(attacker);
  return worse > 0 ? 'attacker' : 'defender';
}
const modifierOf = ({ modifier }: SideResult): number => modifier ?? Number.POSITIVE_INFINITY;

/** Faces and failed reserve tests that lead to one cell. */
export interface CellUse extends Reading {
  readonly faces: readonly number[];
  readonly totals: readonly number[];
  /** chances of the faces and failures, as a whole number of the caller's smallest part */
  readonly weight: bigint;
}

const columnKey = (column: Column): string => {
  if (!column.known) return `?${column.value}/${column.shift}`;
  return 'off' in column ? `${column.off}${column.by}` : column.heading;
};

/** The cells that the faces of the die lead to, each once, in the order of the modified roll. */
export function cellUses(
  book: CardBook,
  column: Column,
  faces: readonly number[],
  drm: number,
  failures: ReadonlyMap<number, bigint>,
  how: OverflowReading,
  each: number,
): readonly CellUse[] {
  const uses = new Map<string, CellUse>();
  const rolls = faces.flatMap((face) =>
    [...failures].map(([failed, weight]) => ({ face, weight, total: face + drm + each * failed })),
  );
  for (const { face, weight, total } of rolls.sort((a, b) => a.total - b.total)) {
    const reading = readCell(book, column, total, how);
    const key = `${columnKey(reading.ref.column)}/${reading.ref.row}`;
    const seen = uses.get(key);
    const add = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one]);
    uses.set(key, {
      ...(seen ?? reading),
      faces: add(seen?.faces ?? [], face),
      totals: add(seen?.totals ?? [], total),
      weight: (seen?.weight ?? 0n) + weight,
    });
  }
  return [...uses.values()];
}
