import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Modifier, Need } from '@/lib/calc/modifiers';
import type { Nation } from '@/lib/games/nach-paris/units';
import { HEAT_CAB, MARCH_CAB, MARCHES, type March } from '@/lib/games/nach-paris/tables/marching';

const field = fieldsOf('unit');

/*
 * Every modifier that the rules give to a CAB, by the occasion of the test, as data. The words for each id are the
 * messages unit.cab.<id> (what it is) and unit.cabNot.<id> (why it does not apply).
 */

/** Whether a forced march replaces EXM-2 or adds to it: dispute exm2-and-fom. Ours is the ladder. */
export const MARCH_READINGS = ['ladder', 'sum'] as const;
export type MarchReading = (typeof MARCH_READINGS)[number];

/**
 * Whether a unit that bombarded, and therefore could not move (8.1.3), has the +6 for not acting in the Movement Phase
 * (10.1.3): dispute fieldworks-idle-after-fire. Ours is that it has.
 */
export const IDLE_READINGS = ['counts', 'not'] as const;
export type IdleReading = (typeof IDLE_READINGS)[number];
export const idleReadingField = (when: NonNullable<FieldInfo['when']>) =>
  field.reading('idleReading', '10.1.3', IDLE_READINGS, 'fieldworks-idle-after-fire', when);

/** Fields of a unit's state, for a tool's own unit; heat and the reading hold for the whole case. */
export const stateField = {
  march: field.choice('march', '7.4.2', MARCHES, 'none', { rare: true }),
  nearHome: field.rareFlag('nearHome', '5.1.4'),
  indoctrinated: field.rareFlag('indoctrinated', '21.2.1'),
} as const;
export const heatField = field.flag('heat', '15.1.1');
export const marchReadingField = field.reading('marchReading', '7.5.4', MARCH_READINGS, 'exm2-and-fom');

/** The state of the unit that tests, whatever the occasion. */
export interface CabState {
  readonly march: March;
  readonly nearHome: boolean;
  readonly indoctrinated: boolean;
  readonly heat: boolean;
  readonly marchReading: MarchReading;
  /** the test falls into the Combat Phase that follows the unit's own move: only there does extended movement count */
  readonly ownCombatPhase: boolean;
}

const counts: Need<CabState> = { reason: 'exmPhase', holds: ({ ownCombatPhase }) => ownCombatPhase };

/** Modifiers of the unit's state, for tests on any occasion. */
export const STATE_MODIFIERS: readonly Modifier<CabState>[] = [
  {
    id: 'exm1',
    rule: '7.4.2',
    value: MARCH_CAB['exm-1'],
    needs: [{ reason: 'exm1None', holds: ({ march }) => march === 'exm-1' }, counts],
  },
  {
    id: 'exm2',
    rule: '7.4.2',
    value: MARCH_CAB['exm-2'],
    needs: [
      {
        reason: 'exm2None',
        holds: ({ march, ownCombatPhase }) => march === 'exm-2' || (march === 'fom' && ownCombatPhase),
      },
      counts,
      // A forced march takes the place of EXM-2.
      { reason: 'exm2Fom', holds: ({ march, marchReading }) => march === 'exm-2' || marchReading === 'sum' },
    ],
  },
  { id: 'fom', rule: '7.5.4', value: MARCH_CAB.fom, needs: [({ march }) => march === 'fom'] },
  { id: 'heat', rule: '15.1.1', value: HEAT_CAB, needs: [({ heat }) => heat] },
  { id: 'nearHome', rule: '5.1.4', value: 2, needs: [({ nearHome }) => nearHome] },
  { id: 'indoctrinated', rule: '21.2.1', value: 1, needs: [({ indoctrinated }) => indoctrinated] },
];

/** What the enemy has in a combat (9.5). */
export interface EnemySupport {
  readonly redArf: boolean;
  readonly pioneers: boolean;
  /** total ARF of the enemy's HAR in the combat */
  readonly harArf: number;
  /** a siege gun that did not bombard supports the combat */
  readonly siegeGuns: boolean;
  /** the unit that tests is behind entrenchments, improved or regular, or in old fortifications */
  readonly entrenched: boolean;
}

