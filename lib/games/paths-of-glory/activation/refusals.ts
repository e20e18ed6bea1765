import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import type { ActivationEntry, ActivationInput } from '@/lib/games/paths-of-glory/activation/fields';
import { isArmy } from '@/lib/games/paths-of-glory/combat/forces';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { standsAgainst } from '@/lib/games/paths-of-glory/geography/judge';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';
import { sidesIn, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';

const say = sayIn('activation');

/** An order that names nothing known, or a stack that cannot be there or be supplied as it says. */
function refuseEntry(given: ActivationEntry, field: string, data: PogData): Refused | undefined {
  const space = spaceOf(data, given.space);
  if (given.space !== undefined && !space)
    return illegal(`${field}.space`, given.space, say('refused.unknownSpace', { space: given.space }), '2.1');
  const { units, unknown } = stackOf(given.units, data);
  if (unknown !== undefined)
    return illegal(`${field}.units`, unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  const count = units.length;
  if (count > STACKING_LIMIT)
    return illegal(`${field}.units`, count, say('refused.stacking', { count, limit: STACKING_LIMIT }), '10.1.1');
  const [side, ...others] = sidesIn(units, data);
  if (others.length) return illegal(`${field}.units`, given.units, say('refused.mixedSides'), '10.1.3');
  for (const { type } of units) {
    const why = standsAgainst(type, space, data);
    if (why) return illegal(`${field}.units`, type.id, why.text, why.rule);
  }
  if (given.supply !== 'beachhead') return undefined;
  if (side === 'central') return illegal(`${field}.supply`, given.supply, say('refused.beachheadSide'), '9.2.7.1');
  return units.some((unit) => isArmy(unit) && unit.type.special !== 'mef')
    ? illegal(`${field}.supply`, given.supply, say('refused.beachheadArmy'), '9.2.7.1')
    : undefined;
}

/** A space that an earlier order has activated already (9.2.5). */
function refuseTwice(spaces: ActivationInput['spaces'], i: number, data: PogData): Refused | undefined {
  const space = spaceOf(data, spaces[i]?.space);
  return space && spaces.slice(0, i).some((other) => other.space === space.id)
    ? illegal(`spaces.${i}.space`, space.id, say('refused.twice', { space: space.name }), '9.2.5')
    : undefined;
}

/** Orders that the rules forbid: each by itself, the same space twice, or units of both sides. */
export function refuseActivation({ spaces }: ActivationInput, data: PogData): Refused | undefined {
  for (const [i, given] of spaces.entries()) {
    const refused = refuseEntry(given, `spaces.${i}`, data) ?? refuseTwice(spaces, i, data);
    if (refused) return refused;
  }
  const units = spaces.flatMap((given) => stackOf(given.units, data).units);
  return sidesIn(units, data).length > 1
    ? illegal('spaces', spaces.length, say('refused.bothSides'), '9.2.1')
    : undefined;
}
