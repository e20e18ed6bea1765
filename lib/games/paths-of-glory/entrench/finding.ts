import { sortBars, type Barred } from '@/lib/calc/bars';
import { sayIn } from '@/lib/calc/ledger';
import { weigh, type Weighed } from '@/lib/calc/modifiers';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { chanceOf } from '@/lib/prob/distribution';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { isArmy, type Counter } from '@/lib/games/paths-of-glory/combat/forces';
import type { PogData, UnitType } from '@/lib/games/paths-of-glory/data';
import type { EntrenchInput } from '@/lib/games/paths-of-glory/entrench/fields';
import {
  dig,
  digRounds,
  ENTRENCH_BARS,
  ENTRENCH_MODIFIERS,
  highestSuccess,
  SECOND_TRY_NATIONS,
  type Digger,
  type TrenchLevel,
} from '@/lib/games/paths-of-glory/entrenching';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';
import { sidesIn, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';

const say = sayIn('entrench');

export interface EntrenchAnswer {
  readonly allowed: boolean;
  /** type id of the army that tries; null when there is none */
  readonly army: string | null;
  /** the highest die that succeeds */
  readonly upTo: number;
  readonly chance: Fraction;
  /** after each round: the chance that the trench is at least Level 1, and that it is Level 2 */
  readonly rounds: readonly { readonly level1: Fraction; readonly level2: Fraction }[];
  readonly result: 'success' | 'failure' | null;
  readonly level: TrenchLevel;
}

export interface EntrenchFinding {
  readonly input: EntrenchInput;
  readonly units: readonly Counter[];
  readonly armies: readonly UnitType[];
  readonly army: UnitType | undefined;
  readonly digger: Digger;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  /** what the marker of a failed attempt is worth */
  readonly drm: Weighed;
  readonly answer: EntrenchAnswer;
}

export function settleEntrench(input: EntrenchInput, data: PogData): EntrenchFinding | Refused {
  const { units, unknown } = stackOf(input.units, data);
  if (unknown !== undefined) return illegal('units', unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  if (units.length > STACKING_LIMIT)
    return illegal(
      'units',
      units.length,
      say('refused.stacking', { count: units.length, limit: STACKING_LIMIT }),
      '10.1.1',
    );
  if (sidesIn(units, data).length > 1) return illegal('units', input.units, say('refused.mixedSides'), '10.1.3');
  const armies = units.filter(isArmy).map(({ type }) => type);
  if (input.army !== undefined && !armies.some(({ id }) => id === input.army))
    return illegal('army', input.army, say('refused.noSuchArmy', { army: input.army }), '11.2.1');
  const best = [...armies].sort((a, b) => b.full.lf - a.full.lf)[0];
  const army = armies.find(({ id }) => id === input.army) ?? best;
  const digger: Digger = {
    lossFactor: army?.full.lf ?? 0,
    secondTry: input.secondTry && SECOND_TRY_NATIONS.includes(army?.nation ?? ''),
  };
  const drm = weigh(ENTRENCH_MODIFIERS, { ...input, digger });
  const marked = drm.applied.length > 0;
  const { barred, free } = sortBars(ENTRENCH_BARS, { ...input, armies: armies.length });
  const allowed = barred.length === 0;
  const upTo = highestSuccess(digger, marked);
  const rolled =
    allowed && input.die !== undefined ? dig(digger, { level: input.level, marked }, input.die) : undefined;
  const success = rolled !== undefined && rolled.level > input.level;
  const start = rolled ?? { level: input.level, marked };
  const rounds = allowed ? digRounds(digger, start, input.rounds) : [];
  const answer: EntrenchAnswer = {
    allowed,
    army: army?.id ?? null,
    upTo,
    chance: allowed ? fraction(Math.min(6, upTo), 6) : fraction(0),
    rounds: rounds.map((after) => ({
      level1: chanceOf(after, ({ level }) => level >= 1),
      level2: chanceOf(after, ({ level }) => level === 2),
    })),
    result: rolled ? (success ? 'success' : 'failure') : null,
    level: start.level,
  };
  return { input, units, armies, army, digger, barred, free, drm, answer };
}
