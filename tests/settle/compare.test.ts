import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, type ApartStep, type Version } from '@/lib/settle/compare';
import type { AnswerCard, CardAnswer, CardFact } from '@/lib/settle/view';

const SURE = { official: 0, ours: 0, agreed: 0, unexplained: 0, assumed: 0 };

/** A version of a case; steps as "rule text". */
function version(
  steps: readonly string[],
  facts: readonly CardFact[] = [],
  answer = 'yes',
  outcome: unknown = 1,
): Version {
  const card: AnswerCard = {
    facts,
    answers: [{ text: answer, tone: 'neutral' }],
    steps: steps.map((step) => {
      const [rule = '', ...text] = step.split(' ');
      return { rule, lines: [text.join(' ')], decides: false };
    }),
    points: [],
    sure: SURE,
  };
  return { card, outcome };
}

describe('two versions of a case', () => {
  test.each<[what: string, first: string[], second: string[], parting: [string?, string?] | undefined]>([
    ['the same steps', ['1.1 a', '1.2 b'], ['1.1 a', '1.2 b'], undefined],
    ['another text under the same rule', ['1.1 a', '1.2 b'], ['1.1 a', '1.2 c'], ['1.2 b', '1.2 c']],
    ['another rule', ['1.1 a', '1.2 b'], ['1.1 a', '1.3 b'], ['1.2 b', '1.3 b']],
    ['a step that only the first has', ['1.1 a', '1.2 b', '1.3 c'], ['1.1 a', '1.3 c'], ['1.2 b', undefined]],
    ['a step that only the second has', ['1.1 a', '1.3 c'], ['1.1 a', '1.2 b', '1.3 c'], [undefined, '1.2 b']],
    ['a first that goes on', ['1.1 a', '1.2 b'], ['1.1 a'], ['1.2 b', undefined]],
    ['a second that goes on', ['1.1 a'], ['1.1 a', '1.2 b'], [undefined, '1.2 b']],
    ['steps in another order', ['1.1 a', '1.2 b'], ['1.2 b', '1.1 a'], ['1.1 a', '1.2 b']],
  ])('part at the first step that is not the same: %s', (_, first, second, wanted) => {
    const { parting } = compare(version(first), version(second));
    const told = (step: ApartStep | undefined) => step && `${step.rule} ${step.text}`;
    expect(parting && [told(parting.first), told(parting.second)]).toEqual(wanted);
  });

  test.each<[what: string, refused: CardAnswer, step: ApartStep]>([
    ['by a rule', { text: 'no trench there', tone: 'no', rule: '11.1.2' }, { rule: '11.1.2', text: 'no trench there' }],
    ['by the form', { text: 'no such die', tone: 'no' }, { rule: undefined, text: 'no such die' }],
  ])('a case that is refused %s says why beside the first step of the other', (_, answer, step) => {
    const refused: Version = { card: { ...version([]).card, answers: [answer] } };
    const first = { rule: '1.1', text: 'a' };
    expect(compare(refused, version(['1.1 a'])).parting).toStrictEqual({ first: step, second: first });
    expect(compare(version(['1.1 a']), refused).parting).toStrictEqual({ first, second: step });
    expect(compare(refused, refused).parting).toBeUndefined();
    const other: Version = { card: { ...refused.card, answers: [{ ...answer, text: 'no fort there' }] } };
    expect(compare(refused, other).parting?.second?.text).toBe('no fort there');
  });

  test('lines of one rule part where they differ, not where their rule begins', () => {
    const first = version(['1.1 a']);
    const two = { ...first.card, steps: [{ rule: '1.1', lines: ['a', 'b'], decides: false }] };
    expect(compare(first, { card: two, outcome: 1 }).parting).toEqual({ second: { rule: '1.1', text: 'b' } });
  });

  test('facts of one label stand beside each other; what only one version says stands alone', () => {
    const first = [{ label: 'Attackers', text: '3 armies' }, { label: 'Terrain', text: 'forest' }, { text: 'dug in' }];
    const second = [{ label: 'Attackers', text: '2 armies' }, { text: 'dug in' }, { label: 'Turn', text: '4' }];
    expect(compare(version([], first), version([], second)).facts).toEqual([
      { label: 'Attackers', first: '3 armies', second: '2 armies' },
      { label: 'Terrain', first: 'forest' },
      { label: 'Turn', second: '4' },
    ]);
  });

  test('a fact said twice in one version and once in the other is told once', () => {
    const unit = { label: 'Unit', text: 'corps' };
    expect(compare(version([], [unit, unit]), version([], [unit])).facts).toEqual([{ label: 'Unit', first: 'corps' }]);
  });

  test.each([
    ['nothing', version(['1.1 a']), version(['1.1 b'])],
    ['beside', version([], [], 'yes', { lost: 1 }), version([], [], 'yes', { lost: 2 })],
    ['answer', version([], [], 'yes'), version([], [], 'no')],
  ])('the effect is %s', (effect, first, second) => {
    expect(compare(first, second).effect).toBe(effect);
  });

  test('turned round they say the same turned round', () => {
    const steps = fc.array(fc.constantFrom('1.1 a', '1.1 b', '1.2 a', '2.1 c'), { maxLength: 6 });
    fc.assert(
      fc.property(steps, steps, (a, b) => {
        const there = compare(version(a), version(b));
        const back = compare(version(b), version(a));
        expect(back.parting).toEqual(
          there.parting && {
            ...(there.parting.second ? { first: there.parting.second } : {}),
            ...(there.parting.first ? { second: there.parting.first } : {}),
          },
        );
        expect(back.effect).toBe(there.effect);
        expect(there.parting === undefined).toBe(a.join('|') === b.join('|'));
      }),
    );
  });
});
