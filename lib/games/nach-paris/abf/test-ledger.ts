import type { NotApplied, Step, TextParam } from '@/lib/calc/evaluation';
import { notApplied, present, sayIn, step } from '@/lib/calc/ledger';
import { fortName, unitName } from '@/lib/games/nach-paris/abf/words';
import { shared, type AbfFinding } from '@/lib/games/nach-paris/abf/finding';
import {
  assaulterTests,
  assaultTest,
  reachesSecond,
  secondTest,
  targetTest,
  targetTests,
  type CabTest,
} from '@/lib/games/nach-paris/abf/outcome';
import { passes } from '@/lib/games/nach-paris/cab/test';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { appliedSteps, notAppliedLines } from '@/lib/games/nach-paris/modifier-words';

const say = sayIn('abf');

interface Ledger {
  readonly steps: readonly Step[];
  readonly not: readonly NotApplied[];
}
const NOTHING: Ledger = { steps: [], not: [] };
const both = (parts: readonly Ledger[]): Ledger => ({
  steps: parts.flatMap(({ steps }) => steps),
  not: parts.flatMap(({ not }) => not),
});

/** The tests in their order: the target, a second fortification, the assaulting unit (8.6.3, 8.6.4, 11.5.4, 11.5.6). */
export const testLedger = (finding: AbfFinding): Ledger =>
  both([targetLedger(finding), secondLedger(finding), assaultLedger(finding)]);

/** One test: each modifier, the number of the result, the roll. */
function ledgerOf(
  who: 'target' | 'second' | 'assaulter',
  rule: Rule,
  name: TextParam,
  { base, cab, applied, not }: CabTest,
  number: number | undefined,
  roll: number | undefined,
): Ledger {
  const total = cab + (number ?? 0);
  const key =
    total <= 0 ? 'testFails' : roll === undefined ? 'test' : passes(total, roll) ? 'testPassed' : 'testFailed';
  return {
    steps: present(
      appliedSteps(base, applied, 'unit.cab', who),
      number !== undefined &&
        step(`${who}-number`, rule, say('step.number', { name, number: signed(number) }), {
          before: plain(cab),
          after: plain(total),
        }),
      step(
        `${who}-test`,
        total <= 0 ? '5.1.2' : '5.1.1',
        say(`step.${key}`, { name, cab: plain(total), roll: roll ?? 0 }),
      ),
    ),
    not: notAppliedLines(not, 'unit.cabNot', who),
  };
}

function targetLedger(finding: AbfFinding): Ledger {
  const { input, targets, result } = finding;
  const name = fortName(input, targets.target);
  const test = targetTest(input, targets);
  // Before the result is known the camp is all that counts.
  if (!result)
    return {
      steps: appliedSteps(test.base, test.applied, 'unit.cab', 'target'),
      not: notAppliedLines(test.not, 'unit.cabNot', 'target'),
    };
  const fate =
    result.losses > 0
      ? targets.target.kind === 'fort'
        ? 'fortFalls'
        : targetTests(targets, result) || shared(finding, ({ target }) => target) === 'reduced'
          ? 'festeTurns'
          : 'festeFalls'
      : undefined;
  const automatic: Ledger = fate
    ? { steps: [step('automatic', '8.6.3', say(`step.${fate}`, { name }))], not: [] }
    : NOTHING;
  if (!targetTests(targets, result)) return automatic;
  return both([automatic, ledgerOf('target', '8.6.3', name, test, result.modifier ?? 0, input.fortTest)]);
}

function secondLedger({ input, targets, result }: AbfFinding): Ledger {
  const { second } = targets;
  if (!second || !result) return NOTHING;
  const name = fortName(input, second);
  const assault = input.assaulter.length > 0;
  if (!reachesSecond(input, targets, result)) {
    const stopped = assault && !input.goOn && reachesSecond({ ...input, goOn: true }, targets, result);
    return {
      steps: [],
      not: [
        notApplied('second', assault ? '11.5.4' : '8.6.4', say(stopped ? 'not.secondStopped' : 'not.second', { name })),
      ],
    };
  }
  const named: Ledger = {
    steps: [step('second', assault ? '11.5.4' : '8.6.4', say(assault ? 'step.goesOn' : 'step.second', { name }))],
    not: [],
  };
  return both([
    named,
    ledgerOf('second', '8.6.4', name, secondTest(input, targets, second), result.modifier ?? 0, input.secondTest),
  ]);
}

function assaultLedger(finding: AbfFinding): Ledger {
  const { input, targets, result } = finding;
  const [unit] = input.assaulter;
  if (!unit || !result) return NOTHING;
  const name = unitName(unit);
  if (!assaulterTests(input, targets, result))
    return {
      steps: [step('spared', '11.5.6', say(result.losses ? 'step.sparedByLoss' : 'step.sparedByCab', { name }))],
      not: [],
    };
  const hitsSecond = reachesSecond(input, targets, result);
  const fort = hitsSecond && targets.second ? targets.second : targets.target;
  const fate = shared(finding, (outcome) => (hitsSecond ? outcome.second : outcome.target));
  if (fate !== undefined)
    return ledgerOf(
      'assaulter',
      '11.5.6',
      name,
      assaultTest(input, unit, fort, fate === 'destroyed'),
      undefined,
      input.assaultTest,
    );
  return openLedger(
    name,
    assaultTest(input, unit, fort, false),
    assaultTest(input, unit, fort, true).cab,
    input.assaultTest,
  );
}

/** The fortification has yet to test: the CAB of the unit if it stands, and if it falls. */
function openLedger(name: TextParam, stands: CabTest, ifFallen: number, roll: number | undefined): Ledger {
  const { steps, not } = ledgerOf('assaulter', '11.5.6', name, stands, undefined, roll);
  return {
    steps: [
      ...steps.slice(0, -1),
      {
        id: 'assaulter-fortDestroyed',
        of: 'fortDestroyed',
        part: 'assaulter',
        rule: '11.5.6',
        text: say('step.ifFallen', { name, stands: plain(stands.cab), falls: plain(ifFallen) }),
        before: plain(stands.cab),
        after: plain(ifFallen),
      },
    ],
    not: not.filter(({ of }) => of !== 'fortDestroyed'),
  };
}
