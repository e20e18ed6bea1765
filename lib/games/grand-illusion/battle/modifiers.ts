import { weigh, type AppliedOf, type Modifier, type Need, type Weighed } from '@/lib/calc/modifiers';
import {
  isApart,
  isFort,
  isFoot,
  fightersIn,
  type Battle,
  type Fighter,
  type Role,
  type BattleStack,
} from '@/lib/games/grand-illusion/battle/board';
import { hitsUpTo } from '@/lib/games/grand-illusion/battle/hit';
import { hasCircle } from '@/lib/games/grand-illusion/battle/strength';

/** A die that one space rolls against another. */
export interface Shot {
  readonly role: Role;
  readonly by: BattleStack;
  readonly at: BattleStack;
}

/** A modifier of the battle board: of the die, of the strength, or of what it takes to hit at all. */
export interface BattleModifier extends Modifier<Battle> {
  /** `hit`: only a 1 hits, on the die itself, or after the modifiers where it is worth 1 */
  readonly acts: 'die' | 'strength' | 'hit';
  readonly role?: Role;
  /** the shots of that role that it changes, where not all */
  readonly on?: (shot: Shot, battle: Battle) => boolean;
  /** how often it counts in a shot, where more than once */
  readonly times?: (shot: Shot, battle: Battle) => number;
}

const attackers = ({ columns }: Battle): BattleStack =>
  columns.flatMap(({ attack, attackReserve }) => [...attack, ...attackReserve]);
const defenders = ({ columns }: Battle): BattleStack =>
  columns.flatMap(({ defence, defenceReserve }) => [...defence, ...defenceReserve]);
const isMountain = ({ unit }: Fighter): boolean => unit.mountain && unit.nation === 'french' && unit.kind !== 'fort';
const inCircle =
  ({ input }: Battle) =>
  (one: Fighter): boolean =>
    hasCircle(one, input.circleReading);
const atFort = ({ at }: Shot): boolean => at.some(isFort);
/** The defender’s forts in the battle hex, on the board or not (9.3.2): forts do not attack (9.5.1). */
const fortsIn = ({ off, defender, columns, input }: Battle): BattleStack =>
  [...columns.flatMap(fightersIn), ...off[defender]].filter((one) => isFort(one) && !isApart(one, input));
/** Whether the modifier of a fort is for those who fire there (question `fort-drm-who`). */
const isForUnits = (by: BattleStack, { input }: Battle): boolean => input.fortDrmReading === 'all' || !by.some(isFort);

/** A Skirmish in which only the 1 on the die itself hits (question `skirmish-natural-1`). */
const isFlat = ({ skirmish, input }: Battle): boolean => skirmish && input.skirmishReading === 'natural';

/** The attacker's own modifiers are set aside by a Counterattack and by a Skirmish. */
const ownDie = (id: string): readonly Need<Battle>[] => [
  { reason: `${id}Counter`, rule: '9.3.1.b', holds: ({ counter }) => !counter },
  { reason: `${id}Skirmish`, rule: '9.1.4', holds: (battle) => !isFlat(battle) },
];

/** Attacker Surprise takes the defender's modifier of Élan too (question `elan-attacker-surprise`). */
const isElanLost = ({ surprise, input }: Battle): boolean => surprise && input.elanDrmReading === 'lost';

/**
 * Everything that changes a die of the battle board (9.3.1.b, 9.3.2, 9.3.5.b), a strength (12.2) or what hits at all
 * (9.1.4, 9.5.1), each with the condition that fails where it does not.
 */
