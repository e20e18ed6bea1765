import { text } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import type { Connection, PogData, Space } from '@/lib/games/paths-of-glory/data';
import { forbiddenBy, judgeGeography, UNSAID } from '@/lib/games/paths-of-glory/geography/judge';
import { isArmy, isPlain, sideOf, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import { canBesiege } from '@/lib/games/paths-of-glory/siege/force';

/** Units that attack from one space; the space is known when it is named on the map. */
export interface AttackingSpace {
  readonly space: Space | undefined;
  readonly units: readonly Unit[];
  readonly nearEnemy: boolean;
}

/** A combat as designated (12.2.2): who attacks from where, and what defends. */
export interface Designation {
  readonly spaces: readonly AttackingSpace[];
  readonly target: Space | undefined;
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly retreated: readonly Unit[];
  readonly fort: number;
}

type Check = (combat: Designation, data: PogData) => Refused | undefined;

/** A combat, or a part of one, that a rule forbids; the sentence is in the messages of the fire tool. */
export const forbid = (
  field: string,
  given: unknown,
  key: string,
  rule: Rule,
  params?: Record<string, string | number>,
): Refused => illegal(field, given, text(`fire.refused.${key}`, params), rule);

const nobody: Check = ({ defenders, retreated, fort }) =>
  defenders.length || fort
    ? undefined
    : forbid('defenders', [], retreated.length ? 'onlyRetreated' : 'nobody', retreated.length ? '12.1.1' : '12.1.3');

const mixedSides: Check = ({ attackers, defenders, retreated }, data) => {
  const sides = (units: readonly Unit[]) => [...new Set(units.map((unit) => sideOf(unit, data)))];
  const [attacking, defending] = [sides(attackers), sides([...defenders, ...retreated])];
  if (attacking.length > 1) return forbid('attackers', attacking.join(', '), 'mixedSides', '10.1.3');
  if (defending.length > 1) return forbid('defenders', defending.join(', '), 'mixedSides', '10.1.3');
  return defending.some((side) => attacking.includes(side))
    ? forbid('defenders', defending.join(', '), 'ownSide', '12.1.2')
    : undefined;
};

/** One attacking space has to hold all the nations; units with typed factors have none to judge by (12.1.9). */
const multinational: Check = ({ attackers, spaces }) => {
  const nations = [...new Set(attackers.filter((unit) => !isPlain(unit)).map((unit) => unit.type.nation))];
  const joined = spaces.some(({ units }) =>
    nations.every((nation) => units.some((unit) => unit.type.nation === nation)),
  );
  return joined
    ? undefined
    : forbid('attackers', nations.join(', '), 'multinational', '12.1.9', { nations: nations.length });
};

const twice: Check = ({ spaces }) => {
  const at = spaces.findIndex(({ space }, i) => space && spaces.findIndex((other) => other.space === space) < i);
  const space = spaces[at]?.space;
  return space && forbid(`attackers.${at}.space`, space.id, 'spaceTwice', '10.1.1', { space: space.name });
};

/**
 * A besieged fort is attacked from its own space, where no enemy unit can stand, and from nowhere else (10.1.3,
 * 15.1.3).
 */
const inside: Check = ({ spaces, target, defenders, retreated, fort }) => {
  const at = target ? spaces.findIndex(({ space }) => space === target) : -1;
  const besiegers = spaces[at]?.units;
  if (!target || !besiegers) return undefined;
  if (defenders.length || retreated.length)
    return forbid(`attackers.${at}.space`, target.id, 'insideUnits', '10.1.3', { space: target.name });
  const outside = spaces.findIndex(({ space }) => space !== target);
  const force = { armies: besiegers.filter(isArmy).length, corps: besiegers.filter((unit) => !isArmy(unit)).length };
  return outside >= 0 && canBesiege(force, fort)
    ? forbid(`attackers.${outside}.space`, spaces[outside]?.space?.id, 'besiegedFort', '15.1.3', { space: target.name })
    : undefined;
};

const linkOf = (from: Space, to: Space, data: PogData): Connection | undefined =>
  data.connections.find(({ a, b }) => (a === from.id && b === to.id) || (b === from.id && a === to.id));

/** A dotted line is open to the nations named beside it, and to the ANA corps where it is named (11.1.4). */
const mayCross = (only: readonly string[] | null, unit: Unit): boolean =>
  only === null ||
  isPlain(unit) ||
  (unit.type.special === 'ana' ? only.includes('ana') : only.includes(unit.type.nation));

const ways: Check = ({ spaces, target }, data) => {
  for (const [i, { space, units }] of spaces.entries()) {
    if (!space || !target || space === target) continue;
    const link = linkOf(space, target, data);
    const between = { from: space.name, to: target.name };
    if (!link) return forbid(`attackers.${i}.space`, space.id, 'notAdjacent', '12.1.3', between);
    if (!units.every((unit) => mayCross(link.only, unit)))
      return forbid(`attackers.${i}.space`, space.id, 'dottedLine', '12.1.8', between);
  }
  return undefined;
};

const CAUCASUS = 'caucasus';
/** Whether an attack goes between the To Caucasus box and the Near East (12.1.8). */
export const crossesCaucasus = (from: Space | undefined, to: Space | undefined): boolean =>
  (from?.id === CAUCASUS && to?.region === 'near-east') || (to?.id === CAUCASUS && from?.region === 'near-east');

/** Between the box and the Near East attacks one Russian corps a turn, and never an army (12.1.8). */
const caucasusBox: Check = ({ spaces, target }) => {
  const crossing = spaces.flatMap(({ space, units }) => (crossesCaucasus(space, target) ? units : []));
  if (crossing.some(isArmy)) return forbid('attackers', crossing.length, 'caucasusArmy', '12.1.8');
  return crossing.length > 1
    ? forbid('attackers', crossing.length, 'caucasusCorps', '12.1.8', { count: crossing.length })
    : undefined;
};

/** What geography forbids in a combat, as the fire tool says it; the field where it is not that of the units. */
const THEATRES: Readonly<Record<string, { readonly key: string; readonly field?: string }>> = {
  bef: { key: 'befTheatre', field: 'space' },
  nearEast: { key: 'nearEast' },
  montenegro: { key: 'montenegro' },
};

/** Where the units attack, and where they stand (11.1.15, 11.3.1, 13.1.10); units with typed factors have no name. */
const theatre: Check = ({ spaces, target, attackers, defenders, retreated }, data) => {
  const asked = [
    { field: 'attackers', space: target, units: attackers, act: 'attack' },
    { field: 'defenders', space: target, units: [...defenders, ...retreated], act: 'stand' },
    ...spaces.map(({ space, units }, i) => ({ field: `attackers.${i}.units`, space, units, act: 'stand' }) as const),
  ] as const;
  for (const { field, space, units, act } of asked) {
    if (!space) continue;
    const presences = units.filter((unit) => !isPlain(unit)).map(({ type }) => ({ type, act }));
    const why = forbiddenBy(judgeGeography(presences, space, UNSAID, data));
    const said = why && THEATRES[why.id];
    if (said) return forbid(said.field ?? field, space.id, said.key, why.rule, { space: space.name, to: space.name });
  }
  return undefined;
};

export const LONDON = 'london';
/** Whether a space lets units in London join: in France or Belgium (12.1.10). */
export const helpsLondon = (space: Space | undefined): boolean =>
  space?.nation === 'france' || space?.nation === 'belgium';

const london: Check = ({ spaces }) => {
  const at = spaces.findIndex(({ space }) => space?.id === LONDON);
  return at < 0 || spaces.some(({ space }) => !space || helpsLondon(space))
    ? undefined
    : forbid(`attackers.${at}.space`, LONDON, 'london', '12.1.10');
};

const CHECKS: readonly Check[] = [nobody, mixedSides, multinational, twice, inside, ways, caucasusBox, theatre, london];

/** The first rule that forbids a combat outright, in the order in which players would notice it. */
export function refuse(combat: Designation, data: PogData): Refused | undefined {
  for (const check of CHECKS) {
    const refused = check(combat, data);
    if (refused) return refused;
  }
  return undefined;
}
