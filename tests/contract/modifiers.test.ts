import { describe, expect, it } from 'vitest';
import type { Evaluation } from '@/lib/calc/evaluation';
import type { ShownModifiers } from '@/lib/calc/modifiers';
import { answersOf } from '@/tests/contract/answers';
import { TOOLS } from '@/tests/support/tools';

/* Every modifier that a tool weighs stands in its answer exactly once: in a step, or in a line that says why not. */

const answers = await answersOf(120);

type Shown = ShownModifiers['list'][number];

/** How one modifier stands in an answer. */
interface Standing {
  readonly modifier: Shown;
  readonly steps: number;
  /** lines that are its own; `some` where they name the units that they hold for, and others may have the step */
  readonly lines: number;
  readonly some: boolean;
}

const asList = (prefix: string | readonly string[] = ''): readonly string[] =>
  typeof prefix === 'string' ? [prefix] : prefix;

/** The conditions of a modifier that have a reason of their own. */
const needsOf = ({ needs = [] }: Shown) => needs.filter((need) => typeof need !== 'function');

/** The ids that the line of a modifier may have: its own, or that of a condition. */
const lineIds = (modifier: Shown): readonly string[] => [
  modifier.id,
  ...needsOf(modifier).flatMap(({ line }) => line ?? []),
];

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands before and after the id of a step that is about one part of the case. */
const PART_OF = { whole: ['', ''], unit: ['\\d+\\.', ''], part: ['(\\w+:)?', '([-:].+)?'] } as const;

function standingOf(
  modifier: Shown,
  { steps: prefixes, lines: prefix = '', per, aside }: ShownModifiers,
  { steps, notApplied }: Evaluation,
): Standing {
  const [before, after] = PART_OF[per ?? 'whole'];
  const isStep = new RegExp(`^${before}(${asList(prefixes).map(escaped).join('|')})${escaped(modifier.id)}${after}$`);
  const isLine = new RegExp(
    `^${escaped(prefix)}(${lineIds(modifier).map(escaped).join('|')})${per === 'unit' ? '(\\.\\w+)?' : ''}$`,
  );
  const lines = notApplied.filter(({ id }) => isLine.test(id));
  return {
    modifier,
    steps: steps.filter(({ id }) => isStep.test(id)).length,
    lines: lines.length,
    some:
      per === 'unit' &&
      (lines.every(({ text }) => text.params?.names !== undefined) || notApplied.some(({ id }) => id === aside)),
  };
}

/** Where the line of another modifier of the tool, which does not apply either, says it for this one. */
const saidElsewhere = (modifier: Shown, lists: readonly ShownModifiers[], { notApplied }: Evaluation): boolean => {
  const others = new Set(needsOf(modifier).flatMap(({ saidBy }) => saidBy ?? []));
  const own = lists.flatMap(({ list }) => list).flatMap((one) => (others.has(one.id) ? lineIds(one) : []));
  return notApplied.some(({ id }) => own.includes(id));
};

/** What is wrong with how a list stands in an answer; `steps` and `whole` say what of it was seen. */
function faultsOf(
  shown: ShownModifiers,
  lists: readonly ShownModifiers[],
  evaluation: Evaluation,
): { readonly faults: readonly string[]; readonly steps: boolean; readonly whole: boolean } {
  const all = shown.list.map((modifier) => standingOf(modifier, shown, evaluation));
  const steps = all.some((one) => one.steps > 0);
  const lines = all.some((one) => one.lines > 0);
  if (!steps && !lines) return { faults: [], steps, whole: false };
  const most = shown.per ? Infinity : asList(shown.steps).length;
  const faults = all.flatMap((one): readonly string[] => {
    const { modifier, some } = one;
    if (one.steps > most) return [`${modifier.id}: ${one.steps} steps`];
    if (one.lines > 1 && shown.per !== 'unit') return [`${modifier.id}: ${one.lines} lines`];
    if (one.steps > 0 && one.lines > 0 && !some) return [`${modifier.id}: a step and a line`];
    const missing = one.steps === 0 && one.lines === 0 && !saidElsewhere(modifier, lists, evaluation);
    return missing && (steps || !shown.unused) ? [`${modifier.id}: neither a step nor a line`] : [];
  });
  return { faults, steps, whole: faults.length === 0 };
}

const tools = TOOLS.flatMap(({ calc }) => (calc.modifiers ? [{ calc, modifiers: calc.modifiers }] : []));

describe.each(tools)('the modifiers of $calc.id', ({ calc, modifiers }) => {
  it('each stand exactly once, in a step or in a line that says why not', () => {
    for (const { input, evaluation } of answers.get(calc) ?? [])
      for (const shown of modifiers)
        expect(faultsOf(shown, modifiers, evaluation).faults, JSON.stringify(input)).toEqual([]);
  });

  it('are seen at work: each list in an answer that uses it', () => {
    for (const shown of modifiers) {
      const seen = (answers.get(calc) ?? []).map(({ evaluation }) => ({
        evaluation,
        ...faultsOf(shown, modifiers, evaluation),
      }));
      expect(
        seen.some(({ whole, steps }) => whole && steps),
        shown.list.map(({ id }) => id).join(' '),
      ).toBe(true);
    }
  });
});
