import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { calculator } from '@/lib/calc/calculator';
import type {
  Block,
  Evaluation,
  Fact,
  NotApplied,
  OpenPoint,
  Refusal,
  Step,
  TextParam,
  ValueRow,
} from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  onMap,
  replacementsSchema,
  settleReplacements,
  type Pool,
  type ReplacementsFinding,
  type ReplacementsInput,
  type Request,
} from '@/lib/games/nach-paris/organisation/replacements';

export interface ReplacementsAnswer {
  readonly units: readonly { readonly barred: readonly string[]; readonly price: number; readonly served: boolean }[];
  /** by kind, in replacements (halves as .5) */
  readonly pools: Readonly<
    Record<
      Pool['id'],
      {
        readonly cost: number;
        readonly spent: number;
        readonly saved: number;
        readonly halfLost: boolean;
        readonly short: number;
      }
    >
  >;
}

const say = sayIn('replacements');
/** Halves in replacements: 3 is 1.5. */
const rep = (halves: number): number => halves / 2;
const nameOf = ({ unit, index }: Request): TextParam =>
  unit.name === '' ? say('unit', { n: index + 1, kind: say(`options.kind.${unit.kind}`), rank: unit.rank }) : unit.name;

function impossible({ units }: ReplacementsInput): Refused | undefined {
  const cav = units.findIndex((unit) => onMap(unit) && unit.kind === 'cav' && unit.lost > 2);
  if (cav >= 0) return illegal(`units.${cav}.lost`, units[cav]?.lost, say('refused.cavLost'), '2.4.4');
  const odd = units.findIndex(({ fourteenth, kind }) => fourteenth && kind !== 'inf');
  return odd >= 0 ? illegal(`units.${odd}.fourteenth`, true, say('refused.fourteenth'), '14.1.3') : undefined;
}

const factsOf = ({ input }: ReplacementsFinding): readonly Fact[] => [
  fact(say('facts.available', { inf: input.inf, cav: input.cav }), '14.1.1'),
  fact(say('facts.units', { count: input.units.length }), '14.1.2'),
];

const priceRule = ({ unit }: Request): string => (unit.state === 'consolidated' ? '14.1.5' : '14.1.3');

function unitSteps(request: Request): readonly Step[] {
  const who = nameOf(request);
  if (request.barred.length)
    return barSteps('replacements', request.barred, { who, hexes: request.unit.railway }).map((step) => ({
      ...step,
      id: `${step.id}-${request.index}`,
    }));
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

function notAppliedOf({ all }: ReplacementsFinding): readonly NotApplied[] {
  const [only] = all;
  return only && all.length === 1 ? barsMet('replacements', only.free, { hexes: only.unit.railway }) : [];
}

function verdictOf({ all, pools }: ReplacementsFinding): Block {
  const able = pools.flatMap(({ requests }) => requests);
  const served = pools.flatMap((pool) => pool.served);
  const [first] = all;
  const [bar] = first?.barred ?? [];
  if (all.length === 1 && first && bar)
    return verdictBlock(
      say('verdict.barred', {
        why: say(`bar.${bar.id}`, { who: nameOf(first), hexes: first.unit.railway }),
      }),
      'no',
      bar.rule,
    );
  if (!able.length)
    return verdictBlock(say(all.length ? 'verdict.none' : 'verdict.empty'), all.length ? 'no' : 'neutral', '14.1.2');
  const short = pools.filter(({ cost, available }) => cost > available).map(({ cost, available }) => cost - available);
  if (!short.length)
    return verdictBlock(
      say('verdict.all', {
        served: served.length,
        cost: rep(pools.reduce((sum, { cost }) => sum + cost, 0)),
      }),
      'yes',
      '14.1.3',
    );
  return verdictBlock(
    say('verdict.short', {
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
  const who = nameOf(request);
  const label = typeof who === 'object' && 'key' in who ? who : say('named', { who });
  if (bar) return valueRow(label, say('values.barred'), bar.rule);
  return valueRow(
    label,
    say(served.includes(request) ? 'values.price' : 'values.unserved', { price: rep(request.price) }),
    priceRule(request),
  );
}

function blocksOf(finding: ReplacementsFinding): readonly Block[] {
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

function openOf({ input: { units, inf, cav }, pools }: ReplacementsFinding): readonly OpenPoint[] {
  const finest = units.some(({ kind, rank }) => kind === 'cav' && rank === 'A+');
  const rebuilt = units.some(({ state }) => state === 'consolidated');
  return openPoints(say, [
    { id: 'cavalry', rule: '14.1.3', dispute: 'replacement-cav-aplus', when: finest },
    { id: 'rebuild', rule: '14.1.5', dispute: 'rebuilt-unit', when: rebuilt },
    { id: 'half', rule: '14.1.4', dispute: 'replacement-halves', when: pools.some(({ halfLost }) => halfLost) },
    { id: 'kinds', rule: '14.1.1', dispute: 'replacement-halves', when: inf > 0 && cav > 0 },
  ]);
}

function dataOf({ all, pools }: ReplacementsFinding): ReplacementsAnswer {
  const served = pools.flatMap((pool) => pool.served);
  const figures = (id: Pool['id']) => {
    const {
      cost = 0,
      spent = 0,
      saved = 0,
      halfLost = false,
      available = 0,
    } = pools.find((pool) => pool.id === id) ?? {};
    return { cost: cost / 2, spent: spent / 2, saved, halfLost, short: Math.max(0, cost - available) / 2 };
  };
  return {
    units: all.map((one) => ({
      barred: one.barred.map(({ id }) => id),
      price: one.price / 2,
      served: served.includes(one),
    })),
    pools: { inf: figures('inf'), cav: figures('cav') },
  };
}

function evaluate(input: ReplacementsInput): Result<Evaluation<ReplacementsAnswer>, Refusal> {
  const refused = impossible(input);
  if (refused) return refused;
  const finding = settleReplacements(input);
  const steps = [...finding.all.flatMap(unitSteps), ...finding.pools.flatMap(poolSteps), ...idleSteps(finding)];
  return ok({
    facts: factsOf(finding),
    steps,
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data: dataOf(finding) },
    open: openOf(finding),
  });
}

/** Which units may absorb replacements, what each costs and what is left over (14). */
export const replacements = calculator({
  id: 'nach-paris/replacements',
  game: 'nach-paris',
  tables: ['replacements'],
  schema: replacementsSchema,
  evaluate,
});
