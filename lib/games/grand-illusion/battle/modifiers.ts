import { weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import {
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
  readonly acts: 'die' | 'strength' | 'hit';
  readonly role?: Role;
  /** the shots of that role that it changes, where not all */
  readonly on?: (shot: Shot) => boolean;
  /** how often it counts in a shot, where more than once */
  readonly times?: (shot: Shot) => number;
}

const attackers = ({ columns }: Battle): Stack =>
  columns.flatMap(({ attack, attackReserve }) => [...attack, ...attackReserve]);
const defenders = ({ columns }: Battle): Stack =>
  columns.flatMap(({ defence, defenceReserve }) => [...defence, ...defenceReserve]);
const isMountain = ({ unit }: Fighter): boolean => unit.mountain && unit.nation === 'french' && unit.kind !== 'fort';
const atFort = ({ at }: Shot): boolean => at.some(isFort);
/** A fort in the battle hex, on the board or not (9.3.2). */
const hasFort = ({ off, defender, columns }: Battle): boolean =>
  [...columns.flatMap(fightersIn), ...off[defender]].some((one) => one.side === defender && isFort(one));

/** What sets the attacker's own modifiers aside: a Counterattack, or a Skirmish. */
const aside = ({ counter, skirmish }: Battle): 'counter' | 'skirmish' | undefined =>
  counter ? 'counter' : skirmish ? 'skirmish' : undefined;
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

function elanFails(battle: Battle): string | undefined {
  const { input, plan17, skirmish } = battle;
  if (input.landing !== 'none') return input.landing === 'ready' ? 'elanFlat' : 'elanLanding';
  if (!input.mandated) return undefined;
  if (input.attacker === 'german') return 'elanGerman';
  if (!battle.mandated) return 'elanCount';
  if (!battle.elan) return plan17 ? 'elanLate' : 'elanHex';
  return skirmish ? 'elanSkirmish' : 'elanFlat';
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
    on: ({ by }) => by.some(isMountain),
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
    on: ({ by }) => !by.some(isFort),
    value: ({ drm }) => drm.fort,
    applies: (battle) => hasFort(battle) && !battle.skirmish && defenders(battle).some((one) => !isFort(one)),
    fails: (battle) => (hasFort(battle) ? (battle.skirmish ? 'fortSkirmish' : 'fortAlone') : undefined),
    lines: lines('fort'),
  },
  {
    id: 'elan',
    rule: '9.3.5.b',
    acts: 'die',
    role: 'defender',
    value: ({ input }) => -input.tem,
    applies: ({ elan, input, skirmish }) => elan && input.tem > 0 && !skirmish,
    fails: elanFails,
    lines: { ...lines('elan'), ...ELAN_LINES },
  },
  {
    id: 'circle',
    rule: '12.2',
    acts: 'strength',
    role: 'defender',
    on: ({ by }) => by.some(hasCircle),
    times: ({ by }) => by.filter(hasCircle).length,
    value: 1,
    applies: (battle) => defenders(battle).some(hasCircle),
    fails: (battle) => (attackers(battle).some(hasCircle) ? 'circleAttack' : undefined),
  },
  {
    id: 'skirmish',
    rule: '9.1.4',
    acts: 'hit',
    value: 0,
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
export function aimOf(shot: Shot, { applied }: Weighed, printed: number): Aim {
  let [strength, drm, onlyOne] = [printed, 0, false];
  for (const { id, value } of applied) {
    const modifier = MODIFIERS.find((one) => one.id === id);
    if (!modifier || (modifier.role && modifier.role !== shot.role) || modifier.on?.(shot) === false) continue;
    if (modifier.acts === 'hit') onlyOne = true;
    else if (modifier.acts === 'die') drm += value;
    else strength += value * (modifier.times?.(shot) ?? 1);
  }
  return { strength, drm, onlyOne, needs: onlyOne ? 1 : hitsUpTo(strength, drm) };
}
