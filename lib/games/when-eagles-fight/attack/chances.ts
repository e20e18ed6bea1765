import { add, fraction, multiply, ZERO, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import {
  attackerLoss,
  emptiedBy,
  stepsGone,
  waysOf,
  type Emptied,
  type Stakes,
  type ResultChoice,
} from '@/lib/games/when-eagles-fight/attack/effects';
import type { Use } from '@/lib/games/when-eagles-fight/attack/odds';
import { boundsOf } from '@/lib/games/when-eagles-fight/crt/bounds';
import type { CombatResult, Loss } from '@/lib/games/when-eagles-fight/crt/result';

/* Chances over the faces of the die, once all cells that they come to are known. */

export interface Chances {
  /** each result that may fall, in the order of its rows */
  readonly results: readonly { readonly text: string; readonly result: CombatResult; readonly chance: Fraction }[];
  readonly hex: Readonly<Record<Emptied, Fraction>>;
  readonly breakthrough: Fraction;
  /** steps that each side loses on average: the defender who stands, and who retreats wherever he may */
  readonly attackerSteps: Fraction;
  readonly standingSteps: Fraction;
  readonly retreatingSteps: Fraction;
}

const FACES_OF_A_DIE = 6;

/** The chances of an attack; undefined while a cell is missing. */
export function chancesOf(uses: readonly Use[], stakes: Stakes): Chances | undefined {
  const results = new Map<string, { readonly text: string; readonly result: CombatResult; readonly faces: number }>();
  for (const { found, result, faces } of uses) {
    if (!found || !result) return undefined;
    const seen = results.get(found.text);
    results.set(found.text, { text: found.text, result, faces: faces.length + (seen?.faces ?? 0) });
  }
  const all = [...results.values()].map(({ text, result, faces }) => ({
    text,
    result,
    chance: fraction(faces, FACES_OF_A_DIE),
  }));
  const mean = (of: (result: CombatResult) => number): Fraction =>
    all.reduce((sum, { result, chance }) => add(sum, multiply(fraction(of(result)), chance)), ZERO);
  const chance = (of: (result: CombatResult) => boolean): Fraction => mean((result) => (of(result) ? 1 : 0));
  const gone = (way: ResultChoice | undefined): number => (way ? stepsGone(way, stakes) : 0);
  const hex = (emptied: Emptied): Fraction => chance((result) => emptiedBy(result, stakes) === emptied);
  return {
    results: all,
    hex: { destroyed: hex('destroyed'), retreat: hex('retreat'), held: hex('held') },
    breakthrough: chance(({ breakthrough }) => breakthrough),
    attackerSteps: mean((result) => attackerLoss(result, stakes)),
    standingSteps: mean((result) => gone(waysOf(result, stakes)[0])),
    retreatingSteps: mean((result) => gone(waysOf(result, stakes).at(-1))),
  };
}

/** The least and the most that both sides may lose on average, as far as the text tells of cells that are empty. */
export interface ChanceBounds {
  readonly attacker: { readonly best: Fraction; readonly worst: Fraction };
  readonly defender: { readonly best: Fraction; readonly worst: Fraction };
  /** faces that surely eliminate the defender, and faces that may */
  readonly destroyed: { readonly least: Fraction; readonly most: Fraction };
}

/** Bounds over all faces: "best" is the lightest loss of that side, the defender standing (13.21). */
export function chanceBounds(book: CardBook, column: string, uses: readonly Use[], stakes: Stakes): ChanceBounds {
  const bounds = boundsOf(
    book,
    column,
    uses.map(({ row }) => String(row)),
  );
  const mean = (of: (at: number) => number): Fraction =>
    fraction(
      uses.reduce((sum, { faces }, at) => sum + faces.length * of(at), 0),
      FACES_OF_A_DIE,
    );
  const as = (attacker: Loss, defender: Loss): CombatResult => ({ attacker, defender, breakthrough: false });
  const attacks = (which: 'best' | 'worst') => (at: number) =>
    attackerLoss(as(bounds[at]?.attacker[which] ?? 0, 0), stakes);
  const defends = (which: 'best' | 'worst') => (at: number) => {
    const [way] = waysOf(as(0, bounds[at]?.defender[which] ?? 0), stakes);
    return way ? stepsGone(way, stakes) : 0;
  };
  const gone = (which: 'best' | 'worst') => (at: number) =>
    emptiedBy(as(0, bounds[at]?.defender[which] ?? 0), stakes) === 'destroyed' ? 1 : 0;
  return {
    attacker: { best: mean(attacks('best')), worst: mean(attacks('worst')) },
    defender: { best: mean(defends('best')), worst: mean(defends('worst')) },
    destroyed: { least: mean(gone('best')), most: mean(gone('worst')) },
  };
}
