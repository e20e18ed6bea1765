import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import { POLICIES } from '@/lib/games/paths-of-glory/losses';
import { chartOf, type Face, type PogData, type Side, type Space, type UnitType } from '@/lib/games/paths-of-glory/data';
import type { Combat } from '@/lib/games/paths-of-glory/combat';
import { mayReplace, unitOf, type Reserve, type Unit } from '@/lib/games/paths-of-glory/forces';

const FACES = ['full', 'reduced'] as const;
export const TERRAINS = ['clear', 'forest', 'mountain', 'swamp', 'desert'] as const;

/** Units of one kind and face: a counter from the unit data, or "plain" with factors typed in. */
const unitGroup = z.strictObject({
  type: z.string().min(1).max(40),
  face: z.enum(FACES).default('full'),
  n: z.number().int().min(1).max(9).default(1),
  /** only for type "plain": the factors of both faces */
  kind: z.enum(['army', 'corps']).optional(),
  cf: z.number().int().min(0).max(9).optional(),
  reducedCf: z.number().int().min(0).max(9).optional(),
  lf: z.number().int().min(1).max(9).optional(),
  side: z.enum(['allied', 'central']).optional(),
});
export type UnitGroup = z.input<typeof unitGroup>;

const attackingSpace = z.strictObject({
  space: z.string().max(40).optional(),
  units: z.array(unitGroup).min(1).max(9),
  /** touches another space with enemy units by a solid line: no flank modifier from here (12.3.2) */
  nearEnemy: z.boolean().default(false),
});
export type AttackingSpace = z.input<typeof attackingSpace>;

const count = z.number().int().min(0).max(20);
const faceOfDie = z.number().int().min(1).max(6);

/** The fields that every tool about a combat shares. */
export const combatFields = {
  attackers: z
    .array(attackingSpace)
    .min(1)
    .max(6)
    .default([{ units: [{ type: 'ge-army', face: 'full', n: 1 }], nearEnemy: false }])
    .register(fields, { label: 'fire.fields.attackers', rule: '12.1.3', control: 'attackers' }),
  defenders: z
    .array(unitGroup)
    .max(9)
    .default([{ type: 'fr-army', face: 'full', n: 1 }])
    .register(fields, { label: 'fire.fields.defenders', rule: '12.2.3', control: 'units' }),
  space: z.string().max(40).optional().register(fields, { label: 'fire.fields.space', rule: '12.1.3', control: 'space' }),
  terrain: z.enum(TERRAINS).optional().register(fields, { label: 'fire.fields.terrain', rule: '12.2.7' }),
  trench: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0).register(fields, { label: 'fire.fields.trench', rule: '11.2.3', control: 'chips' }),
  fort: z.number().int().min(0).max(3).optional().register(fields, { label: 'fire.fields.fort', rule: '15.1.4', control: 'chips' }),
  attackerDrm: z.number().int().min(-6).max(6).default(0).register(fields, { label: 'fire.fields.attackerDrm', rule: '12.2.6', rare: true }),
  defenderDrm: z.number().int().min(-6).max(6).default(0).register(fields, { label: 'fire.fields.defenderDrm', rule: '12.2.6', rare: true }),
  sinai: z.boolean().default(false).register(fields, { label: 'fire.fields.sinai', rule: '12.2.6', rare: true }),
  pipeline: z.boolean().default(false).register(fields, { label: 'fire.fields.pipeline', rule: '12.2.6', rare: true }),
  defenderOutOfSupply: z.boolean().default(false).register(fields, { label: 'fire.fields.defenderOutOfSupply', rule: '12.4.4.1', rare: true }),
  retreated: z.array(unitGroup).max(9).default([]).register(fields, { label: 'fire.fields.retreated', rule: '12.5.6', control: 'units', rare: true }),
  reserve: z
    .record(z.string().max(40), z.strictObject({ full: count.default(0), reduced: count.default(0) }))
    .optional()
    .register(fields, { label: 'fire.fields.reserve', rule: '12.4.4', control: 'reserve', rare: true }),
  attackerPolicy: z.enum(POLICIES).default('keep-full').register(fields, { label: 'fire.fields.attackerPolicy', rule: '12.4.3', rare: true }),
  defenderPolicy: z.enum(POLICIES).default('keep-strength').register(fields, { label: 'fire.fields.defenderPolicy', rule: '12.4.3', rare: true }),
};

