import { RETREAT_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { type Applied, weigh } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import { lossFaces, modifiedCab } from '@/lib/games/nach-paris/cab/test';
import type { Attacker, CombatInput, Defender, RetreatPath } from '@/lib/games/nach-paris/combat/fields';
import { stateModifiers } from '@/lib/games/nach-paris/combat/forces';
import { countsInStack } from '@/lib/games/nach-paris/stacking/finding';
import { isInfantry } from '@/lib/games/nach-paris/units';

/*
 * What a retreat costs a unit: on its way (9.6.3, 9.6.4), for want of room where it ends (6.4.3), then in an enemy ZOC
 * there (9.6.2). That the test comes last is our ruling (dispute retreat-full-hex).
 */

/** The test in an enemy ZOC: the CAB that the unit shows by then, with every modifier. */
export interface ZocTest {
  readonly cab: number;
  readonly modifiers: readonly Applied[];
}

export interface Retreat {
  /** why it costs steps at once */
  readonly toll:
    { readonly id: 'noWay' | 'closed' | 'closedStep'; readonly rule: Rule; readonly steps: number } | undefined;
  /** its test in an enemy ZOC, without a loss in this combat and with one */
  readonly zoc: { readonly unhurt: ZocTest; readonly hurt: ZocTest } | undefined;
  readonly roll: number | undefined;
  /**
   * steps that still fit into the hex that it reaches; endless where nobody says, and for units that do not count
   * (6.4.2)
   */
  readonly room: number;
}

/** Whether a unit takes room in a hex (6.4.2). */
export const takesRoom = (unit: Attacker | Defender): boolean =>
  countsInStack({ kind: unit.kind, embarked: 'embarked' in unit && unit.embarked }, 'count');

/** Without a place to go it is destroyed; over a closed hexside INF loses a step, and every other unit is destroyed. */
function tollOf({ wayClosed, noWay }: RetreatPath, { kind, steps }: Attacker | Defender): Retreat['toll'] {
  if (noWay) return { id: 'noWay', rule: '9.6.4', steps };
  if (!wayClosed) return undefined;
  if (isInfantry(kind)) return { id: 'closedStep', rule: '9.6.3', steps: 1 };
  return { id: 'closed', rule: kind === 'cav' ? '9.6.3' : '9.6.4', steps };
}

/** The retreat of a unit by the way that its hex has. */
export function retreatOf(
  unit: Attacker | Defender,
  way: RetreatPath,
  input: CombatInput,
  side: 'attacker' | 'defender',
): Retreat {
  const test = (lost: number): ZocTest => {
    const modifiers = [
      ...stateModifiers({ ...unit, lost: unit.lost + lost }, input, side).applied,
      ...weigh(RETREAT_MODIFIERS, way).applied,
    ];
    return { cab: modifiedCab(lost > 0 ? (unit.cabAfter ?? unit.cab) : unit.cab, modifiers), modifiers };
  };
  return {
    toll: tollOf(way, unit),
    zoc: way.zocRetreat ? { unhurt: test(0), hurt: test(1) } : undefined,
    roll: unit.retreatTest,
    room: takesRoom(unit) ? (way.room ?? Infinity) : Infinity,
  };
}

/** The parts into which the retreat of a unit splits every chance: the faces of its die, if it has to roll one. */
export const wayParts = ({ zoc }: Retreat): number => (zoc ? FACES : 1);
const FACES = 20;

/**
 * Steps that a unit with some already lost has too many for the room that is left, after the toll of its way (6.4.3).
 */
export const tooMany = ({ toll, room }: Retreat, lost: number, steps: number, left = room): number =>
  room === Infinity ? 0 : Math.max(0, steps - lost - (toll?.steps ?? 0) - left);

/**
 * Steps that the retreat costs a unit which has already lost some of its steps, each with its number of `wayParts`;
 * `left` is the room that others leave it.
 */
export function wayCosts(
  retreat: Retreat,
  lost: number,
  steps: number,
  left = retreat.room,
): readonly { readonly steps: number; readonly parts: number }[] {
  const { toll, zoc, roll } = retreat;
  const losses = (toll?.steps ?? 0) + tooMany(retreat, lost, steps, left);
  const cab = (lost + losses > 0 ? zoc?.hurt : zoc?.unhurt)?.cab ?? 0;
  return lossFaces({ losses, modifier: zoc ? 0 : null }, { cab, steps: steps - lost }, roll).map((one) => ({
    steps: one.steps,
    parts: (one.faces * wayParts(retreat)) / FACES,
  }));
}

/**
 * The test that awaits a unit in the ZOC when it may have lost so many of its steps to the result, in rising order;
 * none when nothing of it gets that far.
 */
export function awaitedTest(retreat: Retreat, losses: readonly number[], steps: number): ZocTest | undefined {
  const { toll, zoc } = retreat;
  const before = (lost: number): number => lost + (toll?.steps ?? 0) + tooMany(retreat, lost, steps);
  const lost = losses.findLast((one) => before(one) < steps);
  return lost === undefined ? undefined : before(lost) > 0 ? zoc?.hurt : zoc?.unhurt;
}