export const MODIFIERS: readonly BattleModifier[] = [
  {
    id: 'tem',
    rule: '9.3.1.b',
    acts: 'die',
    role: 'attacker',
    value: ({ input }) => input.tem,
    needs: [
      ({ input }) => input.tem > 0,
      ...ownDie('tem'),
      { reason: 'temLanding', rule: '13.3.4.a4', holds: ({ input }) => input.landing !== 'surprise' },
      { reason: 'temSurprise', rule: '9.1.4', holds: ({ surprise }) => !surprise },
    ],
  },
  {
    id: 'trench',
    rule: '9.7.3',
    acts: 'die',
    role: 'attacker',
    on: (shot) => !atFort(shot),
    value: ({ input }) => input.trench,
    needs: [
      ({ input }) => input.trench > 0,
      ...ownDie('trench'),
      { reason: 'trenchFort', rule: '9.2.1', holds: (battle) => defenders(battle).some((one) => !isFort(one)) },
    ],
  },
  {
    id: 'concentric',
    rule: '9.2.3.b',
    acts: 'die',
    role: 'attacker',
    value: ({ input, drm }) => drm[input.concentric >= 5 ? 'concentric-5' : 'concentric-3'],
    needs: [({ input }) => input.concentric >= 3, ...ownDie('concentric')],
    params: ({ input }) => ({ n: input.concentric }),
  },
  {
    id: 'mountain',
    rule: '9.3.1.b',
    acts: 'die',
    role: 'attacker',
    on: ({ by }, { input }) => input.mountainReading === 'all' || by.some(isMountain),
    value: ({ drm }) => drm.mountain,
    needs: [
      (battle) => attackers(battle).some(isMountain),
      { reason: 'mountainHex', holds: ({ vosges }) => vosges },
      ...ownDie('mountain'),
    ],
  },
  {
    id: 'counter',
    rule: '9.3.1.b',
    acts: 'die',
    role: 'attacker',
    value: ({ drm }) => drm.counterattack,
    needs: [({ counter }) => counter],
  },
  {
    id: 'fort',
    rule: '9.5.1',
    acts: 'die',
    role: 'defender',
    on: ({ by }, battle) => isForUnits(by, battle),
    value: (battle) => battle.drm.fort * (battle.input.fortCountReading === 'each' ? fortsIn(battle).length : 1),
    needs: [
      (battle) => fortsIn(battle).length > 0,
      { reason: 'fortSkirmish', rule: '9.1.4', holds: ({ skirmish }) => !skirmish },
      { reason: 'fortAlone', holds: (battle) => defenders(battle).some((one) => isForUnits([one], battle)) },
    ],
  },
  {
    id: 'elan',
    rule: '9.3.5.b',
    acts: 'die',
    role: 'defender',
    value: ({ input }) => -input.tem,
    needs: [
      { reason: 'elanLanding', rule: '13.3.4.a4', holds: ({ input }) => input.landing !== 'surprise' },
      ({ input, elan }) => input.mandated || elan,
      { reason: 'elanGerman', rule: '9.3.5.a', holds: ({ input }) => input.attacker === 'allied' },
      { reason: 'elanCount', rule: '9.1.1.c', holds: ({ mandated, elan }) => mandated || elan },
      { reason: 'elanHex', rule: '9.3.5.a', holds: ({ plan17, elan }) => plan17 || elan },
      { reason: 'elanLate', rule: '9.3.5.a', holds: ({ elan }) => elan },
      { reason: 'elanSurprise', rule: '9.1.4', holds: (battle) => battle.input.tem === 0 || !isElanLost(battle) },
      { reason: 'elanSkirmish', rule: '9.1.4', holds: (battle) => !isFlat(battle) },
      { reason: 'elanFlat', holds: ({ input }) => input.tem > 0 },
    ],
  },
  {
    id: 'circle',
    rule: '12.2',
    acts: 'strength',
    role: 'defender',
    on: ({ by }, battle) => by.some(inCircle(battle)),
    times: ({ by }, battle) => by.filter(inCircle(battle)).length,
    value: 1,
    needs: [
      (battle) => [...attackers(battle), ...defenders(battle)].some(inCircle(battle)),
      { reason: 'circleAttack', holds: (battle) => defenders(battle).some(inCircle(battle)) },
    ],
  },
  {
    id: 'skirmish',
    rule: '9.1.4',
    acts: 'hit',
    value: ({ input }) => (input.skirmishReading === 'natural' ? 0 : 1),
    needs: [({ skirmish }) => skirmish],
  },
  {
    id: 'fortTarget',
    rule: '9.5.1',
    acts: 'hit',
    role: 'attacker',
    on: atFort,
    value: 0,
    needs: [
      ({ columns }) =>
        columns.some(({ attack, attackReserve, defence, defenceReserve }) => {
          // A fort in reserve moves up where the cavalry before it withdraws (9.6.2).
          const targets = defence.some(({ unit }) => unit.withdraws) ? [...defence, ...defenceReserve] : defence;
          return [...attack, ...attackReserve].some(isFoot) && targets.some(isFort);
        }),
    ],
  },
];

/** Those of a battle that apply, each with its entry, and why the others do not. */
export type BattleWeighed = Weighed<AppliedOf<BattleModifier>>;
export const weighedOf = (battle: Battle): BattleWeighed => weigh(MODIFIERS, battle);

/** A battle with its modifiers weighed. */
export interface Field {
  readonly battle: Battle;
  readonly weighed: BattleWeighed;
}

/** What a space needs on its die against another, and what that comes from. */
export interface Aim {
  readonly strength: number;
  readonly drm: number;
  /** hits on this or less: from 1, which always hits, to 5, since a 6 never does (9.3.1.c) */
  readonly needs: number;
  /** only an unmodified 1 hits */
  readonly onlyOne: boolean;
}

/** What the strengths and modifiers of a shot come to; `printed` are the strengths of the units that fire. */
export function aimOf(shot: Shot, { battle, weighed }: Field, printed: number): Aim {
  let [strength, drm, onlyOne, one] = [printed, 0, false, false];
  for (const { value, modifier } of weighed.applied) {
    if ((modifier.role && modifier.role !== shot.role) || modifier.on?.(shot, battle) === false) continue;
    if (modifier.acts === 'hit') [onlyOne, one] = value ? [onlyOne, true] : [true, one];
    else if (modifier.acts === 'die') drm += value;
    else strength += value * (modifier.times?.(shot, battle) ?? 1);
  }
  if (one) strength = 1;
  return { strength, drm, onlyOne, needs: onlyOne ? 1 : hitsUpTo(strength, drm) };
}