export const diceFields = {
  attackerDie: faceOfDie.optional().register(fields, { label: 'fire.fields.attackerDie', rule: '12.2.8', control: 'die' }),
  defenderDie: faceOfDie.optional().register(fields, { label: 'fire.fields.defenderDie', rule: '12.2.8', control: 'die' }),
  attackerChoice: z.string().max(300).optional().register(fields, { label: 'fire.fields.attackerChoice', control: 'hidden' }),
  defenderChoice: z.string().max(300).optional().register(fields, { label: 'fire.fields.defenderChoice', control: 'hidden' }),
};

export type CombatInput = z.output<z.ZodObject<typeof combatFields>>;

/** What the combat tools work on: the combat, the groups as given, and the facts to show. */
export interface PreparedCombat {
  readonly combat: Combat;
  readonly attackingSpaces: readonly { readonly space: Space | undefined; readonly units: readonly Unit[]; readonly nearEnemy: boolean }[];
  readonly defendingSpace: Space | undefined;
  readonly retreated: readonly Unit[];
  readonly sinai: { readonly applies: boolean; readonly drm: number };
  readonly facts: readonly Fact[];
}

/** −3 when every attacking unit stands in Sinai and the pipeline is not laid (12.2.6). */
export const SINAI_DRM = -3;
export const STACKING_LIMIT = 3;

const illegal = (field: string, given: unknown, key: string, rule: string, params?: Record<string, string | number>): { ok: false; error: Refusal } =>
  fail({ code: 'illegal', field, given, rule, text: text(`fire.refused.${key}`, params) });

