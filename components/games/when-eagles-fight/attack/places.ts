import type { Members } from '@/components/calculator/form/members';
import { membersOf } from '@/components/calculator/form/members';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { AttackAnswer } from '@/lib/games/when-eagles-fight/calculators/attack';
import { AROUND, type Around } from '@/lib/games/when-eagles-fight/attack/fields';
import { hexBeside } from '@/lib/games/when-eagles-fight/concentric/hexes';
import {
  figuresIn,
  isConcentric,
  wouldComplete,
  type Concentric,
  type Figure,
} from '@/lib/games/when-eagles-fight/concentric/ring';

/** What the units of a hex add to an attack: in full, and before they are halved with those of other hexes (9.3). */
export interface Lent {
  readonly full: number;
  readonly halved: number;
}

/** One of the six hexes around the defender. */
export interface AttackHex {
  readonly around: Around;
  readonly direction: Direction;
  /** its place in the list of attackers; undefined where nobody attacks from */
  readonly at: number | undefined;
  readonly units: readonly Members[];
  /** its number, where that of the defender's hex is known */
  readonly number: string | undefined;
  /** undefined where the player gives totals or the odds in place of units */
  readonly lent: Lent | undefined;
  /** one of the hexes that make the attack concentric */
  readonly lit: boolean;
}

export interface Ring {
  /** from north clockwise */
  readonly places: readonly AttackHex[];
  readonly concentric: Concentric | undefined;
  /** the pairs and triangles that the attackers hold; none against a fortress (13.15) */
  readonly figures: readonly Figure[];
  /** a fortress is never assaulted concentrically (13.15) */
  readonly fortress: boolean;
  /** hexes of which one more would make it concentric */
  readonly wanted: readonly Around[];
}

const unitsOf = (hex: Members): readonly Members[] => (Array.isArray(hex.units) ? hex.units : []).map(membersOf);

/** The sum of factors as they are printed, for as long as there is no answer to take it from. */
const printed = (units: readonly Members[]): Lent => ({
  full: units.reduce(
    (sum, { attack, kind }) => sum + (typeof attack === 'number' && kind !== 'heavy-artillery' ? attack : 0),
    0,
  ),
  halved: 0,
});

const around = (direction: Direction): Around => AROUND[direction];

/** The ring round the defender as the list of attackers has it; `lent` are the sums of the answer by attacking hex. */
export function ringIn(
  hexes: readonly Members[],
  defenders: readonly Members[],
  lent: readonly Lent[] | undefined,
  byUnits: boolean,
  target = '',
): Ring {
  const directions = hexes.map(({ from }) => AROUND.indexOf(from as Around)).filter((at): at is Direction => at >= 0);
  const fortress = defenders.some(({ kind }) => kind === 'fortress');
  const figures = fortress ? [] : figuresIn(directions);
  const places = DIRECTIONS.map((direction): AttackHex => {
    const at = hexes.findIndex(({ from }) => from === around(direction));
    const units = unitsOf(hexes[at] ?? {});
    return {
      around: around(direction),
      direction,
      at: at < 0 ? undefined : at,
      units,
      number: hexBeside(target, around(direction)),
      lent: byUnits ? (lent?.[at] ?? printed(units)) : undefined,
      lit: figures.some((figure) => figure.includes(direction)),
    };
  });
  return {
    places,
    concentric: isConcentric(directions),
    figures,
    fortress,
    wanted: fortress ? [] : wouldComplete(directions).map(around),
  };
}

/** What the ring shows of an answer; undefined while the attack is refused. */
export const answerIn = (data: unknown): Pick<AttackAnswer, 'odds' | 'column' | 'drm' | 'lent'> | undefined =>
  typeof data === 'object' && data !== null && 'lent' in data ? (data as AttackAnswer) : undefined;