export const COMBAT_MODIFIERS: readonly Modifier<EnemySupport>[] = [
  { id: 'redArf', rule: '9.5.1', value: -1, needs: [({ redArf }) => redArf] },
  { id: 'pioneers', rule: '9.5.1', value: -1, needs: [({ pioneers }) => pioneers] },
  { id: 'har5', rule: '9.5.2', value: -1, needs: [({ harArf }) => harArf >= 5 && harArf < 12] },
  { id: 'har12', rule: '9.5.2', value: -2, needs: [({ harArf }) => harArf >= 12] },
  {
    id: 'siegeGuns',
    rule: '9.5.3',
    value: -2,
    needs: [
      { reason: 'siegeGunsNone', holds: ({ siegeGuns }) => siegeGuns },
      { reason: 'siegeGunsOpen', holds: ({ entrenched }) => entrenched },
    ],
  },
];

/** The enemies whose ZOC reaches the hex of a retreat (9.6.2). */
export interface RetreatZoc {
  /** total ARF of them all */
  readonly zocArf: number;
  readonly zocCav: boolean;
}

export const RETREAT_MODIFIERS: readonly Modifier<RetreatZoc>[] = [
  { id: 'zoc0', rule: '9.6.2', value: 3, needs: [({ zocArf }) => zocArf === 0] },
  { id: 'zoc1', rule: '9.6.2', value: 0, needs: [({ zocArf }) => zocArf >= 1 && zocArf < 5] },
  { id: 'zoc5', rule: '9.6.2', value: -3, needs: [({ zocArf }) => zocArf >= 5 && zocArf < 12] },
  { id: 'zoc12', rule: '9.6.2', value: -6, needs: [({ zocArf }) => zocArf >= 12] },
  { id: 'zocCav', rule: '9.6.2', value: -3, needs: [({ zocCav }) => zocCav] },
];

/** An assault on a fortification, from the side of the unit that assaults (11.5.6). */
export interface AssaultTest {
  readonly fortCbf: number;
  readonly fortRough: boolean;
  readonly fortRiver: boolean;
  readonly floodedBank: boolean;
  readonly assaultPio: boolean;
  readonly fortDestroyed: boolean;
}

export const ASSAULT_MODIFIERS: readonly Modifier<AssaultTest>[] = [
  { id: 'fortCbf5', rule: '11.5.6', value: -1, needs: [({ fortCbf }) => fortCbf >= 5 && fortCbf < 7] },
  { id: 'fortCbf7', rule: '11.5.6', value: -2, needs: [({ fortCbf }) => fortCbf >= 7] },
  { id: 'fortRough', rule: '11.5.6', value: -2, needs: [({ fortRough }) => fortRough] },
  {
    id: 'fortRiver',
    rule: '11.5.6',
    value: -2,
    needs: [
      ({ fortRiver }) => fortRiver,
      // Dispute assault-behind-river: the −6 of a flooded bank is all that counts.
      { reason: 'fortRiverFlooded', holds: ({ floodedBank }) => !floodedBank },
    ],
  },
  { id: 'floodedBank', rule: '11.5.6', value: -6, needs: [({ floodedBank }) => floodedBank] },
  { id: 'assaultPio', rule: '11.5.6', value: 1, needs: [({ assaultPio }) => assaultPio] },
  { id: 'fortDestroyed', rule: '11.5.6', value: 3, needs: [({ fortDestroyed }) => fortDestroyed] },
];

/** How worn down the camp of a fortification is (11.6.14). Each line replaces the one before. */
export const CAMPS = ['none', 'half', 'three-quarters', 'last'] as const;
export type Camp = (typeof CAMPS)[number];

/**
 * The line for a number of fortifications destroyed; by the reading of example 14 two thirds already give the second.
 */
export function campOf(destroyed: number, total: number, reading: 'rule' | 'example' = 'rule'): Camp {
  if (total > 1 && total - destroyed === 1) return 'last';
  const secondFrom = reading === 'rule' ? { top: 3, of: 4 } : { top: 2, of: 3 };
  if (total > 0 && destroyed * secondFrom.of >= total * secondFrom.top) return 'three-quarters';
  return total > 0 && destroyed * 2 >= total ? 'half' : 'none';
}

/** The second fortification of a hex against the first: how well it is protected (8.6.4). */
export const SECONDS = ['first', 'better', 'same', 'worse'] as const;
export type Second = (typeof SECONDS)[number];

/** A fortification that tests (8.6.4, 11.4.10, 11.6.14). */
export interface FortTest {
  readonly camp: Camp;
  readonly second: Second;
  /** a Feste on its reduced side */
  readonly reducedFeste: boolean;
  /** the CAB given is that of the full side */
  readonly fullCab: boolean;
}

