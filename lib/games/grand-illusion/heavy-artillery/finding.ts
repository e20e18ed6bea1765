import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { sayIn } from '@/lib/calc/ledger';
import { weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { expected, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import type { Fraction } from '@/lib/prob/fraction';
import { fortsOf, stepsLeft, type Fort } from '@/lib/games/grand-illusion/forts/fort';
import { refuseOptional } from '@/lib/games/grand-illusion/forts/optional';
import {
  beginning,
  destroyed,
  isOver,
  outcomes,
  replay,
  type Bombardment,
  type Shot,
  type BombardmentState,
} from '@/lib/games/grand-illusion/heavy-artillery/bombard';
import { LIEGE, METZ } from '@/lib/games/grand-illusion/map/places';
import { bombardedTurns, type BombardedTurn } from '@/lib/games/grand-illusion/heavy-artillery/turns';
import { surrenderFaces } from '@/lib/games/grand-illusion/siege/finding';
import type { BombardmentInput } from '@/lib/games/grand-illusion/heavy-artillery/fields';

const refused = sayIn('heavy-artillery.refused');

/** The fort under bombardment, as the modifiers of its die see it. */
interface Target {
  readonly defence: number;
  /** the Metz forts against the French gun */
  readonly metz: boolean;
  /** a natural 1 or 6 counts */
  readonly natural: boolean;
}

/** Everything that players expect to change the die of a bombardment: the defence of the fort alone does (9.5.4.c). */
export const BOMBARDMENT_MODIFIERS: readonly Modifier<Target>[] = [
  { id: 'defence', rule: '9.5.4.c', value: ({ defence }) => defence },
  { id: 'metz', rule: '13.3.4.a2', value: 1, needs: [({ metz }) => metz] },
  { id: 'natural', rule: '9.5.4.c', value: 0, needs: [({ natural }) => natural] },
  { id: 'terrain', rule: '9.5.4.c', value: 0 },
  { id: 'trench', rule: '9.7.3', value: 0 },
];

/** What forbids the guns to fire at all (9.5.4.b). */
export const GUN_BARS: readonly Bar<BombardmentInput>[] = [
  { id: 'noBattle', rule: '9.5.4.b', stops: ({ battle }) => !battle },
  { id: 'allFired', rule: '9.5.4.b', stops: ({ guns }) => guns.every(({ fired }) => fired) },
];

/** What forbids it by one reading alone (question `besieged-fort-in-battle`). */
const READING_BARS: readonly Bar<BombardmentInput>[] = [
  { id: 'besieged', rule: '9.5.4.b', stops: ({ besieged, siegeReading }) => besieged && siegeReading === 'barred' },
];

/** Why the guns do not fire concentrated; undefined where they do (9.5.4.d). */
type NoConcentration = 'oneGun' | 'undeclared' | undefined;

export interface BombardmentFinding {
  readonly input: BombardmentInput;
  readonly forts: readonly Fort[];
  readonly left: readonly number[];
  readonly bars: { readonly barred: readonly Barred[]; readonly free: readonly Barred[] };
  readonly weighed: Weighed;
  readonly metz: boolean;
  readonly noConcentration: NoConcentration;
  /** how many guns fire */
  readonly guns: number;
  /** undefined while the factor of a gun is not given */
  readonly odds: BombardmentOdds | undefined;
  /** while a factor is not given: the chance to destroy everything, for each factor that makes a difference */
  readonly byFactor: readonly { readonly factor: number; readonly destroyed: Fraction }[];
  /** the ends of the turns ahead, where they are asked for */
  readonly byTurn: readonly BombardedTurn[];
}

export interface BombardmentOdds {
  readonly one: Bombardment;
  readonly shots: readonly Shot[];
  readonly now: BombardmentState;
  readonly over: boolean;
  readonly ends: Distribution<readonly number[]>;
  readonly destroyed: Fraction;
  /** steps that all forts lose together, with those that the rolls have taken */
  readonly lost: Distribution<number>;
  readonly expected: Fraction;
}

/** The (R) counter of Liège with a defence of +1, by one reading (question `liege-replacement`). */
const withReading = (fort: Fort, { liegeReading, hex }: BombardmentInput): Fort =>
  liegeReading === 'one' && hex === String(LIEGE)
    ? { ...fort, steps: fort.steps.map((step, i) => (i < FIRST_COUNTER ? step : { ...step, defence: 1 })) }
    : fort;
/** The steps of a fort's first counter; those after it stand on the (R) counter (9.5). */
const FIRST_COUNTER = 2;

/** The forts, guns and odds of a bombardment; refuses what 9.5 and the options of scenario 3 rule out. */
export function settleBombardment(given: BombardmentInput, list: readonly Fort[]): BombardmentFinding | Refused {
  const forts = fortsOf(list, given.hex, given.belgianPreparation).map((fort) => withReading(fort, given));
  const input = asked(given, forts.length);
  const left = forts.map(({ steps }, i) => (i === 0 ? input.first : input.second) ?? steps.length);
  const wrong = refuse(input, forts, left);
  if (wrong) return wrong;
  const metz = input.hex === String(METZ);
  const defences = forts.map((fort, i) => stepsLeft(fort, left[i] ?? 0).map(({ defence }) => defence + Number(metz)));
  const firing = input.guns.filter(({ fired }) => !fired);
  const noConcentration = firing.length < 2 ? 'oneGun' : input.concentrated ? undefined : 'undeclared';
  const with_ = (factor: number | undefined): Bombardment => ({
    guns: firing.map((gun) => ({ factor: gun.factor ?? factor ?? 0, at: gun.at === 'second' ? 1 : 0 })),
    forts: defences,
    concentrated: !noConcentration,
    natural: input.naturalReading === 'natural',
  });
  const sorted = sortBars(GUN_BARS, input);
  const bars = { ...sorted, barred: [...sorted.barred, ...sortBars(READING_BARS, input).barred] };
  const known = bars.barred.length === 0 && firing.every(({ factor }) => factor !== undefined);
  const odds = known ? oddsOf(with_(undefined), input) : undefined;
  if (odds && 'error' in odds) return odds;
  const begin = beginning(with_(undefined));
  const first = (defences[begin.at]?.[0] ?? 0) - Number(metz);
  return {
    input,
    forts,
    left,
    bars,
    weighed: weigh(BOMBARDMENT_MODIFIERS, { defence: first, metz, natural: input.naturalReading === 'natural' }),
    metz,
    noConcentration,
    guns: firing.length,
    odds,
    byFactor:
      bars.barred.length || odds ? [] : factors(defences.flat()).map((factor) => byFactor(with_(factor), factor)),
    byTurn: odds ? turnsOf(input, odds, forts) : [],
  };
}

/** The turns ahead; none where they are not asked for, or a gun that comes back has no factor. */
function turnsOf(input: BombardmentInput, { one, ends }: BombardmentOdds, forts: readonly Fort[]) {
  const { guns, turns, besieged, concentrated } = input;
  if ((turns < 2 && !besieged) || guns.some(({ factor }) => factor === undefined)) return [];
  const later: Bombardment = {
    ...one,
    guns: guns.map(({ factor, at }) => ({ factor: factor ?? 0, at: at === 'second' ? 1 : 0 })),
    concentrated: concentrated && guns.length > 1,
  };
  return bombardedTurns(one, later, ends, turns, besieged ? forts.map(surrenderFaces) : undefined);
}

/** What a hex with one fort leaves without a meaning is left out: the form does not ask for it there. */
const asked = (input: BombardmentInput, forts: number): BombardmentInput =>
  forts > 1 ? input : { ...input, second: undefined, guns: input.guns.map((gun) => ({ ...gun, at: 'first' })) };

const byFactor = (one: Bombardment, factor: number) => ({
  factor,
  destroyed: destroyed(outcomes(one, beginning(one))),
});

/** Every factor from the first that can hit any step to the first that cannot miss. */
function factors(defences: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...defences) + 1, Math.max(...defences) + 6];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The rolls that have fallen, each with its place in the list; a roll without its die has not. */
const fallen = ({ rolls }: Pick<BombardmentInput, 'rolls'>): readonly { readonly at: number; readonly die: number }[] =>
  rolls.flatMap(({ die }, at) => (die === undefined ? [] : [{ at, die }]));

function oddsOf(one: Bombardment, input: BombardmentInput): BombardmentOdds | Refused {
  const rolls = fallen(input);
  const { shots, now, spare } = replay(
    one,
    rolls.map(({ die }) => die),
  );
  const first = rolls.at(-spare);
  if (spare && first)
    return illegal(`rolls.${first.at}`, first.die, refused('spareRoll', { rolls: shots.length }), '9.5.4.c');
  const ends = outcomes(one, now);
  const all = one.forts.flat().length;
  const lost = mapDistribution(ends, (left) => all - left.reduce((sum, steps) => sum + steps, 0));
  const rising = [...lost].sort((a, b) => a.value - b.value);
  return {
    one,
    shots,
    now,
    over: isOver(one, now),
    ends,
    destroyed: destroyed(ends),
    lost: rising,
    expected: expected(lost),
  };
}

/** Germany has two guns; more come with an option of scenario 3 only, as the French one does (9.5.4). */
const GERMAN_GUNS = 2;

function refuse({ guns, hex, ...input }: BombardmentInput, forts: readonly Fort[], left: readonly number[]) {
  const optional = refuseOptional(forts, hex, input.scenario);
  if (optional) return optional;
  if (input.scenario !== 'what-if' && forts[0]?.side === 'german')
    return illegal('hex', hex, refused('frenchGun', { hex }), '13.3.4.a2');
  if (input.scenario !== 'what-if' && guns.length > GERMAN_GUNS)
    return illegal('guns', guns.length, refused('twoGuns', { most: GERMAN_GUNS }), '13.3.4.b2');
  for (const [i, name] of (['first', 'second'] as const).entries()) {
    const fort = forts[i];
    const given = input[name];
    if (fort && given !== undefined && given > fort.steps.length)
      return illegal(name, given, refused('steps', { fort: fort.name, steps: fort.steps.length }), '9.5');
  }
  if (left.every((steps) => steps === 0)) return illegal('first', 0, refused('noFort', { hex }), '9.5.4.a');
  if (forts[0]?.side === 'german' && guns.length > 1)
    return illegal('guns', guns.length, refused('oneFrenchGun', { hex }), '13.3.4.a2');
  const { length } = fallen(input);
  if (length && guns.some(({ factor, fired }) => !fired && factor === undefined))
    return illegal('rolls', length, refused('noFactor'), '2.4');
  return undefined;
}
