import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import { STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { passes } from '@/lib/games/nach-paris/cab/test';
import { blocksOf, chanceOf, SIZES, stepLostOf } from '@/lib/games/nach-paris/recon/blocks';
import { reconSchema, type ReconInput } from '@/lib/games/nach-paris/recon/fields';
import {
  AIR_MODIFIERS,
  airUpTo,
  CAVALRY_MODIFIERS,
  costOf,
  settleRecon,
  type ReconFinding,
} from '@/lib/games/nach-paris/recon/finding';
import * as words from '@/lib/games/nach-paris/recon/words';

export interface ReconAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** total modifier of the roll */
  readonly modifier: number;
  readonly chance: Fraction;
  readonly result: 'success' | 'failure' | null;
  /** the owner announces a small unit; null before the roll */
  readonly smallUnit: boolean | null;
  readonly squadronLost: boolean | null;
  /** MF that a cavalry reconnaissance costs; 0 for one by air */
  readonly mf: number;
  /** CAB of the test after a dangerous roll; null while there is none */
  readonly cab: number | null;
  readonly test: 'passed' | 'failed' | null;
  /** chance that the CAV unit loses a step, from here on */
  readonly stepLost: Fraction;
}

function refuse(input: ReconInput): Refused | undefined {
  const { by, earlier, distance, terrain, test, die } = input;
  if (terrain === 'flooded') return illegal('terrain', terrain, words.say('refused.flooded'), '7.1.7');
  // The earlier success was one against the biggest target at best.
  if (by === 'air' && earlier !== undefined && earlier > airUpTo(input, SIZES[0]))
    return illegal('earlier', earlier, words.say('refused.earlier', { distance }), '20.1.9');
  if (by === 'cavalry' && test !== undefined && die !== undefined && die < 18)
    return illegal('test', test, words.say('refused.test'), '20.2.7');
  return undefined;
}

function answerOf(finding: ReconFinding): ReconAnswer {
  const { input, barred, roll, success, dangers } = finding;
  const [danger] = roll === undefined ? [] : dangers;
  return {
    allowed: barred.length === 0,
    barred: barred.map(({ id }) => id),
    modifier: finding.modifier,
    chance: chanceOf(finding),
    result: success === undefined ? null : success ? 'success' : 'failure',
    smallUnit: success === undefined ? null : finding.smallUnit,
    squadronLost: roll === undefined ? null : input.by === 'air' && roll === 20,
    mf: input.by === 'air' ? 0 : costOf(input),
    cab: danger?.cab ?? null,
    test: danger && input.test !== undefined ? (passes(danger.cab, input.test) ? 'passed' : 'failed') : null,
    stepLost: stepLostOf(finding),
  };
}

/** Air and cavalry reconnaissance: who may try, the roll, what it reveals and its dangers (20). */
export const recon = tool({
  id: 'nach-paris/recon',
  tables: ['recon-air', 'recon-cavalry', 'cab-modifiers'],
  modifiers: [
    { list: AIR_MODIFIERS, unused: true },
    { list: CAVALRY_MODIFIERS, unused: true },
    { list: STATE_MODIFIERS, unused: true },
  ],
  schema: reconSchema,
  refuse,
  settle: settleRecon,
  words: { ...words, blocksOf },
  answer: answerOf,
  dice: { fields: ['die', 'test'] },
});
