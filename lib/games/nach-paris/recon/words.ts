import { barsMet, barSteps } from '@/lib/calc/bars';
import { text, type Fact, type NotApplied, type OpenPoint, type Step } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step } from '@/lib/calc/ledger';
import { plain, signed } from '@/lib/core/numbers';
import { passes } from '@/lib/games/nach-paris/cab/test';
import { needs } from '@/lib/games/nach-paris/d20-odds';
import { appliedSteps, notAppliedLines } from '@/lib/games/nach-paris/modifier-words';
import type { ReconInput } from '@/lib/games/nach-paris/recon/fields';
import { costOf, type ReconFinding } from '@/lib/games/nach-paris/recon/finding';

/** The key of a message of the tool. */
export const say = sayIn('recon');

/** The situation as understood. */
export function factsOf({ input }: ReconFinding): readonly Fact[] {
  const terrain = text(`unit.options.terrain.${input.terrain}`);
  if (input.by === 'cavalry')
    return [
      fact(say('facts.cavalry', { steps: input.steps, cab: input.cab, terrain }), '20.2.2'),
      fact(say('facts.supply', { supply: input.supply }), '20.2.2', input.supply === 'loc'),
    ];
  return present(
    fact(say('facts.air', { distance: input.distance, steps: input.targetSteps, terrain }), '20.1.7'),
    fact(say('facts.turn', { nation: text(`unit.options.nation.${input.nation}`), turn: input.turn }), '20.1.6'),
    input.earlier === undefined &&
      fact(say('facts.squadrons', { squadrons: input.squadrons }), '20.1.3', input.squadrons === 1),
  );
}

/** For the words of a loss: whether it would be the last step of the CAV. */
export const lastStep = ({ steps }: ReconInput): { readonly last: 'yes' | 'no' } => ({
  last: steps === 1 ? 'yes' : 'no',
});

/** Whether the target is a single step: a flight against it always fails (20.1.8). */
export const isSmall = ({ input }: ReconFinding): boolean => input.by === 'air' && input.targetSteps === 1;

function rollSteps(finding: ReconFinding): readonly Step[] {
  const { input, modifier, upTo, roll, success } = finding;
  const rule = input.by === 'air' ? '20.1.7' : '20.2.4';
  if (isSmall(finding)) return [step('small', '20.1.8', say('step.small'))];
  return present(
    appliedSteps(0, finding.applied, 'recon.mod'),
    step('roll', rule, say('step.roll', { modifier: signed(modifier), needs: needs(upTo) })),
    roll !== undefined &&
      step(
        'result',
        rule,
        say(`step.${success ? 'success' : 'failure'}`, {
          die: roll,
          total: plain(roll + modifier),
          modifier: signed(modifier),
        }),
      ),
    finding.smallUnit && step('announce', '20.1.8', say('step.announce')),
  );
}

function afterSteps({ input, roll, success, dangers }: ReconFinding): readonly Step[] {
  if (roll === undefined) return [];
  if (input.by === 'air') {
    return present(
      roll === 20 && step('squadronLost', '20.1.10', say('step.squadronLost')),
      success && step('automatic', '20.1.9', say('step.automatic', { die: roll })),
      !success &&
        input.earlier === undefined &&
        input.failures > 0 &&
        step('grounded', '20.1.12', say('step.grounded')),
    );
  }
  return dangers.flatMap((danger): readonly Step[] =>
    present(
      step('danger', '20.2.7', say('step.danger', { die: roll })),
      appliedSteps(input.cab, danger.applied, 'unit.cab', 'test'),
      step('test', '20.2.7', text('checks.test', { needs: needs(danger.cab) })),
      input.test !== undefined &&
        step(
          'tested',
          '20.2.7',
          say(passes(danger.cab, input.test) ? 'step.passed' : 'step.failed', {
            die: input.test,
            cab: plain(danger.cab),
            ...lastStep(input),
          }),
        ),
      !(input.steps === 1 && input.test !== undefined && !passes(danger.cab, input.test)) &&
        step('stop', '20.2.8', say('step.stop')),
    ),
  );
}

/** The derivation: what forbids the attempt, else its cost, the roll and what follows. */
export function stepsOf(finding: ReconFinding): readonly Step[] {
  const { input, barred, roll } = finding;
  const params = { distance: input.distance, mf: costOf(input), left: input.mfLeft ?? 0 };
  if (barred.length) return barSteps('recon', barred, params);
  return present(
    input.by === 'air' &&
      input.earlier !== undefined &&
      step('earlier', '20.1.9', say('step.earlier', { die: input.earlier })),
    input.by === 'cavalry' && [
      step('cost', '20.2.4', say('step.cost', { mf: costOf(input) })),
      step('ownMarker', '20.2.3', say('step.ownMarker')),
    ],
    rollSteps(finding),
    roll === undefined && input.by === 'cavalry' && step('dangerous', '20.2.7', say('step.dangerous')),
    afterSteps(finding),
  );
}

/** Conditions that are met and modifiers that do not apply. */
export function notAppliedOf({ input, free, not, dangers }: ReconFinding): readonly NotApplied[] {
  const [danger] = dangers;
  const test = danger
    ? notAppliedLines(
        danger.not.filter(({ rule }) => rule !== '20.2.7'),
        'unit.cabNot',
        'test',
      )
    : [];
  return [
    ...barsMet('recon', free, {
      distance: input.distance,
      mf: costOf(input),
      given: input.mfLeft === undefined ? 'no' : 'yes',
    }),
    ...notAppliedLines(not, 'recon.not'),
    ...test,
  ];
}

/** What the rulebook leaves open in this case. */
export function openOf({ input, barred }: ReconFinding): readonly OpenPoint[] {
  const air = input.by === 'air';
  const doubtful =
    !air && (input.supply === 'llc' || input.terrain === 'lowlands')
      ? openPoints(say, [{ id: 'conditions', rule: '20.2.2', dispute: 'cav-recon-conditions', when: true }])
      : [];
  const nations = openPoints(say, [
    {
      id: 'nations',
      rule: '20.1.6',
      dispute: 'recon-other-nations',
      when: air && input.turn <= 2 && ['belgium', 'britain'].includes(input.nation),
    },
  ]);
  if (barred.length) return [...doubtful, ...(barred.some(({ id }) => id === 'firstTurn') ? nations : [])];
  if (!air)
    return openPoints(say, [
      { id: 'extra', rule: '20.2.6', dispute: 'recon-extra-mf', when: true },
      { id: 'ownMarker', rule: '20.2.3', dispute: 'cav-recon-own-marker', when: true },
    ]);
  return [
    ...openPoints(say, [
      { id: 'pairing', rule: '20.1.7', dispute: 'recon-stack-steps', when: input.targetSteps > 1 },
      { id: 'automatic', rule: '20.1.9', dispute: 'recon-repeat', when: input.earlier !== undefined },
    ]),
    ...nations,
  ];
}
