import { barsMet, barSteps } from '@/lib/calc/bars';
import { text, type Fact, type NotApplied, type OpenPoint, type Step, type Text } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step } from '@/lib/calc/ledger';
import { plain } from '@/lib/core/numbers';
import { needs } from '@/lib/games/nach-paris/d20-odds';
import type { Digger } from '@/lib/games/nach-paris/fieldworks/fields';
import { failedOf, type DigFinding, type Tester } from '@/lib/games/nach-paris/fieldworks/finding';
import { appliedSteps, notAppliedLines } from '@/lib/games/nach-paris/modifier-words';

/** The key of a message of the tool. */
export const say = sayIn('fieldworks');

/** A unit of the list in words: by its name or its place. */
export const nameOf = ({ name, kind, cab }: Digger, index: number): Text =>
  say(name === '' ? 'unit' : 'named', { n: index + 1, name, kind: text(`unit.options.kind.${kind}`), cab });

/** What a unit has done before it digs: a bombardment, nothing, or something in the Movement Phase (10.1.3). */
const didOf = ({ fired, idle }: Digger): string => (fired !== 'none' ? fired : idle ? 'idle' : 'acted');

/** The situation as understood. */
export const factsOf = ({ input }: DigFinding): readonly Fact[] =>
  present(
    fact(
      say('facts.case', {
        nation: text(`unit.options.nation.${input.nation}`),
        turn: input.turn,
        terrain: text(`unit.options.terrain.${input.terrain}`),
      }),
      input.action === 'upgrade' ? '11.1.7' : '10.1.3',
    ),
    input.units.map((unit, i) =>
      fact(
        input.action === 'upgrade'
          ? say('facts.unit', { who: nameOf(unit, i) })
          : say('facts.digger', { who: nameOf(unit, i), did: didOf(unit) }),
        input.action === 'upgrade' ? '11.1.7' : '10.1.3',
      ),
    ),
    input.action !== 'upgrade' &&
      fact(
        input.limit === undefined
          ? say('facts.noLimit')
          : say('facts.limit', { failed: input.failed, limit: input.limit }),
        '10.1.5',
        input.limit === undefined,
      ),
  );

const keptOut = ({ unit, index, barred }: Tester): readonly Step[] =>
  barSteps('fieldworks', barred, { who: nameOf(unit, index) }).map((step) => ({ ...step, id: `${step.id}-${index}` }));

const testSteps = ({ unit, index, applied, cab }: Tester, action: DigFinding['input']['action']): readonly Step[] => [
  step('tester', action === 'dig' ? '10.1.3' : '11.1.7', say(`step.tester.${action}`, { who: nameOf(unit, index) })),
  ...appliedSteps(unit.cab, applied),
  cab > 0
    ? step('test', '5.1.1', text('checks.test', { needs: needs(cab) }))
    : step('test', '5.1.2', say('step.fails', { cab: plain(cab) })),
];

/** The derivation: who is kept out, who tests, and each modifier. */
export function stepsOf(finding: DigFinding): readonly Step[] {
  const { input, all, barred, tester, allowed, result } = finding;
  return present(
    barSteps('fieldworks', barred, { failed: input.failed, limit: input.limit ?? 0 }),
    all.flatMap(keptOut),
    tester && allowed && testSteps(tester, input.action),
    tester && result
      ? step(
          'result',
          tester.cab <= 0 ? '5.1.2' : input.action === 'dig' ? (result === 'success' ? '10.1.4' : '10.1.5') : '11.1.7',
          say(`step.${input.action}.${tester.cab > 0 ? result : 'unrolled'}`, {
            die: input.die ?? 0,
            cab: plain(tester.cab),
            failed: failedOf(finding),
          }),
        )
      : [],
    input.action === 'dig' &&
      result === 'failure' &&
      input.limit !== undefined &&
      failedOf(finding) >= input.limit &&
      step('limitReached', '10.1.5', say('step.limitReached', { limit: input.limit })),
    !(barred.length || tester) && step('nobody', '10.1.1', say('step.nobody')),
  );
}

/** Conditions that are met and modifiers that do not apply. */
export function notAppliedOf({ tester, free, all, input }: DigFinding): readonly NotApplied[] {
  const met = tester && all.length === 1 ? barsMet('fieldworks', tester.free) : [];
  return [
    ...barsMet('fieldworks', free, {
      failed: input.failed,
      limit: input.limit ?? 0,
      given: input.limit === undefined ? 'no' : 'yes',
    }),
    ...met.map((one) => ({ ...one, id: `unit-${one.id}` })),
    ...notAppliedLines(tester?.not ?? []),
  ];
}

/** Whether the failures so far, or a failure of this test, reach the limit just so. */
const stopsAtLimit = ({ input: { action, failed, limit }, allowed, result }: DigFinding): boolean =>
  action === 'dig' && limit !== undefined && limit === failed + (allowed && result !== 'success' ? 1 : 0);

/** What the rulebook leaves open in this case. */
export const openOf = (finding: DigFinding): readonly OpenPoint[] => {
  const { input, group, allowed, tester, result } = finding;
  // Reached, not exceeded: by the other reading the side would dig once more.
  const limit = openPoints(say, [
    { id: 'limit', rule: '10.1.5', dispute: 'fieldworks-failure-limit', when: stopsAtLimit(finding) },
  ]);
  if (!allowed) return limit;
  if (input.action === 'upgrade')
    return openPoints(say, [{ id: 'upgrade', rule: '11.1.7', dispute: 'entrenchment-upgrade', when: true }]);
  const points = openPoints(say, [
    {
      id: 'front',
      rule: '10.1.6',
      dispute: 'fieldworks-all-hexsides',
      when: result !== 'failure' && (tester?.cab ?? 0) > 0,
    },
    { id: 'group', rule: '10.1.3', dispute: 'fieldworks-test-modifiers', when: group.length > 1 },
    {
      id: 'state',
      rule: '10.1.3',
      dispute: 'fieldworks-test-modifiers',
      when: tester?.applied.some(({ rule }) => rule !== '10.1.3') === true,
    },
    {
      id: 'fired',
      rule: '10.1.3',
      dispute: 'fieldworks-idle-after-fire',
      when: tester !== undefined && tester.unit.fired !== 'none',
    },
  ]);
  return [...points, ...limit];
};
