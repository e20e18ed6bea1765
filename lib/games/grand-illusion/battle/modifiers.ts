import { weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import {
  isApart,
  isFort,
  isFoot,
  fightersIn,
  type Battle,
  type Fighter,
  type Role,
  type Stack,
} from '@/lib/games/grand-illusion/battle/board';
import { hitsUpTo } from '@/lib/games/grand-illusion/battle/hit';
import { hasCircle } from '@/lib/games/grand-illusion/battle/strength';

/** A die that one space rolls against another. */
export interface Shot {
  readonly role: Role;
  readonly by: Stack;
  readonly at: Stack;
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

const attackers = ({ columns }: Battle): Stack =>
  columns.flatMap(({ attack, attackReserve }) => [...attack, ...attackReserve]);
const defenders = ({ columns }: Battle): Stack =>
  columns.flatMap(({ defence, defenceReserve }) => [...defence, ...defenceReserve]);
const isMountain = ({ unit }: Fighter): boolean => unit.mountain && unit.nation === 'french' && unit.kind !== 'fort';
const inCircle =
  ({ input }: Battle) =>
  (one: Fighter): boolean =>
    hasCircle(one, input.circleReading);
const atFort = ({ at }: Shot): boolean => at.some(isFort);
/** The forts in the battle hex, on the board or not (9.3.2). */
const fortsIn = ({ off, defender, columns, input }: Battle): Stack =>
  [...columns.flatMap(fightersIn), ...off[defender]].filter(
    (one) => one.side === defender && isFort(one) && !isApart(one, input),
  );
const hasFort = (battle: Battle): boolean => fortsIn(battle).length > 0;
/** Whether the modifier of a fort is for those who fire there (question `fort-drm-who`). */
const isForUnits = (by: Stack, { input }: Battle): boolean => input.fortDrmReading === 'all' || !by.some(isFort);

/** A Skirmish in which only the 1 on the die itself hits (question `skirmish-natural-1`). */
const isFlat = ({ skirmish, input }: Battle): boolean => skirmish && input.skirmishReading === 'natural';

/** What sets the attacker's own modifiers aside: a Counterattack, or a Skirmish. */
const aside = (battle: Battle): 'counter' | 'skirmish' | undefined =>
  battle.counter ? 'counter' : isFlat(battle) ? 'skirmish' : undefined;
const lines = (id: string) => ({
  [`${id}Counter`]: { rule: '9.3.1.b' },
  [`${id}Skirmish`]: { rule: '9.1.4' },
  [`${id}Surprise`]: { rule: '9.1.4' },
});
const failed = (id: string, battle: Battle): string | undefined => {
  const by = aside(battle);
  return by && `${id}${by === 'counter' ? 'Counter' : 'Skirmish'}`;
};

const ELAN_LINES = {
  elanCount: { rule: '9.1.1.c' },
  elanLate: { rule: '9.3.5.a' },
  elanGerman: { rule: '9.3.5.a' },
  elanHex: { rule: '9.3.5.a' },
  elanLanding: { rule: '13.3.4.a4' },
};

/** Attacker Surprise takes the defender's modifier of Élan too (question `elan-attacker-surprise`). */
const isElanLost = ({ surprise, input }: Battle): boolean => surprise && input.elanDrmReading === 'lost';

function elanFails(battle: Battle): string | undefined {
  const { input, plan17 } = battle;
  if (input.landing !== 'none') return input.landing === 'ready' ? 'elanFlat' : 'elanLanding';
  if (!input.mandated) return undefined;
  if (input.attacker === 'german') return 'elanGerman';
  if (!battle.mandated) return 'elanCount';
  if (!battle.elan) return plan17 ? 'elanLate' : 'elanHex';
  if (input.tem > 0 && isElanLost(battle)) return 'elanSurprise';
  return isFlat(battle) ? 'elanSkirmish' : 'elanFlat';
}

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
    applies: (battle) => battle.input.tem > 0 && !aside(battle) && !battle.surprise,
    fails: (battle) =>
      battle.input.tem
        ? (failed('tem', battle) ?? (battle.input.landing === 'surprise' ? 'temLanding' : 'temSurprise'))
        : undefined,
    lines: { ...lines('tem'), temLanding: { rule: '13.3.4.a4' } },
  },
  {
    id: 'trench',
    rule: '9.7.3',
    acts: 'die',
    role: 'attacker',
    on: (shot) => !atFort(shot),
    value: ({ input }) => input.trench,
    applies: (battle) => battle.input.trench > 0 && !aside(battle) && defenders(battle).some((one) => !isFort(one)),
    fails: (battle) => (battle.input.trench ? (failed('trench', battle) ?? 'trenchFort') : undefined),
    lines: { ...lines('trench'), trenchFort: { rule: '9.2.1' } },
  },
  {
    id: 'concentric',
    rule: '9.2.3.b',
    acts: 'die',
    role: 'attacker',
    value: ({ input, drm }) => drm[input.concentric >= 5 ? 'concentric-5' : 'concentric-3'],
    applies: (battle) => battle.input.concentric >= 3 && !aside(battle),
    fails: (battle) => (battle.input.concentric >= 3 ? failed('concentric', battle) : undefined),
    params: ({ input }) => ({ n: input.concentric }),
    lines: lines('concentric'),
  },
  {
    id: 'mountain',
    rule: '9.3.1.b',
    acts: 'die',
    role: 'attacker',
    on: ({ by }, { input }) => input.mountainReading === 'all' || by.some(isMountain),
    value: ({ drm }) => drm.mountain,
    applies: (battle) => battle.vosges && attackers(battle).some(isMountain) && !aside(battle),
    fails: (battle) =>
      attackers(battle).some(isMountain) ? (battle.vosges ? failed('mountain', battle) : 'mountainHex') : undefined,
    lines: lines('mountain'),
  },
  {
    id: 'counter',
    rule: '9.3.1.b',
    acts: 'die',
    role: 'attacker',
    value: ({ drm }) => drm.counterattack,
    applies: ({ counter }) => counter,
  },
  {
    id: 'fort',
    rule: '9.5.1',
    acts: 'die',
    role: 'defender',
    on: ({ by }, battle) => isForUnits(by, battle),
    value: (battle) => battle.drm.fort * (battle.input.fortCountReading === 'each' ? fortsIn(battle).length : 1),
    applies: (battle) =>
      hasFort(battle) && !battle.skirmish && defenders(battle).some((one) => isForUnits([one], battle)),
    fails: (battle) => (hasFort(battle) ? (battle.skirmish ? 'fortSkirmish' : 'fortAlone') : undefined),
    lines: lines('fort'),
  },
  {
    id: 'elan',
    rule: '9.3.5.b',
    acts: 'die',
    role: 'defender',
    value: ({ input }) => -input.tem,
    applies: (battle) => battle.elan && battle.input.tem > 0 && !isFlat(battle) && !isElanLost(battle),
    fails: elanFails,
    lines: { ...lines('elan'), ...ELAN_LINES },
  },
  {
    id: 'circle',
    rule: '12.2',
    acts: 'strength',
    role: 'defender',
    on: ({ by }, battle) => by.some(inCircle(battle)),
    times: ({ by }, battle) => by.filter(inCircle(battle)).length,
    value: 1,
    applies: (battle) => defenders(battle).some(inCircle(battle)),
    fails: (battle) => (attackers(battle).some(inCircle(battle)) ? 'circleAttack' : undefined),
  },
  {
    id: 'skirmish',
    rule: '9.1.4',
    acts: 'hit',
    value: ({ input }) => (input.skirmishReading === 'natural' ? 0 : 1),
    applies: ({ skirmish }) => skirmish,
  },
  {
    id: 'fortTarget',
    rule: '9.5.1',
    acts: 'hit',
    role: 'attacker',
    on: atFort,
    value: 0,
    applies: ({ columns }) =>
      columns.some(({ attack, attackReserve, defence, defenceReserve }) => {
        // A fort in reserve moves up where the cavalry before it withdraws (9.6.2).
        const targets = defence.some(({ unit }) => unit.withdraws) ? [...defence, ...defenceReserve] : defence;
        return [...attack, ...attackReserve].some(isFoot) && targets.some(isFort);
      }),
  },
];

export const weighedOf = (battle: Battle): Weighed => weigh(MODIFIERS, battle);

/** A battle with its modifiers weighed. */
export interface Field {
  readonly battle: Battle;
  readonly weighed: Weighed;
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
  for (const { id, value } of weighed.applied) {
    const modifier = MODIFIERS.find((one) => one.id === id);
    if (!modifier || (modifier.role && modifier.role !== shot.role) || modifier.on?.(shot, battle) === false) continue;
    if (modifier.acts === 'hit') [onlyOne, one] = value ? [onlyOne, true] : [true, one];
    else if (modifier.acts === 'die') drm += value;
    else strength += value * (modifier.times?.(shot, battle) ?? 1);
  }
  if (one) strength = 1;
  return { strength, drm, onlyOne, needs: onlyOne ? 1 : hitsUpTo(strength, drm) };
}
