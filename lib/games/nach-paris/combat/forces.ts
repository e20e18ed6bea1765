import { STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { weigh, type Weighed } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { Attacker, CombatInput, Defender, RetreatPath } from '@/lib/games/nach-paris/combat/fields';

/** A defender with its index in the input. */
export interface Present {
  readonly at: number;
  readonly unit: Defender;
}

/** The units of the attacked hex by the part that they have in the combat. */
export interface Hex {
  /** slipped away before the combat (9.2) */
  readonly withdrawn: readonly Present[];
  /** HQ and ENG in the shelter of an active fort (11.3.9, 11.4.9) */
  readonly sheltered: readonly Present[];
  /** fought before in this Player Turn (9.1.8): counted for nothing, hit when left alone */
  readonly fought: readonly Present[];
  /** fight now */
  readonly active: readonly Present[];
  /** a fortified zone that nobody stands in (11.2.4) */
  readonly bareZone: boolean;
}

/** The case as it is played: units other than INF and CAV have one step (2.4.5), and tests follow the combat die. */
export function asPlayed(input: CombatInput): CombatInput {
  const rolled = input.die !== undefined;
  const played = <T extends Attacker | Defender>(unit: T): T => ({
    ...unit,
    ...(unit.kind === 'inf' || unit.kind === 'cav' ? {} : { steps: 1, lost: 0 }),
    ...(rolled ? {} : { test: undefined, retreatTest: undefined }),
  });
  return {
    ...input,
    attackers: input.attackers.map((hex) => ({ ...hex, units: hex.units.map(played) })),
    defenders: input.defenders.map(played),
    ...(rolled ? {} : { zoneTest: undefined }),
  };
}

/** A CBF of forts is enough to say that there is one. */
export const hasForts = ({ forts, fortCbf }: CombatInput): boolean => forts > 0 || fortCbf > 0;

export function hexOf(input: CombatInput): Hex {
  const all = input.defenders.map((unit, at): Present => ({ at, unit }));
  const isSheltered = ({ unit }: Present): boolean => hasForts(input) && (unit.kind === 'hq' || unit.kind === 'eng');
  const withdrawn = all.filter(({ unit }) => unit.withdraws);
  const here = all.filter(({ unit }) => !unit.withdraws);
  const open = here.filter((one) => !isSheltered(one));
  const active = open.filter(({ unit }) => !unit.fought);
  return {
    withdrawn,
    sheltered: here.filter(isSheltered),
    fought: open.filter(({ unit }) => unit.fought),
    active,
    bareZone: input.zone && open.length === 0,
  };
}

/** What keeps everybody out of the attacked hex, though no unit is left in it (11.2.2, 11.3.2, 11.4.2). */
export function closedBy(
  input: CombatInput,
  { bareZone }: Hex,
): { readonly id: 'fort' | 'zone'; readonly rule: Rule } | undefined {
  if (hasForts(input)) return { id: 'fort', rule: '11.3.2' };
  return input.zone && !bareZone ? { id: 'zone', rule: '11.2.2' } : undefined;
}

/** All attacking units. */
export const attackersOf = ({ attackers }: CombatInput): readonly Attacker[] => attackers.flatMap(({ units }) => units);

/** The ways out of every hex of the combat, that of the defenders first. */
export const waysOf = (input: CombatInput): readonly RetreatPath[] => [input, ...input.attackers];

/** The number of an attacking unit among all attackers, counted from 1. */
export const numberOf = ({ attackers }: CombatInput, hex: number, at: number): number =>
  attackers.slice(0, hex).reduce((sum, { units }) => sum + units.length, at + 1);

/** The doctrine ends with the first step lost (21.3.1). */
export const isIndoctrinated = ({ indoctrinated, lost }: Attacker | Defender): boolean => indoctrinated && lost === 0;

/** What its own state does to the CAB of a unit; extended movement counts for the side that attacks (7.4.2). */
export const stateModifiers = (
  unit: Attacker | Defender,
  { heat, marchReading }: CombatInput,
  side: 'attacker' | 'defender',
): Weighed =>
  weigh(STATE_MODIFIERS, {
    ...unit,
    indoctrinated: isIndoctrinated(unit),
    heat,
    marchReading,
    ownCombatPhase: side === 'attacker',
  });
