import { missingChart, type Refused } from '@/lib/calc/refusal';
import type { Fact, Refusal, Taken } from '@/lib/calc/evaluation';
import { fact, present, sayIn } from '@/lib/calc/ledger';
import { oncePer } from '@/lib/core/once';
import { ok, type Result } from '@/lib/core/result';
import { corpsOf, sideOfType, spaceOf, typeOf } from '@/lib/games/paths-of-glory/catalogue';
import type { Face, PogData, Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import type { Combat } from '@/lib/games/paths-of-glory/combat/course';
import type { CombatInput, UnitGroup } from '@/lib/games/paths-of-glory/combat/fields';
import { fireChartsOf } from '@/lib/games/paths-of-glory/combat/fire';
import { forbid, refuse, type AttackingSpace } from '@/lib/games/paths-of-glory/combat/refusals';
import {
  isPlain,
  mayReplace,
  plainNation,
  unitOf,
  type Reserve,
  type Unit,
} from '@/lib/games/paths-of-glory/combat/forces';
import { STACKING_LIMIT, SINAI_DRM } from '@/lib/games/paths-of-glory/limits';

/** What the combat tools work on: the combat, the groups as given, and the facts to show. */
export interface PreparedCombat {
  readonly combat: Combat;
  readonly attackingSpaces: readonly AttackingSpace[];
  readonly attackingSide: Side;
  readonly defendingSpace: Space | undefined;
  readonly retreated: readonly Unit[];
  readonly facts: readonly Fact[];
  readonly taken: readonly Taken[];
}

const SINAI = 'sinai';

function plainType(group: UnitGroup, side: Side): UnitType | undefined {
  if (group.kind === undefined || group.cf === undefined || group.lf === undefined) return undefined;
  const { kind, cf, lf } = group;
  const name =
    kind === 'army'
      ? { en: `army ${cf}-${lf}`, es: `Ejército ${cf}-${lf}`, it: `armata ${cf}-${lf}` }
      : { en: `corps ${cf}-${lf}`, es: `Cuerpo ${cf}-${lf}`, it: `corpo ${cf}-${lf}` };
  return {
    id: `plain-${kind}-${cf}-${group.reducedCf ?? cf}-${lf}`,
    nation: plainNation(side),
    kind,
    special: null,
    name,
    full: { cf, lf, mf: 3 },
    reduced: { cf: group.reducedCf ?? cf, lf, mf: 3 },
    count: 9,
    replaceable: true,
    rp: null,
  };
}

function unitsOf(
  groups: readonly UnitGroup[],
  field: string,
  data: PogData,
  side: Side,
): Result<readonly Unit[], Refusal> {
  const found: Unit[] = [];
  for (const [i, group] of groups.entries()) {
    const type = group.type === 'plain' ? plainType(group, group.side ?? side) : typeOf(data, group.type);
    if (!type)
      return forbid(
        `${field}.${i}.type`,
        group.type,
        group.type === 'plain' ? 'plainFactors' : 'unknownUnit',
        '2.2.1',
        { unit: group.type },
      );
    for (let n = 0; n < group.n; n++) found.push(unitOf(type, group.face as Face));
  }
  return ok(found);
}

function sideOfGroup(group: UnitGroup | undefined, data: PogData): Side | undefined {
  if (group?.type === 'plain') return group.side;
  return sideOfType(data, typeOf(data, group?.type));
}

const opposite = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

/** Every corps counter that may replace an army, all in the Reserve Box at full strength. */
const fullReserve = oncePer((data: PogData): Reserve => {
  const armies = data.units.types.filter(({ kind }) => kind === 'army');
  const corps = corpsOf(data).filter((type) => armies.some((army) => mayReplace(army, type)));
  return Object.fromEntries(corps.map(({ id, count }) => [id, { full: count, reduced: 0 }]));
});

/**
 * The Reserve Box that is assumed when the player does not say: every corps counter that is not in this combat, at full
 * strength.
 */
function assumedReserve(data: PogData, used: readonly Unit[]): Reserve {
  const reserve: Record<string, Reserve[string]> = { ...fullReserve(data) };
  for (const { type } of used) {
    const held = reserve[type.id];
    if (held) reserve[type.id] = { full: Math.max(0, held.full - 1), reduced: 0 };
  }
  return reserve;
}

const tooMany = (field: string, count: number): Refused | undefined =>
  count > STACKING_LIMIT ? forbid(field, count, 'stacking', '10.1.1', { count, limit: STACKING_LIMIT }) : undefined;

interface Forces {
  readonly spaces: readonly AttackingSpace[];
  readonly defenders: readonly Unit[];
  readonly retreated: readonly Unit[];
  readonly target: Space | undefined;
  readonly attackingSide: Side;
}

/** The units and spaces that an input names; unknown ones and full stacks are refused. */
function forcesOf(input: CombatInput, data: PogData): Result<Forces, Refusal> {
  const named = sideOfGroup(input.attackers[0]?.units[0], data);
  const defendingSide = sideOfGroup(input.defenders[0] ?? input.retreated[0], data) ?? opposite(named ?? 'central');
  const attackingSide = named ?? opposite(defendingSide);
  const spaces: AttackingSpace[] = [];
  for (const [i, entry] of input.attackers.entries()) {
    const units = unitsOf(entry.units, `attackers.${i}.units`, data, attackingSide);
    if (!units.ok) return units;
    const space = spaceOf(data, entry.space);
    if (entry.space !== undefined && !space)
      return forbid(`attackers.${i}.space`, entry.space, 'unknownSpace', '2.1', { space: entry.space });
    const full = tooMany(`attackers.${i}.units`, units.value.length);
    if (full) return full;
    spaces.push({ space, units: units.value, nearEnemy: entry.nearEnemy });
  }
  const defenders = unitsOf(input.defenders, 'defenders', data, defendingSide);
  if (!defenders.ok) return defenders;
  const retreated = unitsOf(input.retreated, 'retreated', data, defendingSide);
  if (!retreated.ok) return retreated;
  const target = spaceOf(data, input.space);
  if (input.space !== undefined && !target)
    return forbid('space', input.space, 'unknownSpace', '2.1', { space: input.space });
  return (
    tooMany('defenders', defenders.value.length + retreated.value.length) ??
    ok({ spaces, defenders: defenders.value, retreated: retreated.value, target, attackingSide })
  );
}

/**
 * What an input claims against the map and the counters: a fort that is not there or not the defender's, Sinai, the
 * Reserve Box.
 */
function refuseClaims(
  input: CombatInput,
  { spaces, target, attackingSide }: Forces,
  data: PogData,
): Refused | undefined {
  const printed = target?.fort ?? 0;
  if (target && input.fort && input.fort !== printed)
    return forbid('fort', input.fort, 'fortValue', '2.1', { space: target.name, value: printed });
  // A standing fort always belongs to the side that the map gives its space to (15.1.9).
  if (target && input.fort && target.side === attackingSide)
    return forbid('fort', input.fort, 'fortSide', '15.1.4', { space: target.name });
  const away = spaces.find(({ space }) => space && space.id !== SINAI)?.space;
  if (input.sinai && away) return forbid('sinai', true, 'sinai', '12.2.6', { space: away.name });
  const odd = Object.keys(input.reserve ?? {}).find((id) => typeOf(data, id)?.kind !== 'corps');
  return odd === undefined ? undefined : forbid(`reserve.${odd}`, odd, 'reserve', '12.4.4', { unit: odd });
}

/** Checks a combat against the rules that forbid it and turns it into the form that the engine resolves. */
export function prepareCombat(input: CombatInput, data: PogData): Result<PreparedCombat, Refusal> {
  const charts = fireChartsOf(data);
  if (typeof charts === 'string') return missingChart(charts);
  const made = forcesOf(input, data);
  if (!made.ok) return made;
  const { spaces, defenders, retreated, target, attackingSide } = made.value;
  const attackers = spaces.flatMap((entry) => entry.units);
  const fort = input.fort ?? (target && target.side !== attackingSide ? (target.fort ?? 0) : 0);
  const refusal =
    refuseClaims(input, made.value, data) ?? refuse({ spaces, target, attackers, defenders, retreated, fort }, data);
  if (refusal) return refusal;

  const sinai = input.sinai || spaces.every((entry) => entry.space?.id === SINAI);
  const combat: Combat = {
    attackers,
    defenders,
    ground: { terrain: input.terrain ?? target?.terrain ?? 'clear', trench: input.trench, fort },
    sinai: { applies: sinai, drm: sinai && !input.pipeline ? SINAI_DRM : 0 },
    cards: { attacker: input.attackerDrm, defender: input.defenderDrm },
    reserve: input.reserve ?? assumedReserve(data, [...attackers, ...defenders, ...retreated]),
    corps: corpsOf(data),
    defenderOutOfSupply: input.defenderOutOfSupply,
    attackersInOneSpace: spaces.length === 1,
    attackersInside: target !== undefined && spaces.every((entry) => entry.space === target),
    policies: { attacker: input.attackerPolicy, defender: input.defenderPolicy },
    charts,
    readings: { corpsReading: input.corpsReading ?? 'attacks', lastStepReading: input.lastStepReading ?? 'corps' },
  };
  const facts = factsOf(input, combat, target, [...attackers, ...defenders, ...retreated].some(isPlain));
  return ok({
    combat,
    attackingSpaces: spaces,
    attackingSide,
    defendingSpace: target,
    retreated,
    facts,
    taken: target ? takenFrom(target, combat.ground) : assumedGround(combat.ground),
  });
}

const say = sayIn('fire');

/** What the space that is attacked brings: its terrain and its fort, which fires with the defender (12.2.3). */
const takenFrom = ({ name }: Space, { terrain, fort }: Combat['ground']): readonly Taken[] =>
  present<Taken>(
    { field: 'terrain', value: terrain, from: name },
    { field: 'fort', value: fort, from: name },
    fort > 0 && { field: 'defenders', value: fort, from: name, adds: say('taken.fort', { value: fort }) },
  );

/** Without a space the ground is that of the fields, an open one without a fort where they are left empty. */
const assumedGround = ({ terrain, fort }: Combat['ground']): readonly Taken[] => [
  { field: 'terrain', value: terrain },
  { field: 'fort', value: fort },
];

/** The combat as understood, what was not given marked as assumed. */
function factsOf(input: CombatInput, { ground }: Combat, target: Space | undefined, plain: boolean): readonly Fact[] {
  const { terrain, trench, fort } = ground;
  const policies = {
    attacker: say(`options.policy.${input.attackerPolicy}`),
    defender: say(`options.policy.${input.defenderPolicy}`),
  };
  const unknown = target === undefined && input.terrain === undefined;
  return present(
    fact(say('facts.terrain', { terrain: say(`options.terrain.${terrain}`) }), '12.2.7', unknown),
    trench > 0 && fact(say('facts.trench', { level: trench }), '11.2.3'),
    fort > 0 && fact(say('facts.fort', { value: fort }), '15.1.4', input.fort === undefined),
    input.defenderOutOfSupply && fact(say('facts.defenderOutOfSupply'), '14.3.4'),
    plain && fact(say('facts.plain'), '12.4.4'),
    fact(say(input.reserve ? 'facts.reserveGiven' : 'facts.reserveAssumed'), '12.4.4', !input.reserve),
    fact(say('facts.policies', policies), '12.4.3'),
  );
}