const isSecond: Need<FortTest> = { reason: 'secondFirst', holds: ({ second }) => second !== 'first' };

export const FORT_MODIFIERS: readonly Modifier<FortTest>[] = [
  {
    id: 'campHalf',
    rule: '11.6.14',
    value: -1,
    needs: [({ camp }) => camp !== 'none', { reason: 'campWorse', holds: ({ camp }) => camp === 'half' }],
  },
  {
    id: 'campThreeQuarters',
    rule: '11.6.14',
    value: -3,
    needs: [{ reason: 'campWorse', holds: ({ camp }) => camp !== 'last' }, ({ camp }) => camp === 'three-quarters'],
  },
  { id: 'campLast', rule: '11.6.14', value: -6, needs: [({ camp }) => camp === 'last'] },
  { id: 'secondBetter', rule: '8.6.4', value: 10, needs: [isSecond, ({ second }) => second === 'better'] },
  { id: 'secondWorse', rule: '8.6.4', value: -6, needs: [isSecond, ({ second }) => second === 'worse'] },
  {
    id: 'reducedFeste',
    rule: '11.4.10',
    value: -3,
    needs: [({ reducedFeste }) => reducedFeste, { reason: 'reducedFesteShown', holds: ({ fullCab }) => fullCab }],
  },
];

/** The INF whose CAB is used when a group digs (10.1.3). */
export interface DigTest {
  readonly nation: Nation;
  readonly turn: number;
  /** it took part in an ABU in this turn */
  readonly bombarded: boolean;
  readonly lowlands: boolean;
  /** it made a bombardment of any kind in this turn */
  readonly fired: boolean;
  /** it did nothing in the Movement Phase just before */
  readonly idle: boolean;
  readonly idleReading: IdleReading;
}

const isLatin = (nation: Nation): boolean => nation === 'france' || nation === 'belgium';

export const FIELDWORKS_MODIFIERS: readonly Modifier<DigTest>[] = [
  { id: 'bombarded', rule: '10.1.3', value: -3, needs: [({ bombarded }) => bombarded] },
  { id: 'lowlands', rule: '10.1.3', value: -4, needs: [({ lowlands }) => lowlands] },
  { id: 'digGermanBritish', rule: '10.1.3', value: -5, needs: [({ nation }) => !isLatin(nation)] },
  {
    id: 'digFrenchEarly',
    rule: '10.1.3',
    value: -8,
    needs: [({ nation }) => isLatin(nation), { reason: 'digFrom10', holds: ({ turn }) => turn < 10 }],
  },
  {
    id: 'digFrench',
    rule: '10.1.3',
    value: -5,
    needs: [({ nation }) => isLatin(nation), { reason: 'digBefore10', holds: ({ turn }) => turn >= 10 }],
  },
  {
    id: 'idle',
    rule: '10.1.3',
    value: 6,
    needs: [
      { reason: 'idleFired', holds: ({ fired, idleReading }) => !fired || idleReading === 'counts' },
      ({ idle, fired }) => fired || idle,
    ],
  },
  { id: 'digLate', rule: '10.1.3', value: 5, needs: [({ turn }) => turn >= 22] },
];

/** Fieldworks turned into regular entrenchments (11.1.7): the list of 10.1.3 does not apply. */
export const UPGRADE_MODIFIERS: readonly Modifier<object>[] = [
  { id: 'upgrade', rule: '11.1.7', value: -1, needs: [() => true] },
];

/** The natural roll of a cavalry reconnaissance (20.2.7). */
export const RECON_MODIFIERS: readonly Modifier<{ readonly natural: number }>[] = [
  { id: 'recon18', rule: '20.2.7', value: 3, needs: [({ natural }) => natural === 18] },
  { id: 'recon19', rule: '20.2.7', value: 0, needs: [({ natural }) => natural === 19] },
  { id: 'recon20', rule: '20.2.7', value: -3, needs: [({ natural }) => natural === 20] },
];

/** All of them. */
export const CAB_MODIFIERS: readonly Modifier<never>[] = [
  ...COMBAT_MODIFIERS,
  ...RETREAT_MODIFIERS,
  ...ASSAULT_MODIFIERS,
  ...FORT_MODIFIERS,
  ...FIELDWORKS_MODIFIERS,
  ...UPGRADE_MODIFIERS,
  ...RECON_MODIFIERS,
  ...STATE_MODIFIERS,
];
