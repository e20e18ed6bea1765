import type { Rule } from '@/lib/core/rule';
import entrenchments from '@/content/nach-paris/tables/entrenchments.json';
import type { CombatInput, Defender, FacingHex, Works } from '@/lib/games/nach-paris/combat/fields';
import { hasForts } from '@/lib/games/nach-paris/combat/forces';
import { fights, isArtillery } from '@/lib/games/nach-paris/combat/ground';
import { ENTRENCHED_STEPS, OLD_FORT_STEPS } from '@/lib/games/nach-paris/tables/capacities';
import { isInfantry, sideOf, type Side } from '@/lib/games/nach-paris/units';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/*
 * What the works of the attacked hex are worth to each unit in it: their level after every drop (11.1.3, 11.6.5,
 * 11.6.6, 11.6.11, 11.6.12), who can use them, and whether this attack crosses their hexsides (10.1.6, 11.1.5).
 */

/** The works of a hex, as every tool that meets them asks for them. */
export type WorksCase = Pick<CombatInput, 'works' | 'camp' | 'campNation' | 'fallen' | 'turn'>;

/** A cause that lowers entrenchments by one level. */
export interface Drop {
  readonly id: 'unfinished' | 'liege' | 'fallen' | 'early';
  readonly rule: Rule;
}

const ENTRENCHMENTS: readonly Works[] = ['fieldworks', 'regular', 'improved'];
const isEntrenchment = (works: Works): boolean => works === 'regular' || works === 'improved';

/** Improved Entrenchments exist around camps only (11.6.1). */
export const inCamp = ({ works, camp }: Pick<WorksCase, 'works' | 'camp'>): boolean =>
  camp !== 'none' || works === 'improved';

/** What lowers the works for every unit in the hex. Before GT3 all entrenchments are fieldworks, whatever else. */
export function dropsOf({ works, camp, fallen, turn }: WorksCase): readonly Drop[] {
  if (!isEntrenchment(works)) return [];
  return [
    ...(camp === 'unfinished' ? [{ id: 'unfinished', rule: '11.6.5' } as const] : []),
    ...(camp === 'liege' ? [{ id: 'liege', rule: '11.6.6' } as const] : []),
    ...(fallen && inCamp({ works, camp }) ? [{ id: 'fallen', rule: '11.6.11' } as const] : []),
    ...(turn < BEFORE_TURN ? [{ id: 'early', rule: '11.1.3' } as const] : []),
  ];
}
const BEFORE_TURN = 3;

/**
 * Whether nobody has said if a Fortification of the camp's hex is still Active, where it matters: without one the
 * entrenchments would lie a level lower (11.6.11).
 */
export function isFortAssumed(here: WorksCase): boolean {
  const drops = dropsOf(here);
  return (
    isEntrenchment(here.works) &&
    inCamp(here) &&
    !here.fallen &&
    drops.every(({ id }) => id !== 'early') &&
    ENTRENCHMENTS.indexOf(here.works) > drops.length
  );
}

/**
 * An Allied unit in the camp of another Allied nation has one level less (11.6.12). Liège is Belgian; the British have
 * no camp of their own (11.6.2), so that they are guests in every Allied one.
 */
export function isGuest({ camp, campNation, works }: WorksCase, { nation }: Pick<Defender, 'nation'>): boolean {
  const host = camp === 'liege' ? 'belgium' : (campNation ?? (nation === 'britain' ? 'france' : nation));
  return (
    isEntrenchment(works) &&
    inCamp({ works, camp }) &&
    host !== nation &&
    sideOf(nation) === 'allied' &&
    sideOf(host) === 'allied'
  );
}

/** Allied units might be guests in the camp, and nobody has said whose it is (11.6.12). */
export const isHostAssumed = (here: WorksCase, units: readonly Pick<Defender, 'nation'>[]): boolean =>
  isEntrenchment(here.works) &&
  inCamp(here) &&
  here.camp !== 'liege' &&
  here.campNation === undefined &&
  units.some(({ nation }) => nation === 'france' || nation === 'belgium');

