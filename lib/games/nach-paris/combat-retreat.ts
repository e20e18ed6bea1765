import { RETREAT_MODIFIERS } from '@/lib/games/nach-paris/cab-modifiers';
import { lossFaces, modifiedCab, sortModifiers, type CabModifier } from '@/lib/games/nach-paris/cab-test';
import type { Attacker, CombatInput, Defender, Way } from '@/lib/games/nach-paris/combat-fields';
import { stateModifiers } from '@/lib/games/nach-paris/combat-forces';
import { isInfantry } from '@/lib/games/nach-paris/units';

/*
 * What a retreat costs a unit on its way (9.6.2 to 9.6.4). The stacking limit of the hex that it reaches (6.4.3) is
 * left to the stacking checker: who has to lose steps there depends on who goes where.
 */

/** The test in an enemy ZOC: the CAB that the unit shows by then, with every modifier. */
export interface ZocTest {
  readonly cab: number;
  readonly modifiers: readonly CabModifier[];
}

export interface Retreat {
  /** why it costs steps at once */
  readonly toll: { readonly id: 'noWay' | 'closed' | 'closedStep'; readonly rule: string; readonly steps: number } | undefined;
  /** its test in an enemy ZOC, without a loss in this combat and with one */
  readonly zoc: { readonly unhurt: ZocTest; readonly hurt: ZocTest } | undefined;
  readonly roll: number | undefined;
}

/** Without a place to go it is destroyed; over a closed hexside INF loses a step, and every other unit is destroyed. */
function tollOf({ wayClosed, noWay }: Way, { kind, steps }: Attacker | Defender): Retreat['toll'] {
  if (noWay) return { id: 'noWay', rule: '9.6.4', steps };
  if (!wayClosed) return undefined;
  if (isInfantry(kind)) return { id: 'closedStep', rule: '9.6.3', steps: 1 };
  return { id: 'closed', rule: kind === 'cav' ? '9.6.3' : '9.6.4', steps };
}

/** The retreat of a unit by the way that its hex has. */
export function retreatOf(unit: Attacker | Defender, way: Way, input: CombatInput, side: 'attacker' | 'defender'): Retreat {
  const test = (lost: number): ZocTest => {
    const modifiers = [...stateModifiers({ ...unit, lost: unit.lost + lost }, input, side).applied, ...sortModifiers(RETREAT_MODIFIERS, way).applied];
    return { cab: modifiedCab(lost > 0 ? (unit.cabAfter ?? unit.cab) : unit.cab, modifiers), modifiers };
  };
  return { toll: tollOf(way, unit), zoc: way.zocRetreat ? { unhurt: test(0), hurt: test(1) } : undefined, roll: unit.retreatTest };
}

/** The parts into which the retreat of a unit splits every chance: the faces of its die, if it has to roll one. */
export const wayParts = ({ zoc }: Retreat): number => (zoc ? FACES : 1);
const FACES = 20;

/** Steps that the way costs a unit which has already lost some of its steps, each with its number of `wayParts`. */
export function wayCosts(retreat: Retreat, lost: number, steps: number): readonly { readonly steps: number; readonly parts: number }[] {
  const { toll, zoc, roll } = retreat;
  const losses = toll?.steps ?? 0;
  const cab = zocTest(retreat, lost)?.cab ?? 0;
  return lossFaces({ losses, modifier: zoc ? 0 : null }, { cab, steps: steps - lost }, roll).map((one) => ({ steps: one.steps, parts: (one.faces * wayParts(retreat)) / FACES }));
}

/** The test that awaits a unit in the ZOC when it may have lost so many of its steps to the result, in rising order; none when nothing of it gets that far. */
export function awaitedTest(retreat: Retreat, losses: readonly number[], steps: number): ZocTest | undefined {
  const lost = losses.findLast((one) => one + (retreat.toll?.steps ?? 0) < steps);
  return lost === undefined ? undefined : zocTest(retreat, lost);
}

/** The test that awaits a unit in the ZOC, with the steps that it has lost in this combat before the retreat. */
const zocTest = ({ toll, zoc }: Retreat, lost: number): ZocTest | undefined => (lost + (toll?.steps ?? 0) > 0 ? zoc?.hurt : zoc?.unhurt);
