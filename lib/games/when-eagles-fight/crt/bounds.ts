import type { CardBook, CardChart, CardEntries } from '@/lib/tables/card';
import { oncePer, oncePerKey } from '@/lib/core/once';
import { cardOf, type CellPlace } from '@/lib/tables/card-cell';
import { breachesBy, readerOf, type Constraint, type ReadPlace } from '@/lib/tables/card-constraint';
import type { CellResult, SideResult } from '@/lib/tables/card-result';
import { compareLosses, CRT, resultOf, type CombatResult, type Loss } from '@/lib/games/when-eagles-fight/crt/result';

/* What cells of the Combat Results Table may hold that nobody has filled in yet, as far as the text implies it. */

/** The lightest and the heaviest loss that a side may suffer. */
export interface LossBounds {
  readonly best: Loss;
  readonly worst: Loss;
}

export interface CellBounds {
  readonly row: string;
  readonly attacker: LossBounds;
  readonly defender: LossBounds;
  readonly breakthrough: 'yes' | 'no' | 'open';
  /** the cell is filled in, by the player or by an example: best and worst are the same */
  readonly known: boolean;
}

/**
 * For each of some rows of a column ("1:2" to "5:1") the best and the worst loss of each side that its cell may hold.
 * A cell that is filled in holds what it holds. Of an empty one only what the text states counts, together with the
 * cells that are filled in, never what merely looks right, such as columns that get better to the right; what is left
 * is open between 0 and E. A statement that the entries contradict by themselves tells nothing any more. "Best" is the
 * lightest loss of that side, "worst" the heaviest; of the two sides together they need not come true in one cell.
 */
export function boundsOf(book: CardBook, column: string, rows: readonly string[]): readonly CellBounds[] {
  const { card, entries } = cardOf(book, CRT);
  const boundsAt = boundsBy(card)(entries)(column);
  return rows.map(boundsAt);
}

/** The bounds of each cell, worked out once as long as the entries do not change: each tap asks for the same again. */
const boundsBy = oncePer((card: CardChart) =>
  oncePer((entries: CardEntries) => {
    const read = readerOf(card, entries);
    const stated = statedOf(card, read);
    const candidates = candidatesOf(card);
    return oncePerKey((column: string) =>
      oncePerKey((row: string): CellBounds => {
        const held = read({ column, row });
        return boundsIn(
          row,
          held ? [resultOf(held)] : openResults(card, read, stated, candidates, { column, row }),
          held !== undefined,
        );
      }),
    );
  }),
);

/** What the text states and the entries do not contradict. */
const statedOf = (card: CardChart, read: ReadPlace): readonly Constraint[] =>
  (card.constraints ?? []).filter(
    (constraint) => constraint.says === 'stated' && !breachesBy(card, constraint, read).length,
  );

/** The results that an empty cell may hold. */
function openResults(
  card: CardChart,
  read: ReadPlace,
  stated: readonly Constraint[],
  candidates: readonly CellResult[],
  { column, row }: CellPlace,
): readonly CombatResult[] {
  const concerning = stated.filter((one) => concerns(one, column, row));
  const fits = (candidate: CellResult): boolean => {
    const supposing: ReadPlace = (place) => (place.column === column && place.row === row ? candidate : read(place));
    return concerning.every((constraint) => !breachesBy(card, constraint, supposing).length);
  };
  return candidates.filter(fits).map(resultOf);
}

const concerns = (constraint: Constraint, column: string, row: string): boolean =>
  constraint.kind === 'order' ||
  constraint.cases.some((conditions) =>
    conditions.some(({ columns, rows }) => columns.includes(column) && rows.includes(row)),
  );

/** Every result that a cell of the card may hold. */
function candidatesOf({ results }: CardChart): readonly CellResult[] {
  const [attackers = [], defenders = []] = results.sides.map(({ parts }) =>
    parts.flatMap((part): readonly SideResult[] => {
      const blank: SideResult = Object.fromEntries(parts.map(({ id }) => [id, null]));
      if (part.kind === 'word') return part.words.map(({ id }) => ({ ...blank, [part.id]: id }));
      if (part.kind === 'marks') return [];
      return Array.from({ length: part.most - part.least + 1 }, (_, i) => ({ ...blank, [part.id]: part.least + i }));
    }),
  );
  return attackers.flatMap((attacker) =>
    defenders.flatMap((defender) =>
      // B is printed with E only (13.26).
      attacker.word === 'B' && defender.word !== 'E' ? [] : [{ sides: [attacker, defender] }],
    ),
  );
}

/** The bounds of the results that a cell may hold, at least one. */
function boundsIn(row: string, results: readonly CombatResult[], known: boolean): CellBounds {
  const through = new Set(results.map(({ breakthrough }) => breakthrough));
  return {
    row,
    attacker: lossBounds(results.map(({ attacker }) => attacker)),
    defender: lossBounds(results.map(({ defender }) => defender)),
    breakthrough: through.size === 1 ? (through.has(true) ? 'yes' : 'no') : 'open',
    known,
  };
}

function lossBounds(losses: readonly Loss[]): LossBounds {
  const sorted = losses.toSorted(compareLosses);
  return { best: sorted[0] ?? 0, worst: sorted.at(-1) ?? 'E' };
}
