import { barLines } from '@/lib/calc/bars';
import { saidFaces } from '@/lib/calc/dice';
import type { Block, DieFaces, Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import {
  eitherRows,
  fact,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  verdictBlock,
} from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import type { EntrenchFinding } from '@/lib/games/paths-of-glory/entrench/finding';

const say = sayIn('entrench');

export const factsOf = ({ input, units, army }: EntrenchFinding): readonly Fact[] =>
  present(
    fact(say('facts.stack', { units: units.length }), '10.1.1'),
    army && fact(say('facts.army', { army: army.name, lf: army.full.lf }), '11.2.2', input.army === undefined),
    fact(say('facts.level', { level: input.level }), '11.2.3'),
    fact(say(input.event ? 'facts.event' : 'facts.noEvent'), '11.2.1', input.event),
  );

export const stepsOf = ({
  input,
  barred,
  army,
  drm,
  answer: { allowed, upTo, result, level },
}: EntrenchFinding): readonly Step[] =>
  present(
    barLines(barred, (id) => say(`step.${id}`)),
    allowed && army && step('roll', '11.2.2', say('step.roll', { army: army.name, lf: army.full.lf })),
    drm.applied.map(({ id, rule }) =>
      step(id, rule, say(`step.${id}`, { upTo }), { before: army?.full.lf, after: upTo }),
    ),
    result !== null &&
      step('result', '11.2.2', say(`step.${result}`, { die: input.die ?? 0, upTo }), {
        before: input.level,
        after: level,
      }),
    allowed && step('others', '11.2.1', say('step.others')),
  );

export const notAppliedOf = ({ free, drm }: EntrenchFinding): readonly NotApplied[] => [
  ...barLines(free, (id) => say(`not.${id}`)),
  ...failedLines(drm.not, (reason) => say(`not.${reason}`)),
];

function verdictOf({ barred, answer }: EntrenchFinding): Block {
  const [bar] = barred;
  if (bar) return verdictBlock(say('verdict.barred', { why: say(`step.${bar.id}`) }), 'no', bar.rule);
  if (answer.result === 'success')
    return verdictBlock(say('verdict.success', { level: answer.level }), 'yes', '11.2.2');
  if (answer.result === 'failure') return verdictBlock(say('verdict.failure'), 'no', '11.2.2');
  return verdictBlock(say('verdict.needs', { upTo: answer.upTo }), 'neutral', '11.2.2');
}

function oddsOf({ answer }: EntrenchFinding): readonly Block[] {
  if (!answer.allowed) return [];
  const now = eitherRows(answer.chance, say('odds.success'), say('odds.failure'));
  const later = answer.rounds.map(({ level1, level2 }, i) =>
    answer.level >= 1
      ? oddsRow(say('odds.level2', { round: i + 1 }), level2)
      : oddsRow(say('odds.level1', { round: i + 1 }), level1, undefined, [oddsRow(say('odds.ofWhich'), level2)]),
  );
  return present(
    !answer.result && oddsBlock('now', say('odds.nowTitle', { upTo: answer.upTo }), now),
    answer.level !== 2 && oddsBlock('rounds', say(answer.result ? 'odds.afterTitle' : 'odds.roundsTitle'), later),
  );
}

function choiceOf({ armies, army, input }: EntrenchFinding): readonly Block[] {
  const kinds = armies.filter((type, i) => armies.findIndex(({ id }) => id === type.id) === i);
  if (kinds.length < 2) return [];
  const options = kinds.map((type) => ({
    id: type.id,
    text: say('choice', { army: type.name, lf: type.full.lf }),
    ...(type === army && input.army === undefined ? { assumed: true } : {}),
  }));
  return [{ kind: 'choices', id: 'army', title: say('choiceTitle'), rule: '11.2.2', options }];
}

export const openOf = ({ armies, input }: EntrenchFinding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'event', rule: '11.2.1', dispute: 'trench-event-both-sides', when: true },
    { id: 'moment', rule: '11.2.2', dispute: 'entrench-roll-moment', when: true },
    { id: 'oneDie', rule: '11.2.2', dispute: 'entrench-one-die', when: armies.length > 1 },
    { id: 'option', rule: '11.2.9', when: input.secondTry },
  ]);

/** What each face of the roll does (11.2.2). */
export const facesOf = ({ answer: { allowed, upTo } }: EntrenchFinding): readonly DieFaces[] =>
  allowed
    ? [saidFaces('die', say('face.needs', { upTo }), (face) => say(face <= upTo ? 'face.success' : 'face.failure'))]
    : [];

export const blocksOf = (finding: EntrenchFinding): readonly Block[] => [
  verdictOf(finding),
  ...oddsOf(finding),
  ...choiceOf(finding),
];
