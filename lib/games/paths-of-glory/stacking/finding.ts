import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { JudgedClause } from '@/lib/games/paths-of-glory/geography/judge';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';
import {
  excessOf,
  geographyOf,
  judgeChecks,
  oneSide,
  toOrleans,
  type JudgedCheck,
  type StackingCase,
} from '@/lib/games/paths-of-glory/stacking/checks';
import type { StackingInput } from '@/lib/games/paths-of-glory/stacking/fields';
import { stackOf } from '@/lib/games/paths-of-glory/stacking/stack';

export interface StackingAnswer {
  readonly allowed: boolean;
  /** ids of the rules broken */
  readonly broken: readonly string[];
  /** ids of the rules that hang on what nobody said: whether a nation is at war, say */
  readonly asked: readonly string[];
  /** whether a space was named, so that more than the limit was judged */
  readonly placed: boolean;
  readonly units: number;
  /** how many could come to those present, and how many are too many; the limit may sleep at this moment */
  readonly room: number;
  readonly excess: number;
  /** French armies placed in Orleans because Paris is full */
  readonly toOrleans: number;
}

export interface StackingFinding {
  readonly situation: StackingCase;
  readonly checks: readonly JudgedCheck[];
  readonly geography: readonly JudgedClause[];
  readonly answer: StackingAnswer;
}

const say = sayIn('stacking');

function judged(situation: StackingCase, data: PogData): StackingFinding {
  const checks = judgeChecks(situation);
  const geography = geographyOf(situation, data);
  const broken = [...checks, ...geography].filter(({ state }) => state === 'broken').map(({ id }) => id);
  return {
    situation,
    checks,
    geography,
    answer: {
      allowed: broken.length === 0,
      broken,
      asked: geography.filter(({ state }) => state === 'asked').map(({ id }) => id),
      placed: situation.space !== undefined,
      units: situation.present.length + situation.arriving.length,
      room: Math.max(0, STACKING_LIMIT - situation.present.length),
      excess: excessOf(situation),
      toOrleans: toOrleans(situation),
    },
  };
}

export function settleStacking(input: StackingInput, data: PogData): StackingFinding | Refused {
  const space = data.spaces.find(({ id }) => id === input.space);
  if (input.space !== undefined && !space)
    return illegal('space', input.space, say('refused.unknownSpace', { space: input.space }), '2.1');
  const stacks = { present: stackOf(input.present, data), arriving: stackOf(input.arriving, data) };
  for (const [field, { unknown }] of Object.entries(stacks))
    if (unknown !== undefined) return illegal(field, unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  const [there, arriving] = [stacks.present.units, stacks.arriving.units];
  if (!oneSide([...there, ...arriving], data))
    return illegal('arriving', input.arriving, say('refused.mixedSides'), '10.1.3');
  return judged({ ...input, space, present: there, arriving }, data);
}
