import { describe, expect, it } from 'vitest';
import type { Evaluation } from '@/lib/calc/evaluation';
import type { ShownModifiers } from '@/lib/calc/modifiers';
import type { MessageTree } from '@/lib/calc/say';
import { toolWords } from '@/lib/content/words';
import { toolName } from '@/lib/core/tool-name';
import { messagesOf, toolOf } from '@/lib/games/find';
import { answersOf } from '@/tests/contract/answers';
import { faultsOf, isLineOf, isStepOf, unitsOf, type Shown } from '@/tests/contract/standing';
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

/** Whether the answer uses the list also without the modifier, and nothing else may speak for it. */
const isMissed = ({ shown, modifier, evaluation: { steps, notApplied } }: Applying): boolean =>
  (modifier.needs ?? []).every((need) => typeof need === 'function' || need.saidBy === undefined) &&
  (shown.with !== undefined ||
    shown.list.some(
      (other) =>
        other.id !== modifier.id &&
        (steps.some(isStepOf(other, shown)) || (!shown.unused && notApplied.some(isLineOf(other)))),
    ));

/** The answer with a line that says of the modifier, which applies, that it does not. */
const saidNot = ({ modifier, evaluation }: Applying): Evaluation => ({
  ...evaluation,
  notApplied: [...evaluation.notApplied, { id: modifier.id, rule: '1.0', text: { key: 'planted' } }],
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

/** The fault, named for one of the units where the list is weighed for each of them. */
const named = (fault: string, { shown, modifier, evaluation }: Applying): RegExp => {
  const units = shown.per === 'unit' ? ` for (${unitsOf(shown, evaluation).join('|')})` : '';
  return new RegExp(`^${modifier.id}: ${fault}${units}$`, 'm');
};

/** A line that names several units, and one of them that it shall forget. */
interface Forgotten {
  readonly shown: ShownModifiers;
  readonly modifier: Shown;
  readonly unit: string;
  readonly evaluation: Evaluation;
}

/** Every answer whose line about some units forgets one of them. */
const forgettingIn = (lists: readonly ShownModifiers[], evaluations: readonly Evaluation[]): readonly Forgotten[] =>
  evaluations.flatMap((evaluation) =>
    lists
      .filter(({ per }) => per === 'unit')
      .flatMap((shown) => {
        const units = unitsOf(shown, evaluation);
        return shown.list.flatMap((modifier) =>
          evaluation.notApplied.filter(isLineOf(modifier)).flatMap((line) => {
            const { parts = [] } = line;
            if (parts.length < 2) return [];
            return parts
              .filter((unit) => units.includes(unit))
              .map((unit): Forgotten => {
                const less = { ...line, parts: parts.filter((one) => one !== unit) };
                const notApplied = evaluation.notApplied.map((one) => (one === line ? less : one));
                return { shown, modifier, unit, evaluation: { ...evaluation, notApplied } };
              });
          }),
        );
      }),
  );

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
    for (const one of applyingIn(modifiers, evaluations))
      expect(faultsOf(one.shown, modifiers, saidNot(one)).faults.join('\n')).toMatch(named('a step and a line', one));
  });

  it('are named where one that applies stands nowhere', () => {
    for (const one of applyingIn(modifiers, evaluations).filter(isMissed))
      expect(faultsOf(one.shown, modifiers, saidNowhere(one)).faults.join('\n')).toMatch(
        named('neither a step nor a line', one),
      );
  });

  it('are named where the line that other units have forgets one that lacks them', () => {
    for (const { shown, modifier, unit, evaluation } of forgettingIn(modifiers, evaluations))
      expect(faultsOf(shown, modifiers, evaluation).faults).toEqual([
        `${modifier.id}: neither a step nor a line for ${unit}`,
      ]);
  });
});

it('names both faults in the tools that show more than one modifier of a list', () => {
  const blind = (holds: (one: Applying) => boolean) =>
    tools.flatMap(({ calc, modifiers }) => {
      const evaluations = (answers.get(calc) ?? []).map(({ evaluation }) => evaluation);
      return applyingIn(modifiers, evaluations).some(holds) ? [] : [calc.id];
    });
  expect(blind(() => true)).toEqual([]);
  // Lists of one, and lists that may stay unused and of which no two were seen to apply at once.
  expect(blind(isMissed).toSorted()).toEqual([
    'grand-illusion/sea-retreat',
    'paths-of-glory/what-do-i-need',
    'when-eagles-fight/concentric',
  ]);
});

it('names a unit that is forgotten in each list of the ABU, whose lines name units', () => {
  const abu = tools.find(({ calc }) => calc.id === 'nach-paris/abu');
  const lists = abu?.modifiers.filter(({ per }) => per === 'unit') ?? [];
  const evaluations = (abu && answers.get(abu.calc))?.map(({ evaluation }) => evaluation) ?? [];
  const seen = new Set(forgettingIn(lists, evaluations).map(({ shown }) => shown));
  expect(lists).toHaveLength(3);
  expect(lists.filter((shown) => !seen.has(shown))).toEqual([]);
});
