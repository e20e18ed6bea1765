import { certain, chain, chanceOf, type Distribution } from '@/lib/prob/distribution';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { begun, outcomes, type Bombardment } from '@/lib/games/grand-illusion/heavy-artillery/bombard';

/** The end of a Game Turn: the chance that each fort, and that all of them, are gone by then. */
export interface BombardedTurn {
  /** 1 for this one */
  readonly turn: number;
  readonly fallen: readonly Fraction[];
  readonly all: Fraction;
}

/** The steps that the forts of a hex have left. */
type Left = readonly number[];
const keyOf = (left: Left): string => left.join();

/** The rolls for surrender at the end of a turn: so many faces for each fort that stands (9.5.3.c). */
function surrender(left: Left, faces: readonly number[]): Distribution<Left> {
  return faces.reduce<Distribution<Left>>(
    (dist, n, at) =>
      chain(
        dist,
        (now) =>
          now[at]
            ? [
                { value: now.with(at, 0), chance: fraction(n, 6) },
                { value: now, chance: fraction(6 - n, 6) },
              ]
            : certain(now),
        keyOf,
      ),
    certain(left),
  );
}

/**
 * The ends of the turns ahead: a bombardment in each, since the guns in supply come back to their front (9.5.4.b), and,
 * where the forts are besieged, the rolls for surrender after it. The first turn has the guns that have not fired.
 */
export function bombardedTurns(
  first: Bombardment,
  later: Bombardment,
  ends: Distribution<Left>,
  turns: number,
  faces: readonly number[] | undefined,
): readonly BombardedTurn[] {
  const closed = (dist: Distribution<Left>): Distribution<Left> =>
    faces ? chain(dist, (left) => surrender(left, faces), keyOf) : dist;
  const found: BombardedTurn[] = [];
  let now = closed(ends);
  for (let turn = 1; turn <= turns; turn++) {
    if (turn > 1) now = closed(chain(now, (left) => outcomes(later, begun(later, left)), keyOf));
    found.push({
      turn,
      fallen: first.forts.map((_, at) => chanceOf(now, (left) => !left[at])),
      all: chanceOf(now, (left) => left.every((steps) => !steps)),
    });
  }
  return found;
}
