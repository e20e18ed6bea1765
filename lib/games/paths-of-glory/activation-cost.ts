import type { Rule } from '@/lib/core/rule';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';
import { nationsIn, sidesIn } from '@/lib/games/paths-of-glory/stacking/stack';
import { MEF_COST } from '@/lib/games/paths-of-glory/limits';

export const COST_CARDS = ['none', 'sud-army', 'eleventh-army', 'everyone-into-battle'] as const;
export type CostCard = (typeof COST_CARDS)[number];

/** A stack that is to be activated. */
export interface CostCase {
  readonly units: readonly Counter[];
  readonly space: Space | undefined;
  readonly action: 'movement' | 'combat';
  /** how the stack is supplied; "beachhead" is through the MEF Beachhead marker (9.2.7.1) */
  readonly supply: 'supplied' | 'beachhead' | 'out';
  /** an event used on this stack */
  readonly card: CostCard;
  /** Fall of the Tsar has been played: Russian units cost one each in combat, as its card says */
  readonly tsarFell: boolean;
}

/** Nations that count as one in some stacks: data, so that each is shown as applied or not. */
export interface Merge {
  readonly id: string;
  readonly rule: Rule;
  readonly nations: readonly string[];
  /** the event without which it never does */
  readonly card?: CostCard;
  /** whether the stack and its space are such as it asks for */
  readonly applies: (stack: CostCase) => boolean;
}

const BELGIAN_AS_BRITISH = ['antwerp', 'ostend', 'calais', 'amiens'];
const has = (units: readonly Counter[], ...nations: readonly string[]): boolean =>
  nations.every((nation) => units.some((unit) => unit.type.nation === nation));
const isCorps = (unit: Counter): boolean => unit.type.kind === 'corps';

/** Sud Army: one AH unit with up to two GE corps. */
function fitsSudArmy(units: readonly Counter[]): boolean {
  const austrians = units.filter((unit) => unit.type.nation === 'austria-hungary');
  const germans = units.filter((unit) => unit.type.nation === 'germany');
  return (
    austrians.length === 1 &&
    germans.length >= 1 &&
    germans.length <= 2 &&
    germans.every(isCorps) &&
    austrians.length + germans.length === units.length
  );
}

/** 11th Army: that German army with corps of any Central nation. */
const fitsEleventhArmy = (units: readonly Counter[]): boolean =>
  units.filter((unit) => unit.type.id === 'ge-army').length === 1 && units.filter(isCorps).length === units.length - 1;

const ALLIES = [
  'france',
  'britain',
  'belgium',
  'united-states',
  'italy',
  'russia',
  'serbia',
  'romania',
  'greece',
  'montenegro',
];

export const MERGES: readonly Merge[] = [
  {
    id: 'belgianBritish',
    rule: '9.2.3',
    nations: ['belgium', 'britain'],
    applies: ({ units, space }) => has(units, 'belgium', 'britain') && BELGIAN_AS_BRITISH.includes(space?.id ?? ''),
  },
  {
    id: 'frenchAmerican',
    rule: '9.2.3',
    nations: ['france', 'united-states'],
    applies: ({ units, space }) =>
      has(units, 'france', 'united-states') && ['france', 'germany'].includes(space?.nation ?? ''),
  },
  {
    id: 'sudArmy',
    rule: '9.2.3',
    nations: ['germany', 'austria-hungary'],
    card: 'sud-army',
    applies: ({ units }) => fitsSudArmy(units),
  },
  {
    id: 'eleventhArmy',
    rule: '9.2.3',
    nations: ['germany', 'austria-hungary', 'bulgaria', 'turkey'],
    card: 'eleventh-army',
    applies: ({ units }) => fitsEleventhArmy(units),
  },
  {
    id: 'everyoneIntoBattle',
    rule: '9.5.1.1',
    nations: ALLIES,
    card: 'everyone-into-battle',
    applies: ({ units, space }) =>
      ['italy', 'france', 'belgium'].includes(space?.nation ?? '') &&
      units.every((unit) => ALLIES.includes(unit.type.nation)),
  },
];

/** British units of several designations in one stack; they are one nationality anyway (9.2.3). */
export const mixedBritish = (units: readonly Counter[]): boolean =>
  new Set(units.filter((unit) => unit.type.nation === 'britain').map((unit) => unit.type.special)).size > 1;

/** What a stack costs and why. */
export interface ActivationCost {
  readonly cost: number;
  /** the nations that are paid for, those that count as one together */
  readonly groups: readonly (readonly string[])[];
  readonly merges: readonly Merge[];
  readonly beachhead: boolean;
  /** Russian units paid one by one */
  readonly russianUnits: number;
}

function groupsOf(nations: readonly string[], merges: readonly Merge[]): readonly (readonly string[])[] {
  return nations.reduce<readonly (readonly string[])[]>((groups, nation) => {
    const at = groups.findIndex(([first]) =>
      merges.some((merge) => merge.nations.includes(nation) && first !== undefined && merge.nations.includes(first)),
    );
    return at < 0 ? [...groups, [nation]] : groups.map((group, i) => (i === at ? [...group, nation] : group));
  }, []);
}

/**
 * Activation Points for a stack: one for each nationality, whether or not all its units act (9.2.3, 9.2.4); through
 * the MEF Beachhead 3 for the MEF army and one for each corps (9.2.7.1).
 */
export function activationCost(stack: CostCase): ActivationCost {
  const nations = nationsIn(stack.units);
  if (stack.supply === 'beachhead') {
    const armies = stack.units.filter((unit) => unit.type.special === 'mef').length;
    const corps = stack.units.filter(isCorps).length;
    return {
      cost: armies * MEF_COST.army + corps * MEF_COST.corps,
      groups: nations.map((nation) => [nation]),
      merges: [],
      beachhead: true,
      russianUnits: 0,
    };
  }
  const merges = MERGES.filter(({ card, applies }) => (!card || card === stack.card) && applies(stack));
  const groups = groupsOf(nations, merges);
  const russians = stack.units.filter((unit) => unit.type.nation === 'russia').length;
  const russianUnits = stack.tsarFell && stack.action === 'combat' ? russians : 0;
  return { cost: groups.length + Math.max(0, russianUnits - 1), groups, merges, beachhead: false, russianUnits };
}

/**
 * Whether Allied units may well be supplied through the MEF Beachhead though it is not said: in a MEF space, or the MEF
 * army (9.2.7.1).
 */
export function mayUseBeachhead({ units, space, supply }: CostCase, data: PogData): boolean {
  const fits =
    sidesIn(units, data)[0] === 'allied' && units.every((unit) => isCorps(unit) || unit.type.special === 'mef');
  return (
    fits &&
    supply === 'supplied' &&
    (space?.id.startsWith('mef') === true || units.some((unit) => unit.type.special === 'mef'))
  );
}

/**
 * Whether an Allied combat activation counts against the one a round in the Near East: not the beachhead nor the NE
 * Army (9.2.7).
 */
export function countsInNearEast({ units, space, action }: CostCase, data: PogData): boolean {
  const allied = sidesIn(units, data).includes('allied');
  const exempt = space?.id.startsWith('mef') || units.some((unit) => unit.type.special === 'ne');
  return allied && action === 'combat' && space?.region === 'near-east' && !exempt;
}