function plainType(group: z.output<typeof unitGroup>, side: Side): UnitType | undefined {
  if (group.kind === undefined || group.cf === undefined || group.lf === undefined) return undefined;
  const { kind, cf, lf } = group;
  const name = kind === 'army' ? { en: `army ${cf}-${lf}`, es: `Ejército ${cf}-${lf}`, it: `armata ${cf}-${lf}` } : { en: `corps ${cf}-${lf}`, es: `Cuerpo ${cf}-${lf}`, it: `corpo ${cf}-${lf}` };
  return {
    id: `plain-${kind}-${cf}-${group.reducedCf ?? cf}-${lf}`,
    nation: `plain-${side}`,
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

function unitsOf(groups: readonly z.output<typeof unitGroup>[], field: string, data: PogData, side: Side): Result<readonly Unit[], Refusal> {
  const found: Unit[] = [];
  for (const [i, group] of groups.entries()) {
    const type = group.type === 'plain' ? plainType(group, group.side ?? side) : data.units.types.find((candidate) => candidate.id === group.type);
    if (!type) return illegal(`${field}.${i}.type`, group.type, group.type === 'plain' ? 'plainFactors' : 'unknownUnit', '2.2.1', { unit: group.type });
    for (let n = 0; n < group.n; n++) found.push(unitOf(type, group.face as Face));
  }
  return ok(found);
}

const sideOf = (unit: Unit, data: PogData): Side | undefined =>
  unit.type.nation.startsWith('plain-') ? (unit.type.nation.slice(6) as Side) : data.units.nations.find((nation) => nation.id === unit.type.nation)?.side;

/** Corps assumed in the Reserve Box when the player does not say: enough to replace every army. */
function assumedReserve(types: readonly UnitType[]): Reserve {
  const corps = types.filter((type) => type.kind === 'corps' && types.some((army) => army.kind === 'army' && mayReplace(army, type)));
  return Object.fromEntries(corps.map((type) => [type.id, { full: Math.min(type.count, 9), reduced: 0 }]));
}

/** Checks a combat against the rules that forbid it and turns it into the form that the engine resolves. */
export function prepareCombat(input: CombatInput, data: PogData): Result<PreparedCombat, Refusal> {
  const firstType = data.units.types.find((type) => type.id === input.attackers[0]?.units[0]?.type);
  const firstDefender = data.units.types.find((type) => type.id === input.defenders[0]?.type);
  const nationSide = (type: UnitType | undefined) => data.units.nations.find((nation) => nation.id === type?.nation)?.side;
  const defendingSide = nationSide(firstDefender) ?? opposite(nationSide(firstType) ?? 'central');
  const attackingSide = nationSide(firstType) ?? opposite(defendingSide);

  const spaces: { space: Space | undefined; units: readonly Unit[]; nearEnemy: boolean }[] = [];
  for (const [i, entry] of input.attackers.entries()) {
    const units = unitsOf(entry.units, `attackers.${i}.units`, data, attackingSide);
    if (!units.ok) return units;
    const space = data.spaces.find((candidate) => candidate.id === entry.space);
    if (entry.space !== undefined && !space) return illegal(`attackers.${i}.space`, entry.space, 'unknownSpace', '2.1', { space: entry.space });
    if (units.value.length > STACKING_LIMIT) return illegal(`attackers.${i}.units`, units.value.length, 'stacking', '10.1.1', { count: units.value.length, limit: STACKING_LIMIT });
    spaces.push({ space, units: units.value, nearEnemy: entry.nearEnemy });
  }
  const defenders = unitsOf(input.defenders, 'defenders', data, defendingSide);
  if (!defenders.ok) return defenders;
  const retreated = unitsOf(input.retreated, 'retreated', data, defendingSide);
  if (!retreated.ok) return retreated;
  const defendingSpace = data.spaces.find((candidate) => candidate.id === input.space);
  if (input.space !== undefined && !defendingSpace) return illegal('space', input.space, 'unknownSpace', '2.1', { space: input.space });
  const attackers = spaces.flatMap((entry) => entry.units);

  const ground = { terrain: input.terrain ?? defendingSpace?.terrain ?? 'clear', trench: input.trench, fort: input.fort ?? defendingSpace?.fort ?? 0 } as const;
  const refusal = refuse(ground.fort, spaces, attackers, [...defenders.value], [...retreated.value], defendingSpace, data);
  if (refusal) return refusal;

  const sinaiApplies = input.sinai || (spaces.length > 0 && spaces.every((entry) => entry.space?.id === 'sinai'));
  const drm = sinaiApplies && !input.pipeline ? SINAI_DRM : 0;
  const reserve = input.reserve ?? assumedReserve(data.units.types);
  const combat: Combat = {
    attackers,
    defenders: defenders.value,
    ground,
    attackerDrm: input.attackerDrm + drm,
    defenderDrm: input.defenderDrm,
    reserve,
    corps: data.units.types.filter((type) => type.kind === 'corps'),
    defenderOutOfSupply: input.defenderOutOfSupply,
    attackersInOneSpace: spaces.length === 1,
    policies: { attacker: input.attackerPolicy, defender: input.defenderPolicy },
    charts: { army: chartOf(data, 'fire-army'), corps: chartOf(data, 'fire-corps'), terrain: chartOf(data, 'terrain') },
  };
  const facts: Fact[] = [
    { text: text('fire.facts.terrain', { terrain: text(`fire.options.terrain.${combat.ground.terrain}`) }), rule: '12.2.7', assumed: defendingSpace === undefined && input.terrain === undefined },
    ...(ground.trench ? [{ text: text('fire.facts.trench', { level: ground.trench }), rule: '11.2.3' }] : []),
    ...(ground.fort ? [{ text: text('fire.facts.fort', { value: ground.fort }), rule: '15.1.4' }] : []),
    { text: text(input.reserve ? 'fire.facts.reserveGiven' : 'fire.facts.reserveAssumed'), rule: '12.4.4', assumed: !input.reserve },
    { text: text('fire.facts.policies', { attacker: text(`fire.options.policy.${input.attackerPolicy}`), defender: text(`fire.options.policy.${input.defenderPolicy}`) }), rule: '12.4.3' },
  ];
  return ok({ combat, attackingSpaces: spaces, defendingSpace, retreated: retreated.value, sinai: { applies: sinaiApplies, drm }, facts });
}

const opposite = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

/** The rules that forbid a combat outright. */
function refuse(
  fort: number,
  spaces: readonly { readonly space: Space | undefined; readonly units: readonly Unit[] }[],
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  retreated: readonly Unit[],
  target: Space | undefined,
  data: PogData,
): { ok: false; error: Refusal } | undefined {
  if (!defenders.length && !fort) return illegal('defenders', [], retreated.length ? 'onlyRetreated' : 'nobody', retreated.length ? '12.1.1' : '12.1.3');
  if (defenders.length + retreated.length > STACKING_LIMIT) return illegal('defenders', defenders.length + retreated.length, 'stacking', '10.1.1', { count: defenders.length + retreated.length, limit: STACKING_LIMIT });
  const sides = (units: readonly Unit[]) => new Set(units.map((unit) => sideOf(unit, data)));
  const [attacking, defending] = [sides(attackers), sides([...defenders, ...retreated])];
  if (attacking.size > 1) return illegal('attackers', [...attacking].join(', '), 'mixedSides', '10.1.3');
  if (defending.size > 1) return illegal('defenders', [...defending].join(', '), 'mixedSides', '10.1.3');
  if ([...defending].some((side) => attacking.has(side))) return illegal('defenders', [...defending].join(', '), 'ownSide', '12.1.2');
  const nations = new Set(attackers.map((unit) => unit.type.nation));
  if (nations.size > 1 && !spaces.some(({ units }) => [...nations].every((nation) => units.some((unit) => unit.type.nation === nation))))
    return illegal('attackers', [...nations].join(', '), 'multinational', '12.1.9', { nations: nations.size });
  return refuseWays(spaces, target, data);
}

/** A dotted line is open to the nations named beside it, and to the ANA corps where it is named (11.1.4). */
const mayCross = (only: readonly string[] | null, unit: Unit): boolean =>
  only === null || (unit.type.special === 'ana' ? only.includes('ana') : only.includes(unit.type.nation));

/** Adjacency, dotted lines and the BEF's theatre, for spaces that are named on the map. */
function refuseWays(spaces: readonly { readonly space: Space | undefined; readonly units: readonly Unit[] }[], target: Space | undefined, data: PogData): { ok: false; error: Refusal } | undefined {
  if (!target) return undefined;
  for (const [i, { space, units }] of spaces.entries()) {
    if (!space) continue;
    const field = `attackers.${i}.space`;
    // Units that besiege a fort attack it from inside its space (15.2.3).
    const link = data.connections.find(({ a, b }) => (a === space.id && b === target.id) || (b === space.id && a === target.id));
    if (!link && space.id !== target.id) return illegal(field, space.id, 'notAdjacent', '12.1.3', { from: space.name, to: target.name });
    const barred = link && units.find((unit) => !mayCross(link.only, unit));
    if (barred) return illegal(field, space.id, 'dottedLine', '12.1.8', { from: space.name, to: target.name });
  }
  const bef = spaces.some(({ units }) => units.some((unit) => unit.type.special === 'bef'));
  if (bef && !['britain', 'france', 'belgium', 'germany'].includes(target.nation ?? '')) return illegal('space', target.id, 'befTheatre', '11.1.15', { to: target.name });
  return undefined;
}
