import type { Refused } from '@/lib/calc/refusal';
import {
  fightersIn,
  fightersOf,
  isCavalry,
  isFort,
  type Battle,
  type Fighter,
  type BattleStack,
} from '@/lib/games/grand-illusion/battle/board';
import { elanTarget, mayLand } from '@/lib/games/grand-illusion/battle/elan';
import { SPACES, type BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import {
  first,
  refuse,
  refuseAttack,
  refuseColumns,
  refuseDefence,
  refuseNewDefence,
  refuseUnit,
  refuseWhere,
} from '@/lib/games/grand-illusion/battle/placement';
import { fortStrength } from '@/lib/games/grand-illusion/battle/strength';
import { LANDING_FROM } from '@/lib/games/grand-illusion/scenario/scenario';
import { SIDES } from '@/lib/games/grand-illusion/sides';

/** A fort that has no step left, or whose strength nobody has entered (2.4, 9.3.3). */
function refuseFort(one: Fighter): Refused | undefined {
  if (!isFort(one)) return undefined;
  if (one.left <= 0) return refuseUnit(one, 'hits', 'fortGone', '9.3.3');
  const { hits } = one.unit;
  if (fortStrength(one.unit, hits) !== undefined) return undefined;
  return refuseUnit(one, hits === 2 ? 'third' : 'fourth', 'fortStrength', '2.4');
}

/** What may not share a space (9.2.2). */
function refuseStack(stack: BattleStack): Refused | undefined {
  const [one, second, third] = stack;
  if (!one || !second) return undefined;
  if (third) return refuseUnit(third, 'space', 'stackThree', '9.2.2');
  const alone = stack.find(({ unit }) => unit.kind === 'corps' || unit.kind === 'fort');
  if (alone) return refuseUnit(second, 'space', 'stackAlone', '9.2.2');
  if (one.unit.nation !== second.unit.nation) return refuseUnit(second, 'space', 'stackNations', '9.2.2');
  return isCavalry(one) === isCavalry(second) ? undefined : refuseUnit(second, 'space', 'stackArms', '9.2.2');
}

function refuseStacks(input: BattleInput): Refused | undefined {
  for (const side of SIDES) {
    const all = fightersOf(input, side);
    for (const space of SPACES) {
      const refused = space === 'hex' ? undefined : refuseStack(all.filter(({ unit }) => unit.space === space));
      if (refused) return refused;
    }
  }
  return undefined;
}

/** Who may not attack at all (2.4, 9.5.1, 9.2.4.a), and cavalry that cannot withdraw (9.6.2). */
function refuseRoles({ columns, counter, limit }: Battle): Refused | undefined {
  const attack = columns.flatMap((column) => [...column.attack, ...column.attackReserve]);
  const defence = columns.flatMap((column) => [...column.defence, ...column.defenceReserve]);
  const withdraws = (one: Fighter): boolean => isCavalry(one) && one.unit.withdraws;
  const faced = new Set(columns.filter((column) => column.attack.length).flatMap((column) => column.defence));
  return first(
    () => refuseWhere(attack, isFort, 'fortAttacks', counter ? '9.2.4.a' : '9.5.1'),
    () => (limit ? undefined : refuseWhere(attack, ({ unit }) => unit.brackets, 'brackets', '2.4', 'brackets')),
    () => refuseWhere(attack, withdraws, 'withdrawAttack', '9.6.2', 'withdraws'),
    () => refuseWhere(defence, (one) => withdraws(one) && !faced.has(one), 'withdrawFree', '9.6.2', 'withdraws'),
    () => refuseWhere(defence, (one) => withdraws(one) && one.left !== 2, 'withdrawDisrupted', '9.6.2', 'withdraws'),
  );
}

/** What a landing from the sea asks for (13.3.4.a4). */
function refuseLanding({ input, columns }: Battle): Refused | undefined {
  const { landing, turn, fow } = input;
  const rule = '13.3.4.a4';
  if (landing === 'none') return undefined;
  if (input.attacker === 'german') return refuse('landing', landing, 'landingGerman', rule);
  if (turn < LANDING_FROM) return refuse('turn', turn, 'landingEarly', rule, { turn: LANDING_FROM });
  if (fow !== 'none') return refuse('fow', fow, 'landingFow', rule);
  return columns.flatMap(fightersIn).some(mayLand) ? undefined : refuse('landing', landing, 'landingNobody', rule);
}

/** Nobody to fight with or against (9.2.3.a, 9.2.2). */
function refuseEmpty({ columns, attacker, defender, calledOff }: Battle): Refused | undefined {
  if (calledOff === 'onlyDisrupted') return undefined;
  const all = columns.flatMap(fightersIn);
  const none = [attacker, defender].find((side) => !all.some((one) => one.side === side));
  return (
    none &&
    refuse(
      `board.${none}`,
      0,
      none === attacker ? 'noAttackers' : 'noDefenders',
      none === attacker ? '9.2.3.a' : '9.2.2',
    )
  );
}

/** The first rule that forbids the battle as it was set up; nothing is placed where it is called off before. */
export function refuseBattle(battle: Battle): Refused | undefined {
  const { input, counter, calledOff, elan } = battle;
  const forts = (): Refused | undefined => {
    for (const side of SIDES)
      for (const one of fightersOf(input, side)) {
        const refused = refuseFort(one);
        if (refused) return refused;
      }
    return undefined;
  };
  if (calledOff === 'cautious' || calledOff === 'left') return forts();
  return first(
    forts,
    () => refuseStacks(input),
    () => refuseEmpty(battle),
    () => refuseLanding(battle),
    () => refuseRoles(battle),
    () => refuseColumns(battle),
    () =>
      counter
        ? refuseNewDefence(battle)
        : first(
            () => refuseDefence(battle),
            () => refuseAttack(battle),
          ),
    () =>
      elan && input.elanUnit !== undefined && !elanTarget(battle)
        ? refuse('elanUnit', input.elanUnit, 'elanUnit', '9.3.5.c')
        : undefined,
  );
}
