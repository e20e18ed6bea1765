import type { Nation } from '@/lib/games/nach-paris/units';
import type { Item } from '@/lib/typed/items';
import type { Value } from '@/lib/typed/meaning';
import type { Strength } from '@/lib/typed/sums';

/* Units of a typed combat in the form of the tools. */

export type Unit = Readonly<Record<string, unknown>>;

/** Nobody names more than a dozen units; a number alone is a CBF. */
export const CBF: Strength = { factor: 'cbf', units: ['kind', 'unit'], mostUnits: 12 };
export const ARF: Strength = { factor: 'arf', units: ['kind', 'unit'], mostUnits: 12 };
/** A total above it is shared among several units. */
export const MOST_CBF = 60;
const MOST_COUNTED = 30;

/** What an item without a word for it is: as its neighbours, if these are infantry or cavalry. */
export const kindOf = ({ traits, own }: Item): Value =>
  own.includes('kind') || traits.kind === 'cav' ? (traits.kind ?? 'inf') : 'inf';

const TRAITS = [
  'name',
  'redArf',
  'part',
  'kind',
  'commitment',
  'rank',
  'steps',
  'lost',
  'cab',
  'reserve',
  'indoctrinated',
  'flashy',
  'light',
  'mountain',
  'embarked',
  'withdraws',
  'march',
  'dug',
  'fow',
  'shells',
];

export const nationIn = (items: readonly Item[]): Nation | undefined =>
  items.map(({ traits }) => traits.nation).find((one) => one !== undefined) as Nation | undefined;

/** Counters of an item; `takes` are the fields that such a unit has in the tool. */
export function unitsOf(item: Item, nation: Nation, takes: readonly string[]): readonly Unit[] {
  const { traits } = item;
  const given = (name: string): Value | undefined => {
    if (name === 'kind') return kindOf(item);
    return traits[name] === true && ['cbf', 'arf'].includes(name) ? undefined : traits[name];
  };
  const unit = {
    nation: traits.nation ?? nation,
    ...Object.fromEntries(
      [...TRAITS, 'cbf', 'arf'].flatMap((name) => {
        const value = given(name);
        return value === undefined || !takes.includes(name) ? [] : [[name, value]];
      }),
    ),
  };
  return Array.from({ length: Math.min(item.count ?? 1, MOST_COUNTED) }, () => unit);
}

/** A CBF in all as units: as few as may have it, as equal as can be. */
export function unitsWithCbf(cbf: number, nation: Nation, least = 1): readonly Unit[] {
  const units = Math.max(least, Math.ceil(cbf / MOST_CBF));
  return Array.from({ length: units }, (_, i) => ({
    nation,
    kind: 'inf',
    cbf: Math.floor(cbf / units) + (i < cbf % units ? 1 : 0),
  }));
}

/** "Two units with 20 points", "30 ARF, three French units": a strength in all is that of the units beside it. */
export function shared(sum: number, units: readonly Unit[], factor: 'cbf' | 'arf'): readonly Unit[] {
  const n = units.length;
  return units.map((unit, i) => ({ ...unit, [factor]: Math.floor(sum / n) + (i < sum % n ? 1 : 0) }));
}

/** Steps of a unit, the form's usual ones where none are said. */
const stepsOf = (kind: unknown, said: unknown): number =>
  Number(said ?? (kind === 'cav' ? 3 : kind === undefined || kind === 'inf' ? 4 : 1));

/** Steps of INF and CAV that may attack out of a hex (9.1.1). */
const STEPS_OF_HEX = 12;

/** Total steps that no hex may hold more of, in any terrain (6.4.1). */
const MOST_STEPS = 15;

/** Whether as many units may stand in one hex. */
export const fitsInHex = (item: Item): boolean =>
  (item.count ?? 1) * stepsOf(kindOf(item), item.traits.steps) <= MOST_STEPS;

/** Attackers by the hex of the defender’s facing that they come through, in each as many steps as may attack. */
export function hexesOf(
  units: readonly Unit[],
): readonly { readonly part?: unknown; readonly units: readonly Unit[] }[] {
  const hexes: { part?: unknown; units: Unit[]; steps: number }[] = [];
  for (const { part, ...unit } of units) {
    const isStepped = unit.kind === undefined || unit.kind === 'inf' || unit.kind === 'cav';
    const steps = isStepped ? stepsOf(unit.kind, unit.steps) : 0;
    const hex = hexes.find((one) => one.part === part && one.steps + steps <= STEPS_OF_HEX);
    if (hex) {
      hex.units.push(unit);
      hex.steps += steps;
    } else hexes.push({ ...(part === undefined ? {} : { part }), units: [unit], steps });
  }
  return hexes.map(({ steps: _, ...hex }) => hex);
}

type Hex = ReturnType<typeof hexesOf>[number];

/** The same units out of so many hexes, as evenly as can be; as they are where they need more, or are fewer. */
export function inHexes(hexes: readonly Hex[], n: number, areShared = false): readonly Hex[] {
  const [first] = hexes;
  const units = hexes.flatMap((hex) => hex.units);
  if (!first || (n <= hexes.length && !areShared) || units.length < n || hexes.some(({ part }) => part !== first.part))
    return hexes;
  return Array.from({ length: n }, (_, i) => ({ ...first, units: units.filter((_unit, at) => at % n === i) }));
}