/** The level of the works for a unit, drops and camp considered; `guest` is for what it would be as a guest or not. */
export function levelFor(
  input: WorksCase,
  unit: Pick<Defender, 'nation'>,
  drops: readonly Drop[],
  guest = isGuest(input, unit),
): Works {
  const printed = ENTRENCHMENTS.indexOf(input.works);
  if (printed <= 0) return input.works;
  if (drops.some(({ id }) => id === 'early')) return 'fieldworks';
  return ENTRENCHMENTS[Math.max(0, printed - drops.length - (guest ? 1 : 0))] ?? 'fieldworks';
}

/** Multipliers of the CBF in tenths (10.2.1, 11.1.4, 11.6.2, 11.7.1). */
const tenthsIn = (row: string): number => Math.round(10 * printedNumber(asChart(entrenchments), row, 'combat'));
const ofBothSides = (works: Works): Readonly<Record<Side, number>> => ({
  german: tenthsIn(`${works}-german`),
  allied: tenthsIn(`${works}-allied`),
});
const TENTHS: Readonly<Record<Works, Readonly<Record<Side, number>>>> = {
  none: { german: 10, allied: 10 },
  fieldworks: ofBothSides('fieldworks'),
  regular: ofBothSides('regular'),
  improved: ofBothSides('improved'),
  old: { german: tenthsIn('old'), allied: tenthsIn('old') },
};

/** Whether a unit of this kind gains by the works: no CAV anywhere, and what cannot dig has no fieldworks (10.1.1). */
export function canUse(
  { works }: Pick<CombatInput, 'works'>,
  { kind, embarked, dug }: Pick<Defender, 'kind' | 'embarked' | 'dug'>,
): boolean {
  if (embarked || !dug || kind === 'cav') return false;
  if (works === 'fieldworks') return isInfantry(kind) || kind === 'har';
  return works !== 'old' || isInfantry(kind) || isArtillery(kind);
}

/** Whether a unit is said to be in plain Fieldworks and has nothing of them by its kind (dispute fieldworks-who). */
export const isIdlyDug = (
  here: Pick<CombatInput, 'works'>,
  unit: Pick<Defender, 'kind' | 'embarked' | 'dug'>,
): boolean => here.works === 'fieldworks' && unit.dug && !unit.embarked && !canUse(here, unit);

/** Steps that the works hold; undefined where they hold all (11.1.4, 11.6.2, 11.7.1). */
const roomOf = (level: Works): number | undefined =>
  isEntrenchment(level) ? ENTRENCHED_STEPS : level === 'old' ? OLD_FORT_STEPS : undefined;

/** Whether an Active Fortification of the camp gives the entrenched units front hexes all around (11.6.9). */
const isAllFront = (input: CombatInput): boolean => isEntrenchment(input.works) && inCamp(input) && hasForts(input);

/** Whether such a Fortification, of which nobody has spoken, might give Fieldworks their benefit back (11.6.9). */
export const mayBeAllFront = (input: CombatInput): boolean =>
  isEntrenchment(input.works) &&
  inCamp(input) &&
  !hasForts(input) &&
  !input.fallen &&
  input.worksReading === 'all' &&
  input.attackers.some(({ covered, units }) => covered && units.some(fights));

/**
 * Whether the attack leaves the works their benefit: through which hexsides it comes. Entrenchments that are no more
 * than Fieldworks want every attacker in front too (10.1.6), unless an Active Fortification of the camp makes all
 * hexes front ones (11.6.9): one attacker across a protected hexside is enough then (10.2.3).
 */
function covers(input: CombatInput, level: Works, parts: readonly FacingHex[]): boolean {
  const { works, worksReading, attackers } = input;
  if (level === 'old') return true;
  const across = attackers.flatMap(({ covered, units }, i) =>
    units.some(fights) ? [covered && (works !== 'fieldworks' || parts[i] === 'front')] : [],
  );
  return level === 'fieldworks' && worksReading === 'all' && !isAllFront(input)
    ? across.every(Boolean)
    : across.some(Boolean);
}

