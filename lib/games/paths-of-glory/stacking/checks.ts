import { ruleOf, type Bar } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import { isArmy, type Counter } from '@/lib/games/paths-of-glory/combat/forces';
import type { Act, Happening } from '@/lib/games/paths-of-glory/geography/clauses';
import { judgeGeography, type JudgedClause, type Presence } from '@/lib/games/paths-of-glory/geography/judge';
import { isLimitedGreece } from '@/lib/games/paths-of-glory/geography/lands';
import { canBesiege, type SiegeForce } from '@/lib/games/paths-of-glory/siege/force';
import { nationsIn } from '@/lib/games/paths-of-glory/stacking/stack';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';

const TREATY = ['treaty-of-brest-litovsk'] as const;

/** The moments at which somebody asks whether units may be in a space. */
export const STACKING_MOMENTS = [
  'movement',
  'movement-end',
  'sr',
  'sr-end',
  'advance',
  'retreat-through',
  'retreat-end',
  'placement',
] as const;
export type StackingMoment = (typeof STACKING_MOMENTS)[number];

export interface StackingCase {
  readonly moment: StackingMoment;
  readonly present: readonly Counter[];
  readonly arriving: readonly Counter[];
  readonly space: Space | undefined;
  /** what the enemy has in the space */
  readonly enemy: 'none' | 'units' | 'fort' | 'besieged-fort';
  readonly attackMarker: boolean;
  readonly brestLitovsk: boolean;
  /** what has happened that opens spaces; undefined when the player did not say */
  readonly events?: readonly Happening[] | undefined;
  /** Paris holds its limit, for French armies placed in Orleans */
  readonly parisFull: boolean;
}

/** The limit sleeps during movement and SR, and while a retreat passes through (10.1.2, 12.5.5). */
export const limitHolds = (moment: StackingMoment): boolean =>
  moment !== 'movement' && moment !== 'sr' && moment !== 'retreat-through';

const isMovement = (moment: StackingMoment): boolean => moment === 'movement' || moment === 'movement-end';

const LIMIT_RULE: Readonly<Record<StackingMoment, Rule>> = {
  movement: '10.1.2',
  'movement-end': '10.1.1',
  sr: '10.1.2',
  'sr-end': '10.1.2',
  advance: '10.1.2',
  'retreat-through': '12.5.5',
  'retreat-end': '12.5.5',
  placement: '9.5.3.3',
};

const together = ({ present, arriving }: StackingCase): readonly Counter[] => [...present, ...arriving];
/** Units above the limit, asleep or not. */
export const excessOf = (situation: StackingCase): number => Math.max(0, together(situation).length - STACKING_LIMIT);

const ENTRY_RULE: Partial<Record<StackingMoment, Rule>> = {
  sr: '13.1.6',
  'sr-end': '13.1.6',
  'retreat-through': '12.5.5',
  'retreat-end': '12.5.5',
  placement: '9.5.3.3',
};

/**
 * A force that besieges the fort, with those already there, may enter by movement or advance, and stops there (15.1.1,
 * 15.2.4).
 */
const entersFort = (situation: StackingCase): boolean =>
  mayBegin(situation) && canBesiege(forceOf(situation), fortValue(situation));
/** The LF of the fort in the space, the highest where no space is named. */
export const fortValue = ({ space }: StackingCase): number => space?.fort ?? 3;
/** A siege begins when units end their move or advance there, not in passing, in SR, in a retreat or by placement. */
export const mayBegin = ({ moment }: StackingCase): boolean => moment === 'movement-end' || moment === 'advance';
/** Those in the space and those who arrive, as a force that besieges. */
export function forceOf(situation: StackingCase): SiegeForce {
  const units = together(situation);
  const armies = units.filter(isArmy).length;
  return { armies, corps: units.length - armies };
}

const isGreek = (unit: Counter): boolean => unit.type.nation === 'greece';
/** Whether Greek units are to move, by whatever way but their set-up, or others are in their space. */
const disturbsGreeks = (situation: StackingCase): boolean =>
  (situation.moment !== 'placement' && situation.arriving.some(isGreek)) ||
  (together(situation).some(isGreek) && !together(situation).every(isGreek));

/** Whether nobody said what decides about Greek units. */
export const hangsOnGreece = (situation: StackingCase): boolean =>
  situation.events === undefined && disturbsGreeks(situation);

const isFrenchArmy = (unit: Counter): boolean => unit.type.nation === 'france' && isArmy(unit);

