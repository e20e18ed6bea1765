import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { atEndOfRetreat } from '@/lib/games/grand-illusion/entrenching/bars';
import type { EntrenchInput } from '@/lib/games/grand-illusion/entrenching/fields';
import type { EntrenchFinding } from '@/lib/games/grand-illusion/entrenching/finding';

const say = sayIn('entrench');

export const factsOf = ({ input: { what, side, retreat, own, enemy, trench } }: EntrenchFinding): readonly Fact[] =>
  present(
    what === 'build' && fact(say(`facts.retreat.${retreat}`), '9.7.1'),
    what === 'build' && fact(say(`facts.side.${side}`), '9.7.2'),
    fact(
      say('facts.infantry', { own: say(`options.own.${own}`), enemy: say(`options.enemy.${enemy}`) }),
      what === 'build' ? '9.7.2' : '11.2.8',
    ),
    fact(say('facts.trench', { trench }), '9.7.3'),
  );

/** What a trench does, for whoever has one before him. */
const EFFECTS: readonly (readonly [id: string, rule: Rule])[] = [
  ['drm', '9.3.1.b'],
  ['both', '9.7.2'],
  ['forts', '9.2.1'],
  ['retreat', '9.4.2'],
  ['stays', '9.7.2'],
];

const effectsOf = (level: number): readonly ValueRow[] =>
  EFFECTS.map(([id, rule]) => valueRow(say(`effects.${id}.label`), say(`effects.${id}.value`, { level }), rule));

export const openOf = ({ input }: EntrenchFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: `germansFirst.${input.firstReading}`,
      rule: '9.7.2',
      dispute: 'trenches-german-first',
      when: input.what === 'build' && input.side === 'allied' && input.retreat === 'done' && !input.germansDug,
    },
    {
      id: 'improve',
      rule: '11.2.8',
      dispute: 'trench-upgrade-units',
      when: input.what === 'improve' && input.trench === 1,
    },
  ]);

/** The rule by which the trench comes or improves. */
function ruleOf(input: EntrenchInput): Rule {
  if (input.what === 'improve') return '11.2.8';
  return atEndOfRetreat(input) ? '8.7.3' : '9.7.2';
}

function doneStep({ input, level }: EntrenchFinding): Step {
  const retreat = input.what === 'build' && atEndOfRetreat(input);
  const done = input.what === 'improve' ? 'improved' : retreat ? 'built.retreat' : 'built.normal';
  return step('done', ruleOf(input), say(done), { before: input.trench, after: level });
}

export const stepsOf = (finding: EntrenchFinding): readonly Step[] =>
  present(
    barLines(finding.barred, (id) => say(`bar.${id}`)),
    finding.allowed && doneStep(finding),
  );

export const notAppliedOf = ({ input, free }: EntrenchFinding): readonly NotApplied[] =>
  barLines(free, (reason) => say(`free.${reason}`, { caps: input.caps }));

export const blocksOf = ({ input, barred: [bar], level }: EntrenchFinding): readonly Block[] => [
  bar
    ? verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`) }), 'no', bar.rule)
    : verdictBlock(say(`verdict.${input.what}`), 'yes', ruleOf(input)),
  ...(level > 0 ? valuesBlock('effects', say('effects.title'), effectsOf(level)) : []),
];