/** What a unit has of the works. */
export interface Shelter {
  readonly level: Works;
  /** multiplier of its CBF in tenths: 10 is none */
  readonly tenths: number;
}
const OPEN_GROUND: Shelter = { level: 'none', tenths: 10 };

/** What the works give and why they give less. */
export interface WorksFinding {
  readonly drops: readonly Drop[];
  /** indices of the units that have a level less in the camp of another nation (11.6.12) */
  readonly guests: readonly number[];
  /** by index among the units given */
  readonly shelters: readonly Shelter[];
  /** the works are there, but the attack goes round them */
  readonly bypassed: boolean;
  /** more steps than the works hold: some units stay outside */
  readonly crowded: boolean;
}

/** The shelter of each unit; where not all find room, those that gain the most by it (11.1.4). */
export function settleWorks(
  input: CombatInput,
  units: readonly Defender[],
  parts: readonly FacingHex[],
  gain: (unit: Defender, tenths: number) => number,
): WorksFinding {
  const drops = dropsOf(input);
  if (input.works === 'none')
    return { drops, guests: [], shelters: units.map(() => OPEN_GROUND), bypassed: false, crowded: false };
  const wanted = units.map((unit): Shelter => {
    const level = canUse(input, unit) ? levelFor(input, unit, drops) : 'none';
    return { level, tenths: TENTHS[level][sideOf(unit.nation)] };
  });
  const open = wanted.map((shelter) =>
    shelter.level !== 'none' && covers(input, shelter.level, parts) ? shelter : OPEN_GROUND,
  );
  const room = Math.max(0, ...open.map(({ level }) => roomOf(level) ?? 0));
  const inside = chosen(units, open, room, gain);
  const isLowered = (unit: Defender, i: number): boolean =>
    wanted[i]?.level !== 'none' &&
    isGuest(input, unit) &&
    levelFor(input, unit, drops) !== levelFor(input, unit, drops, false);
  return {
    drops,
    guests: units.flatMap((unit, i) => (isLowered(unit, i) ? [i] : [])),
    shelters: open.map((shelter, i) => (roomOf(shelter.level) === undefined || inside.has(i) ? shelter : OPEN_GROUND)),
    bypassed: wanted.some(({ level }, i) => level !== 'none' && open[i]?.level === 'none'),
    crowded: open.some(({ level }, i) => roomOf(level) !== undefined && !inside.has(i)),
  };
}

/** The units, by index, that fit into the room with the greatest gain. HQ and ENG take none of it. */
function chosen(
  units: readonly Defender[],
  shelters: readonly Shelter[],
  room: number,
  gain: (unit: Defender, tenths: number) => number,
): ReadonlySet<number> {
  interface Choice {
    readonly gain: number;
    readonly steps: number;
    readonly inside: readonly number[];
  }
  let best: readonly Choice[] = [{ gain: 0, steps: 0, inside: [] }];
  units.forEach((unit, i) => {
    const { level, tenths } = shelters[i] ?? OPEN_GROUND;
    if (roomOf(level) === undefined) return;
    const steps = unit.kind === 'hq' || unit.kind === 'eng' ? 0 : unit.steps;
    const taken = best.flatMap((choice) =>
      choice.steps + steps <= room
        ? [{ gain: choice.gain + gain(unit, tenths), steps: choice.steps + steps, inside: [...choice.inside, i] }]
        : [],
    );
    best = bestBySteps([...taken, ...best]);
  });
  const most = best.reduce((a, b) =>
    b.gain > a.gain || (b.gain === a.gain && b.inside.length > a.inside.length) ? b : a,
  );
  return new Set(most.inside);
}

function bestBySteps<T extends { readonly gain: number; readonly steps: number }>(choices: readonly T[]): readonly T[] {
  const bySteps = new Map<number, T>();
  for (const choice of choices) {
    const seen = bySteps.get(choice.steps);
    if (!seen || choice.gain > seen.gain) bySteps.set(choice.steps, choice);
  }
  return [...bySteps.values()];
}