/** The rules about who may stand where. */
export const STACKING_CHECKS: readonly Bar<StackingCase>[] = [
  {
    id: 'limit',
    rule: ({ moment }) => LIMIT_RULE[moment],
    when: ({ moment }) => limitHolds(moment),
    stops: (situation) => excessOf(situation) > toOrleans(situation),
  },
  { id: 'enemyUnits', rule: '10.1.3', when: ({ enemy }) => enemy === 'units', stops: () => true },
  {
    id: 'enemyFort',
    rule: ({ moment }) => ENTRY_RULE[moment] ?? '15.1.1',
    when: ({ enemy }) => enemy === 'fort',
    stops: (situation) => !entersFort(situation),
  },
  {
    id: 'besiegedFort',
    rule: ({ moment }) => ENTRY_RULE[moment] ?? '15.2.2',
    when: ({ enemy }) => enemy === 'besieged-fort',
    stops: ({ moment }) => moment === 'sr-end' || moment === 'placement',
  },
  {
    id: 'attackMarker',
    rule: '11.1.6',
    when: ({ attackMarker, moment }) => attackMarker && isMovement(moment),
    stops: ({ moment }) => moment === 'movement-end',
    spares: ({ attackMarker }) => (attackMarker ? 'notMoving' : 'attackMarker'),
  },
  {
    id: 'brestLitovsk',
    rule: '16.4.9',
    when: ({ brestLitovsk }) => brestLitovsk,
    // Where they may be is geography; here is only with whom.
    stops: (situation) => {
      const nations = nationsIn(together(situation));
      return nations.includes('russia') && nations.length > 1;
    },
  },
  {
    id: 'greeks',
    rule: '9.5.2.4',
    when: (situation) => isLimitedGreece(new Set(situation.events)) && together(situation).some(isGreek),
    stops: disturbsGreeks,
    spares: (situation) => (hangsOnGreece(situation) ? 'greeksUnsaid' : 'greeks'),
  },
  {
    id: 'orleans',
    rule: '9.5.3.3',
    when: ({ moment, space, arriving }) =>
      moment === 'placement' && space?.id === 'orleans' && arriving.some(isFrenchArmy),
    stops: ({ parisFull }) => !parisFull,
  },
];

/** French armies that Paris has no room for and that go to Orleans instead (9.5.3.3). */
export function toOrleans(situation: StackingCase): number {
  const { moment, space, arriving } = situation;
  if (moment !== 'placement' || space?.id !== 'paris') return 0;
  return Math.min(excessOf(situation), arriving.filter(isFrenchArmy).length);
}

const ACTS: Readonly<Record<StackingMoment, Act>> = {
  movement: 'pass',
  'movement-end': 'end',
  sr: 'sr',
  'sr-end': 'sr',
  advance: 'advance',
  'retreat-through': 'retreat',
  'retreat-end': 'retreat',
  placement: 'place',
};

/** What the case asks of geography: those who arrive do what the moment says, the others stand there. */
export function geographyOf(situation: StackingCase, data: PogData): readonly JudgedClause[] {
  const { present, arriving, moment, space, events, brestLitovsk } = situation;
  const happened = new Set<Happening>([...(events ?? []), ...(brestLitovsk ? TREATY : [])]);
  const presences = [
    ...present.map(({ type }): Presence => ({ type, act: 'stand' })),
    ...arriving.map(({ type }): Presence => ({ type, act: ACTS[moment] })),
  ];
  return judgeGeography(presences, space, { happened, complete: events !== undefined }, data);
}

/** A check in one case: broken, kept, or none of its business. */
export interface JudgedCheck {
  readonly id: string;
  readonly rule: Rule;
  readonly state: 'broken' | 'kept' | 'idle';
  /** why it is none of its business */
  readonly reason: string;
}

/** Every check in the order of the rules. */
export const judgeChecks = (situation: StackingCase): readonly JudgedCheck[] =>
  STACKING_CHECKS.map((check) => {
    const { id, when, stops, spares } = check;
    const state = when?.(situation) === false ? 'idle' : stops(situation) ? 'broken' : 'kept';
    return { id, rule: ruleOf(check, situation), state, reason: spares?.(situation) ?? id };
  });

/** Whether all units of a list belong to one side. */
export const oneSide = (units: readonly Counter[], data: PogData): boolean =>
  new Set(nationsIn(units).map((nation) => data.units.nations.find(({ id }) => id === nation)?.side)).size <= 1;
