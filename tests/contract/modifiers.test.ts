import { describe, expect, it } from 'vitest';
import type { Evaluation } from '@/lib/calc/evaluation';
import type { ShownModifiers } from '@/lib/calc/modifiers';
import type { MessageTree } from '@/lib/calc/say';
import { toolWords } from '@/lib/content/words';
import { toolName } from '@/lib/core/tool-name';
import { messagesOf, toolOf } from '@/lib/games/find';
import { answersOf } from '@/tests/contract/answers';
import { faultsOf, isLineOf, isStepOf, type Shown } from '@/tests/contract/standing';
import { TOOLS } from '@/tests/support/tools';

/* Every modifier that a tool weighs stands in its answer exactly once: in a step, or in a line that says why not. */

const answers = await answersOf(120);

/** An answer in which a modifier of a list applies, which two faults can be planted into. */
interface Applying {
  readonly shown: ShownModifiers;
  readonly modifier: Shown;
  readonly evaluation: Evaluation;
}

const applyingIn = (lists: readonly ShownModifiers[], evaluations: readonly Evaluation[]): readonly Applying[] =>
  evaluations.flatMap((evaluation) =>
    lists.flatMap((shown) =>
      shown.list.flatMap((modifier) =>
        evaluation.steps.some(isStepOf(modifier, shown)) ? [{ shown, modifier, evaluation }] : [],
      ),
    ),
  );

/** Whether no line sets the list aside for some of the units. */
const isAlone = ({ shown, evaluation }: Applying): boolean =>
  shown.aside === undefined || evaluation.notApplied.every(({ id }) => id !== shown.aside);

/** Whether the answer uses the list also without the modifier, and nothing else may speak for it. */
const isMissed = ({ shown, modifier, evaluation: { steps, notApplied } }: Applying): boolean =>
  !notApplied.some(isLineOf(modifier, shown)) &&
  (modifier.needs ?? []).every((need) => typeof need === 'function' || need.saidBy === undefined) &&
  shown.list.some(
    (other) =>
      other.id !== modifier.id &&
      (steps.some(isStepOf(other, shown)) || (!shown.unused && notApplied.some(isLineOf(other, shown)))),
  );

/** The answer with a line that says of the modifier, which applies, that it does not. */
const saidNot = ({ shown, modifier, evaluation }: Applying): Evaluation => ({
  ...evaluation,
  notApplied: [
    ...evaluation.notApplied,
    { id: (shown.lines ?? '') + modifier.id, rule: '1.0', text: { key: 'planted' } },
  ],
});

/** The answer without the steps of the modifier. */
const saidNowhere = ({ shown, modifier, evaluation }: Applying): Evaluation => ({
  ...evaluation,
  steps: evaluation.steps.filter((step) => !isStepOf(modifier, shown)(step)),
});

const keysOf = (words: MessageTree): readonly string[] =>
  Object.entries(words).flatMap(([part, below]) =>
    typeof below === 'string' ? [part] : keysOf(below).map((key) => `${part}.${key}`),
  );

type Needs = NonNullable<Shown['needs']>;
const reasonOf = (need: Needs[number]): readonly string[] =>
  typeof need === 'function' || need.saidBy !== undefined ? [] : [need.reason];

const tools = TOOLS.flatMap(({ calc }) => (calc.modifiers ? [{ calc, modifiers: calc.modifiers }] : []));

describe.each(tools)('the modifiers of $calc.id', ({ calc, modifiers }) => {
  const evaluations = (answers.get(calc) ?? []).map(({ evaluation }) => evaluation);

  it('each stand exactly once, in a step or in a line that says why not', () => {
    for (const { input, evaluation } of answers.get(calc) ?? [])
      for (const shown of modifiers)
        expect(faultsOf(shown, modifiers, evaluation).faults, JSON.stringify(input)).toEqual([]);
  });

  it('have a sentence for every reason why they do not apply', () => {
    const tool = toolOf(calc.game, toolName(calc.id));
    const keys = keysOf(toolWords(calc.game, 'en', tool ? messagesOf(tool) : []));
    const reasons = modifiers.flatMap(({ list }) => list.flatMap(({ needs = [] }) => needs.flatMap(reasonOf)));
    expect(reasons.filter((reason) => !keys.some((key) => key.endsWith(`.${reason}`)))).toEqual([]);
  });

  it('are seen at work: each list in an answer that uses it', () => {
    for (const shown of modifiers) {
      const seen = evaluations.map((evaluation) => faultsOf(shown, modifiers, evaluation));
      expect(
        seen.some(({ whole, steps }) => whole && steps),
        shown.list.map(({ id }) => id).join(' '),
      ).toBe(true);
    }
  });

  it('are named where one that applies is also said not to apply', () => {
    for (const one of applyingIn(modifiers, evaluations).filter(isAlone))
      expect(faultsOf(one.shown, modifiers, saidNot(one)).faults).toContain(`${one.modifier.id}: a step and a line`);
  });

  it('are named where one that applies stands nowhere', () => {
    for (const one of applyingIn(modifiers, evaluations).filter(isMissed))
      expect(faultsOf(one.shown, modifiers, saidNowhere(one)).faults).toContain(
        `${one.modifier.id}: neither a step nor a line`,
      );
  });
});

it('names both faults in the tools that show more than one modifier of a list', () => {
  const blind = (holds: (one: Applying) => boolean) =>
    tools.flatMap(({ calc, modifiers }) => {
      const evaluations = (answers.get(calc) ?? []).map(({ evaluation }) => evaluation);
      return applyingIn(modifiers, evaluations).some(holds) ? [] : [calc.id];
    });
  expect(blind(isAlone)).toEqual([]);
  // Lists of one, and lists that may stay unused and of which no two were seen to apply at once.
  expect(blind(isMissed).toSorted()).toEqual([
    'grand-illusion/sea-retreat',
    'paths-of-glory/what-do-i-need',
    'when-eagles-fight/concentric',
  ]);
});
