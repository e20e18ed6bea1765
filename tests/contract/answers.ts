import { parseInput, type Calculator } from '@/lib/calc/calculator';
import type { Evaluation } from '@/lib/calc/evaluation';
import { oncePerKey } from '@/lib/core/once';
import { cases } from '@/tests/compare/cases';
import { TOOLS } from '@/tests/support/tools';

/** An answer of a tool, with the input that it answers. */
export interface Answered {
  readonly input: unknown;
  readonly evaluation: Evaluation;
}

/** What random inputs hardly come to, laid over those of a tool: some list of modifiers is used only there. */
export const RARE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'paths-of-glory/flank': { flankDrm: 1 },
  'paths-of-glory/war-status': { scenario: 'campaign', turn: 9, firstToCommit: true },
  'paths-of-glory/sr': { moves: [{ type: 'fr-corps', from: 'grenoble', to: 'sedan' }], previousWasSr: true },
  'paths-of-glory/replacements': {
    points: { FR: 2, US: 1 },
    overThere: true,
    reduced: [{ type: 'fr-army', n: 1 }],
    eliminated: [],
    distant: [],
    neutral: [],
    lost: ['paris'],
  },
  'paths-of-glory/entrench': {
    units: [{ type: 'ge-army', face: 'full', n: 1 }],
    army: 'ge-army',
    secondTry: true,
    failed: true,
  },
  'nach-paris/abu': { firing: [{ arf: 60 }, { arf: 60 }], targets: [{}, { kind: 'inf', fow: true }], die: 9 },
  'nach-paris/recon': { by: 'cavalry', terrain: 'clear', supply: 'loc', die: 18 },
  'when-eagles-fight/events': { turn: 6, event: 'I' },
  'when-eagles-fight/brusilov': { turn: 16, brusilov: 16, tsar: 'command', north: true, northAttacks: 1 },
  'nach-paris/fieldworks': { action: 'upgrade', nation: 'germany', turn: 24 },
  'when-eagles-fight/movement': {
    source: 'hand',
    turn: 1,
    scenario: 'historical',
    units: [{ nation: 'russian' }],
    start: undefined,
    legs: [{}],
  },
};

/**
 * Asks every tool its worked examples, ready boards and so many random inputs, with the cards as they ship and filled
 * in; what it refuses is left out. Asked once for all test files of a worker that want as many.
 */
export const answersOf = oncePerKey(async (runs: number): Promise<ReadonlyMap<Calculator, readonly Answered[]>> => {
  const asked = (await cases(runs)).filter(({ query }) => query === undefined);
  return new Map(
    TOOLS.map(({ calc, data, filled }) => {
      const rare = RARE[calc.id];
      const own = asked.flatMap(({ id, input }) => (id === calc.id ? [input] : []));
      const inputs = new Set([...own, ...(rare ? own.map((input) => Object.assign({}, input, rare)) : [])]);
      const answers = [...inputs].flatMap((input): readonly Answered[] => {
        const parsed = parseInput(calc, input);
        if (!parsed.ok) return [];
        return [...new Set([data, filled])].flatMap((given) => {
          const answer = calc.evaluate(parsed.value, given);
          return answer.ok ? [{ input, evaluation: answer.value }] : [];
        });
      });
      return [calc, answers] as const;
    }),
  );
});
