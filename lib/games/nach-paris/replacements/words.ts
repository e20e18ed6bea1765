import { barLines, barsMet } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, TextParam, ValueRow } from '@/lib/calc/evaluation';
import {
  fact,
  openPoints,
  partStep,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { onMap, type Pool, type ReplacementsFinding, type Request } from '@/lib/games/nach-paris/replacements/finding';

export const say = sayIn('replacements');

/** Halves in replacements: 3 is 1.5. */
const rep = (halves: number): number => halves / 2;

/** What the sentences about a unit's conditions speak of. */
const given = ({ unit: { railway, supply } }: Request) => ({ hexes: railway, supply });

/** A unit with what its price goes by. */
const nameOf = ({ unit: { name, kind, rank, fourteenth }, index }: Request): Text =>
  say(name === '' ? 'unit' : 'named', {
    n: index + 1,
    name,
    kind: say(`options.kind.${kind}`),
    rank,
    fourteenth: fourteenth ? 'yes' : 'no',
  });

export const factsOf = ({ input, all }: ReplacementsFinding): readonly Fact[] =>
  present(
    fact(say('facts.available', { inf: input.inf, cav: input.cav }), '14.1.1'),
    fact(say('facts.units', { count: input.units.length }), '14.1.2'),
    all.some(({ unit, barred }) => onMap(unit) && !barred.length) && fact(say('facts.conditions'), '14.1.2', true),
  );

const priceRule = ({ unit }: Request): Rule => (unit.state === 'consolidated' ? '14.1.5' : '14.1.3');

function unitSteps(request: Request): readonly Step[] {
  const who = nameOf(request);
  if (request.barred.length)
    return barLines(request.barred, (id) => say(`bar.${id}`, { who, ...given(request) })).map(({ id, rule, text }) =>
      partStep(id, `${id}-${request.index}`, rule, text),
    );
  return [
    step(
      `price-${request.index}`,
      priceRule(request),
      say(request.unit.state === 'consolidated' ? 'step.rebuild' : 'step.price', {
        who,
        price: rep(request.price),
      }),
    ),
  ];
}

const poolSteps = ({ id, available, cost, spent, saved, halfLost, requests, served }: Pool): readonly Step[] =>
  present(
    requests.length
      ? step(
          `total-${id}`,
          '14.1.3',
          say('step.total', {
            kind: say(`options.kind.${id}`),
            cost: rep(cost),
            available: rep(available),
          }),
          { before: rep(available), after: rep(available - spent) },
        )
      : [],
    served.length && cost > available
      ? step(`choice-${id}`, '14.1.2', say('step.choice', { kind: say(`options.kind.${id}`) }))
      : [],
    requests.length && (saved || halfLost)
      ? step(
          `saved-${id}`,
          '14.1.4',
          say('step.saved', {
            kind: say(`options.kind.${id}`),
            saved,
            half: halfLost ? 'yes' : 'no',
          }),
        )
      : [],
  );

/** With no unit in the list there is still something to tell: what may be kept. */
const idleSteps = ({ all }: ReplacementsFinding): readonly Step[] =>
  all.length ? [] : [step('nobody', '14.1.4', say('step.nobody'))];

export const stepsOf = (finding: ReplacementsFinding): readonly Step[] => [
  ...finding.all.flatMap(unitSteps),
  ...finding.pools.flatMap(poolSteps),
  ...idleSteps(finding),
];

export function notAppliedOf({ all }: ReplacementsFinding): readonly NotApplied[] {
  const [only] = all;
  return only && all.length === 1 ? barsMet('replacements', only.free, given(only)) : [];
}

/** How a verdict counts the units that get what they ask for. */
function howMany(all: readonly Request[], served: readonly Request[]): TextParam {
  if (all.length === 1) return all.every(({ unit }) => onMap(unit)) ? 'it' : 'back';
  return served.length === 1 ? 'one' : served.length === all.length ? 'all' : 'some';
}

function verdictOf({ all, pools }: ReplacementsFinding): Block {
  const able = pools.flatMap(({ requests }) => requests);
  const served = pools.flatMap((pool) => pool.served);
  const [first] = all;
  const [bar] = first?.barred ?? [];
  if (all.length === 1 && first && bar)
    return verdictBlock(
      say('verdict.barred', {
        why: say(`bar.${bar.id}`, { who: nameOf(first), ...given(first) }),
      }),
      'no',
      bar.rule,
    );
  if (!able.length)
    return verdictBlock(say(all.length ? 'verdict.none' : 'verdict.empty'), all.length ? 'no' : 'neutral', '14.1.2');
  const barred = all.length - able.length;
  const rest = barred ? say('verdict.rest', { barred }) : '';
  const short = pools.filter(({ cost, available }) => cost > available).map(({ cost, available }) => cost - available);
  if (!short.length) {
    const who = howMany(all, served);
    const cost = rep(pools.reduce((sum, pool) => sum + pool.cost, 0));
    return verdictBlock(
      say('verdict.all', { who, served: served.length, rest, cost }),
      'yes',
      who === 'back' ? '14.1.5' : '14.1.3',
    );
  }
  return verdictBlock(
    say('verdict.short', {
      rest,
      served: served.length,
      able: able.length,
      short: rep(short.reduce((sum, one) => sum + one, 0)),
    }),
    served.length ? 'neutral' : 'no',
    '14.1.3',
  );
}

function unitRow(request: Request, served: readonly Request[]): ValueRow {
  const [bar] = request.barred;
  const label = nameOf(request);
  if (bar) return valueRow(label, say('values.barred'), bar.rule);
  return valueRow(
    label,
    say(served.includes(request) ? 'values.price' : 'values.unserved', { price: rep(request.price) }),
    priceRule(request),
  );
}

export function blocksOf(finding: ReplacementsFinding): readonly Block[] {
  const { all, pools } = finding;
  const served = pools.flatMap((pool) => pool.served);
  const left = pools
    .filter(({ available, requests }) => available > 0 || requests.length)
    .map(({ id, saved, halfLost }): ValueRow =>
      valueRow(say(`values.${id}`), say('values.saved', { saved, half: halfLost ? 'yes' : 'no' }), '14.1.4'),
    );
  return present(
    verdictOf(finding),
    all.length
      ? {
          kind: 'values' as const,
          id: 'units',
          title: say('values.units'),
          rows: all.map((request) => unitRow(request, served)),
        }
      : [],
    valuesBlock('left', say('values.left'), left),
  );
}

/** Whether halves of several units add up in one step (14.1.4). */
const sumsHalves = ({ served }: Pool): boolean => served.filter(({ price }) => price % 2 === 1).length > 1;

/** Whether one kind lacks what is left of the other. */
const wouldExchange = (pools: readonly Pool[]): boolean =>
  pools.some(({ cost, available }) => cost > available) && pools.some(({ saved }) => saved > 0);

export function openOf({ input: { units }, pools }: ReplacementsFinding): readonly OpenPoint[] {
  const finest = units.some(({ kind, rank }) => kind === 'cav' && rank === 'A+');
  const rebuilt = units.some(({ state }) => state === 'consolidated');
  return openPoints(say, [
    { id: 'cavalry', rule: '14.1.3', dispute: 'replacement-cav-aplus', when: finest },
    { id: 'rebuild', rule: '14.1.5', dispute: 'rebuilt-unit', when: rebuilt },
    { id: 'half', rule: '14.1.4', dispute: 'replacement-halves', when: pools.some(sumsHalves) },
    { id: 'kinds', rule: '14.1.1', dispute: 'replacement-halves', when: wouldExchange(pools) },
  ]);
}
