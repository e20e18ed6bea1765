import { barLines, sortBars } from '@/lib/calc/bars';
import { calculator } from '@/lib/calc/calculator';
import type { Block, Evaluation, Fact, OpenPoint, Refusal, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { ok, type Result } from '@/lib/core/result';
import { atEndOfRetreat, BUILD_BARS, IMPROVE_BARS } from '@/lib/games/grand-illusion/entrenching/bars';
import { entrenchSchema, type EntrenchInput } from '@/lib/games/grand-illusion/entrenching/fields';

const say = sayIn('entrench');

export interface EntrenchAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** level of the hex's trench afterwards: what it adds to every attacker's die */
  readonly level: number;
  readonly caps: number;
}

const factsOf = ({ what, side, retreat, own, enemy, trench }: EntrenchInput): readonly Fact[] =>
  present(
    what === 'build' && fact(say(`facts.retreat.${retreat}`), '9.7.1'),
    what === 'build' && fact(say(`facts.side.${side}`), '9.7.2'),
    fact(say('facts.infantry', { own: say(`options.own.${own}`), enemy: say(`options.enemy.${enemy}`) }), '9.7.2'),
    fact(say('facts.trench', { trench }), '9.7.3'),
  );

/** What a trench does, for whoever has one before him. */
const EFFECTS: readonly (readonly [id: string, rule: string])[] = [
  ['drm', '9.3.1.b'],
  ['both', '9.7.2'],
  ['forts', '9.2.1'],
  ['retreat', '9.4.2'],
  ['stays', '9.7.2'],
];
const effectsOf = (level: number): readonly ValueRow[] =>
  EFFECTS.map(([id, rule]) => valueRow(say(`effects.${id}.label`), say(`effects.${id}.value`, { level }), rule));

const openOf = (input: EntrenchInput): readonly OpenPoint[] =>
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

function evaluate(input: EntrenchInput): Result<Evaluation<EntrenchAnswer>, Refusal> {
  const build = input.what === 'build';
  const { barred, free } = sortBars(build ? BUILD_BARS : IMPROVE_BARS, input);
  const [bar] = barred;
  const level = bar ? input.trench : build ? 1 : 2;
  const rule = build ? '9.7.2' : '11.2.8';
  const done = build ? (atEndOfRetreat(input) ? 'built.retreat' : 'built.normal') : 'improved';
  const steps: readonly Step[] = present(
    barLines(barred, (id) => say(`bar.${id}`)),
    !bar &&
      step('done', atEndOfRetreat(input) && build ? '8.7.3' : rule, say(done), { before: input.trench, after: level }),
  );
  const verdict: Block = bar
    ? verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`) }), 'no', bar.rule)
    : verdictBlock(say(build ? 'verdict.build' : 'verdict.improve'), 'yes', rule);
  return ok({
    facts: factsOf(input),
    steps,
    notApplied: barLines(free, (id) => say(`free.${id}`)),
    outcome: {
      blocks: [verdict, ...(level > 0 ? valuesBlock('effects', say('effects.title'), effectsOf(level)) : [])],
      data: { allowed: !bar, barred: barred.map(({ id }) => id), level, caps: build && !bar ? 1 : 0 },
    },
    open: openOf(input),
  });
}

/** Whether a hex may be entrenched, whether its trench improves, and what a trench does (9.7, 11.2.8). */
export const entrench = calculator({
  id: 'grand-illusion/entrench',
  game: 'grand-illusion',
  tables: [],
  modifiers: [{ list: BUILD_BARS }, { list: IMPROVE_BARS }],
  schema: entrenchSchema,
  evaluate,
});
