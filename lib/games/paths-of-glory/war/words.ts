import { signed } from '@/lib/core/numbers';
import type { Fact, NotApplied, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, present, sayIn, step } from '@/lib/calc/ledger';
import { failedLines, sumOf } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { LEVELS } from '@/lib/games/paths-of-glory/war/phase';
import type { WarFinding } from '@/lib/games/paths-of-glory/war/status';
import { LIMITED_WAR_FROM } from '@/lib/games/paths-of-glory/limits';

export const say = sayIn('war-status');
export const SIDES = ['central', 'allied'] as const;
const LAST_TURN_RULE = { introductory: '5.3.1', 'limited-war': '5.4.1', campaign: '5.5.1' } as const;
export const RESULT_RULE: Readonly<Record<string, Rule>> = {
  introductory: '5.3.4',
  'limited-war': '5.4.2',
  campaign: '5.5.2.2',
  'campaign-brest-litovsk': '5.5.2.1',
};

/** The inputs as understood. */
export const factsOf = ({ input, turn, answer }: WarFinding): readonly Fact[] => [
  fact(say('facts.turn', { turn: turn.name, scenario: say(`options.scenario.${input.scenario}`) }), '5.1.1'),
  fact(say('facts.vp', { vp: input.vp }), '5.1.1'),
  fact(
    say('facts.status', { central: input.central, allied: input.allied, combined: answer.combined }),
    '9.5.1.3',
    input.combined === undefined,
  ),
];

export const levelText = (level: (typeof LEVELS)[number]): Text => say(`options.centralLevel.${level}`);

function levelSteps({ input, unchecked, answer, e4 }: WarFinding): readonly Step[] {
  if (unchecked) return [];
  const rises = SIDES.map((side): Step => {
    const [before, after] = [input[`${side}Level`], answer.levels[side]];
    const name = before === after ? 'levelStays' : 'levelRises';
    return step(
      `level-${side}`,
      after === 'total' ? '16.1.4' : '16.1.3',
      say(`step.${name}`, { side: say(`side.${side}`), level: levelText(after) }),
    );
  });
  const { vpAfterE1, vp } = answer;
  return [
    ...rises,
    ...e4.applied.map(({ id, rule, value }) =>
      value
        ? step(id, rule, say(`step.${id}`, { vp: value }), { before: vpAfterE1, after: vp })
        : step(id, rule, say(`step.${id}`)),
    ),
  ];
}

/** The rule that ends the game. */
export function endRule({ input, answer }: WarFinding): Rule {
  switch (answer.end?.reason) {
    case 'automatic':
      return answer.end.result === 'central' ? '5.2.1' : '5.2.2';
    case 'armistice':
      return '16.2.1';
    case 'total-war':
      return '5.4.1';
    case 'peace':
      return input.tournament ? '5.6.4' : '16.5.2';
    default:
      return LAST_TURN_RULE[input.scenario];
  }
}

function endSteps(finding: WarFinding): readonly Step[] {
  const { answer, row, atEnd, drawTurned } = finding;
  const { end } = answer;
  if (!end) return [];
  const why = step('end', endRule(finding), say(`step.end.${end.reason}`));
  if (end.reason === 'peace') return [why];
  if (end.reason === 'automatic')
    return [why, ...atEnd.applied.map(({ id }) => step(id, '5.6.2.1', say(`step.${id}Ignored`)))];
  const vp = answer.vp + sumOf(atEnd.applied);
  return present(
    why,
    atEnd.applied.map(({ id, rule, value }) =>
      step(id, rule, say(`step.${id}`, { bid: value }), { before: answer.vp, after: vp }),
    ),
    drawTurned && step('drawTurned', '5.6.3', say('step.drawTurned')),
    step('result', RESULT_RULE[row] ?? '5.1.1', say('step.result', { vp, result: say(`result.${end.result}`) })),
  );
}

/** The segments in their order. */
export function stepsOf(finding: WarFinding): readonly Step[] {
  const { input, thresholds, e1, answer } = finding;
  const { vpAfterE1, combined } = answer;
  const reason = answer.end?.reason;
  if (input.peaceAccepted) return endSteps(finding);
  const { central: high, allied: low } = thresholds.automatic;
  const { armistice } = thresholds;
  return present(
    step('e1', '6.0.E.1', say('step.e1'), { before: input.vp, after: vpAfterE1 }),
    e1.applied.map(({ id, rule, value }) => step(id, rule, say(`step.${id}`, { vp: signed(value) }))),
    step('e2', '6.0.E.2', say(reason === 'automatic' ? 'step.e2Won' : 'step.e2', { vp: vpAfterE1, high, low })),
    reason !== 'automatic' &&
      step('e3', '6.0.E.3', say(reason === 'armistice' ? 'step.e3Armistice' : 'step.e3', { combined, armistice })),
    levelSteps(finding),
    endSteps(finding),
  );
}

/** Changes of E.1 and other rules that were looked at and do not hold. */
export const notAppliedOf = ({ unchecked, e1, e4, atEnd }: WarFinding): readonly NotApplied[] =>
  present(
    failedLines(e1.not, (reason) => say(`not.${reason}`)),
    unchecked && notApplied('levels', unchecked.rule, say(`not.${unchecked.id}`)),
    failedLines([...e4.not, ...atEnd.not], (reason) => say(`not.${reason}`)),
  );

/** War Status 4 lifts the limits on the coast and on Russian forts, and stays (11.1.9, 15.1.10, 16.1.5). */
export const freed = ({ central, centralLevel }: WarFinding['input']): boolean =>
  central >= LIMITED_WAR_FROM || centralLevel !== 'mobilization';

/** Rulings that the answer rests on. */
export const openOf = ({ input, bonus, answer: { end, changes, combined } }: WarFinding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'order', rule: '6.0.E.1', dispute: 'vp-before-automatic-victory', when: true },
    { id: 'exact', rule: '5.2.1', dispute: 'automatic-victory-exact', when: end?.reason === 'automatic' },
    { id: 'points', rule: '5.1.2', when: changes.length > 0 },
    { id: 'bid', rule: '5.6.2', dispute: 'tournament-bid', when: input.tournament },
    { id: 'bonus', rule: '5.1.3', dispute: 'first-to-level-moment', when: bonus > 0 },
    { id: 'immediate', rule: '11.1.9', dispute: 'war-status-4-immediate', when: freed(input) && !end },
    {
      id: 'combined',
      rule: '16.1.6',
      params: { combined },
      when: input.combined === undefined && (input.centralLevel === 'total' || input.alliedLevel === 'total'),
    },
    {
      id: 'bolshevik',
      rule: '16.4.6',
      dispute: 'bolshevik-next-turn',
      when: input.russia === 'fall-of-the-tsar',
    },
    {
      id: 'overThere',
      rule: '16.3.4',
      dispute: 'over-there-next-turn',
      when: input.unitedStates === 'zimmermann',
    },
  ]);
