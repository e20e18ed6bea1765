import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import {
  chartOf,
  type Face,
  type PogData,
  type Side,
  type Space,
  type UnitType,
} from '@/lib/games/paths-of-glory/data';
import type { Combat } from '@/lib/games/paths-of-glory/combat/course';
import type { CombatInput, UnitGroup } from '@/lib/games/paths-of-glory/combat/fields';
import { forbid, refuse, type AttackingSpace, type Refused } from '@/lib/games/paths-of-glory/combat/refusals';
import {
  isPlain,
  mayReplace,
  plainNation,
  unitOf,
  type Reserve,
  type Unit,
} from '@/lib/games/paths-of-glory/combat/forces';

/** What the combat tools work on: the combat, the groups as given, and the facts to show. */
export interface PreparedCombat {
  readonly combat: Combat;
  readonly attackingSpaces: readonly AttackingSpace[];
  readonly attackingSide: Side;
  readonly defendingSpace: Space | undefined;
  readonly retreated: readonly Unit[];
  readonly sinai: { readonly applies: boolean; readonly drm: number };
  readonly facts: readonly Fact[];
}

/** −3 when every attacking unit stands in Sinai and the pipeline is not laid (12.2.6). */
export const SINAI_DRM = -3;
const SINAI = 'sinai';
export const STACKING_LIMIT = 3;

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
    const type =
      group.type === 'plain'
        ? plainType(group, group.side ?? side)
        : data.units.types.find((candidate) => candidate.id === group.type);
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
  const type = data.units.types.find(({ id }) => id === group?.type);
  return data.units.nations.find(({ id }) => id === type?.nation)?.side;
}

const opposite = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

/**
 * The Reserve Box that is assumed when the player does not say: every corps counter that is not in this combat, at full
 * strength.
 */
function assumedReserve(types: readonly UnitType[], used: readonly Unit[]): Reserve {
  const corps = types.filter(
    (type) => type.kind === 'corps' && types.some((army) => army.kind === 'army' && mayReplace(army, type)),
  );
  return Object.fromEntries(
    corps.map((type) => [
      type.id,
      { full: Math.max(0, type.count - used.filter((unit) => unit.type === type).length), reduced: 0 },
    ]),
  );
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
    const space = data.spaces.find((candidate) => candidate.id === entry.space);
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
  const target = data.spaces.find((candidate) => candidate.id === input.space);
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
  const odd = Object.keys(input.reserve ?? {}).find(
    (id) => !data.units.types.some((type) => type.id === id && type.kind === 'corps'),
  );
  return odd === undefined ? undefined : forbid(`reserve.${odd}`, odd, 'reserve', '12.4.4', { unit: odd });
}

/** Checks a combat against the rules that forbid it and turns it into the form that the engine resolves. */
export function prepareCombat(input: CombatInput, data: PogData): Result<PreparedCombat, Refusal> {
  const made = forcesOf(input, data);
  if (!made.ok) return made;
  const { spaces, defenders, retreated, target, attackingSide } = made.value;
  const attackers = spaces.flatMap((entry) => entry.units);
  const fort = input.fort ?? (target && target.side !== attackingSide ? (target.fort ?? 0) : 0);
  const refusal =
    refuseClaims(input, made.value, data) ?? refuse({ spaces, target, attackers, defenders, retreated, fort }, data);
  if (refusal) return refusal;

  const sinai = input.sinai || spaces.every((entry) => entry.space?.id === SINAI);
  const drm = sinai && !input.pipeline ? SINAI_DRM : 0;
  const combat: Combat = {
    attackers,
    defenders,
    ground: { terrain: input.terrain ?? target?.terrain ?? 'clear', trench: input.trench, fort },
    attackerDrm: input.attackerDrm + drm,
    // Defenders out of supply get nothing from Combat Cards (14.3.4).
    defenderDrm: input.defenderOutOfSupply ? Math.min(0, input.defenderDrm) : input.defenderDrm,
    reserve: input.reserve ?? assumedReserve(data.units.types, [...attackers, ...defenders, ...retreated]),
    corps: data.units.types.filter((type) => type.kind === 'corps'),
    defenderOutOfSupply: input.defenderOutOfSupply,
    attackersInOneSpace: spaces.length === 1,
    attackersInside: target !== undefined && spaces.every((entry) => entry.space === target),
    policies: { attacker: input.attackerPolicy, defender: input.defenderPolicy },
    charts: { army: chartOf(data, 'fire-army'), corps: chartOf(data, 'fire-corps'), terrain: chartOf(data, 'terrain') },
  };
  const facts = factsOf(input, combat, target, [...attackers, ...defenders, ...retreated].some(isPlain));
  return ok({
    combat,
    attackingSpaces: spaces,
    attackingSide,
    defendingSpace: target,
    retreated,
    sinai: { applies: sinai, drm },
    facts,
  });
}

/** The combat as understood, what was not given marked as assumed. */
function factsOf(input: CombatInput, { ground }: Combat, target: Space | undefined, plain: boolean): readonly Fact[] {
  return [
    {
      text: text('fire.facts.terrain', { terrain: text(`fire.options.terrain.${ground.terrain}`) }),
      rule: '12.2.7',
      assumed: target === undefined && input.terrain === undefined,
    },
    ...(ground.trench ? [{ text: text('fire.facts.trench', { level: ground.trench }), rule: '11.2.3' }] : []),
    ...(ground.fort
      ? [{ text: text('fire.facts.fort', { value: ground.fort }), rule: '15.1.4', assumed: input.fort === undefined }]
      : []),
    ...(input.defenderOutOfSupply ? [{ text: text('fire.facts.defenderOutOfSupply'), rule: '14.3.4' }] : []),
    ...(plain ? [{ text: text('fire.facts.plain'), rule: '12.4.4' }] : []),
    {
      text: text(input.reserve ? 'fire.facts.reserveGiven' : 'fire.facts.reserveAssumed'),
      rule: '12.4.4',
      assumed: !input.reserve,
    },
    {
      text: text('fire.facts.policies', {
        attacker: text(`fire.options.policy.${input.attackerPolicy}`),
        defender: text(`fire.options.policy.${input.defenderPolicy}`),
      }),
      rule: '12.4.3',
    },
  ];
}
