import { sortBars, type Bar } from '@/lib/calc/bars';
import { weigh, type Modifier } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import { isEmergencyTurn, isLastEmergencyTurn } from '@/lib/games/grand-illusion/emergency';
import type { RecoveryInput } from '@/lib/games/grand-illusion/recovery/fields';

/** From this turn on fatigue limits recovery: half of the units of a hex (13.1, 13.3.1). */
const FATIGUE_FROM = 12;
export const isTired = (turn: number): boolean => turn >= FATIGUE_FROM;
export const mostWhenTired = (disrupted: number): number => Math.ceil(disrupted / 2);

/** Before the Administrative Phase of its last turn emergency supply is over (11.2.1.c.4). */
const isOver = (input: RecoveryInput): boolean => input.when === 'free' && isLastEmergencyTurn(input);
export const isEmergency = (input: RecoveryInput): boolean =>
  input.emergency && isEmergencyTurn(input) && !isOver(input);

/** How units live on emergency supply that is not there: over for this GT, or in another GT than 3 to 5. */
export type Lapse = 'over' | 'turn' | 'none';
export const lapseOf = (input: RecoveryInput): Lapse =>
  !input.supplied || !input.emergency || isEmergency(input) ? 'none' : isOver(input) ? 'over' : 'turn';
/** On emergency supply are units without a normal line: where there is none they are out of supply (11.2.2). */
export const isSupplied = (input: RecoveryInput): boolean => input.supplied && lapseOf(input) === 'none';

const LAPSE_RULES = { over: '11.2.1.c.4', turn: '11.2.1.c' } as const;
/** The rule that ends the emergency supply of the units, or the one that forbids recovery out of supply. */
const supplyRule =
  (usual: Rule) =>
  (input: RecoveryInput): Rule => {
    const lapse = lapseOf(input);
    return lapse === 'none' ? usual : LAPSE_RULES[lapse];
  };

type Forbids = Bar<RecoveryInput>;

/** What forbids recovery for a CAP (5.2, 9.8.3.a). */
export const CAP_BARS: readonly Forbids[] = [
  { id: 'noCap', rule: '5.2', stops: ({ caps }) => caps === 0 },
  { id: 'unsupplied', rule: supplyRule('9.8.3.a'), stops: (one) => !isSupplied(one) },
  { id: 'enemy', rule: '9.8.3.a', stops: ({ enemy }) => enemy !== 'none' },
];

/** What forbids the free recovery of the Administrative Phase (11.2.7). */
export const FREE_BARS: readonly Forbids[] = [
  { id: 'cutOff', rule: supplyRule('11.2.7.a'), stops: (one) => !isSupplied(one) },
  {
    id: 'emergency',
    rule: (one) => (one.emergency && isOver(one) ? '11.2.1.c.4' : '11.2.1.c.2'),
    stops: (one) => isEmergency(one) && !one.hq,
    spares: (one) => {
      if (!one.emergency) return 'emergency';
      if (isOver(one)) return 'emergencyOver';
      return isEmergencyTurn(one) ? 'emergencyHq' : 'emergencyTurn';
    },
  },
];

/** How many of a hex may recover beside an enemy combat unit or fort: one, or two of three units or more (11.2.7.b). */
export const mostBesideEnemy = (units: number): number => (units >= 3 ? 2 : 1);
const besideEnemy = ({ disrupted, sound }: RecoveryInput): number => mostBesideEnemy(disrupted + sound);

const enemyLimits = ({ when, enemy, fortReading }: RecoveryInput): boolean =>
  when === 'free' && enemy !== 'none' && !(enemy === 'besieged' && fortReading === 'ignored');
const emergencyLimits = (one: RecoveryInput): boolean => one.when === 'free' && isEmergency(one);

/** How many could recover but for fatigue. */
const without = (one: RecoveryInput): number =>
  Math.min(one.disrupted, enemyLimits(one) ? besideEnemy(one) : Infinity, emergencyLimits(one) ? 1 : Infinity);

/** What limits how many recover: each is worth the number that it leaves. */
export const LIMITS: readonly Modifier<RecoveryInput>[] = [
  {
    id: 'beside',
    rule: '11.2.7.b',
    value: besideEnemy,
    needs: [
      { reason: 'besideCap', holds: ({ when }) => when === 'free' },
      ({ enemy }) => enemy !== 'none',
      { reason: 'besideIgnored', holds: enemyLimits },
    ],
  },
  {
    id: 'oneAnHq',
    rule: '11.2.1.c.2',
    value: 1,
    needs: [({ emergency }) => emergency, { reason: 'oneAnHqCap', holds: emergencyLimits }],
  },
  {
    id: 'fatigue',
    rule: '13.1',
    value: ({ disrupted }) => mostWhenTired(disrupted),
    needs: [
      ({ turn }) => isTired(turn),
      // Only a hex in which all could recover is held back by it.
      { reason: 'fatigueSome', holds: (one) => without(one) === one.disrupted },
    ],
  },
];

export type Initiative = 'stays' | 'passes' | 'recoverOrPass';

/** The initiative after a recovery for a CAP (9.8.3.b, 8.1.1.b); the free one does not touch it. */
export const initiativeAfter = ({ when, activation }: RecoveryInput): Initiative =>
  when === 'free' ? 'stays' : activation === 'second' ? 'passes' : 'recoverOrPass';

/** Whether the disrupted units of a hex recover, how many of them, and what it does to the initiative. */
export function settleRecovery(input: RecoveryInput) {
  const { barred, free } = sortBars(input.when === 'cap' ? CAP_BARS : FREE_BARS, input);
  const weighed = weigh(LIMITS, input);
  const possible = barred.length === 0;
  const recovers = possible ? Math.min(input.disrupted, ...weighed.applied.map(({ value }) => value)) : 0;
  return { input, barred, free, weighed, possible, recovers, initiative: initiativeAfter(input) };
}
export type RecoveryFinding = ReturnType<typeof settleRecovery>;
