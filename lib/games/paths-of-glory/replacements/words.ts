import type { Block, Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import { fact, notApplied, partStep, present, sayIn, step, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import type { PogData, UnitType } from '@/lib/games/paths-of-glory/data';
import { bestBlock, chartRows, placeRows, poolBlock } from '@/lib/games/paths-of-glory/replacements/blocks';
import { COSTS, type ReplacementsFinding, type Unrecorded } from '@/lib/games/paths-of-glory/replacements/finding';
import { POOLS, type Pool, type Restorable } from '@/lib/games/paths-of-glory/replacements/losses';

const say = sayIn('replacements');

/** What keeps points from being recorded. */
export const NEUTRALS = [{ id: 'neutral', rule: '9.4.1' }] as const;
const neutralSteps = (unrecorded: readonly Unrecorded[]): readonly Step[] =>
  NEUTRALS.flatMap(({ id, rule }) =>
    unrecorded.map(({ pool, points }) =>
      partStep(id, `${id}-${pool}`, rule, say(`step.${id}`, { pool: say(`options.neutral.${pool}`), points })),
    ),
  );

/** The steps that say which units a rule keeps from taking replacements. */
const excludedSteps = ({ exclusions }: Restorable): readonly Step[] =>
  exclusions.flatMap(({ id, rule, losses }) =>
    losses.map(({ type, distant }): Step =>
      partStep(id, `${id}-${type.id}`, rule, say(`step.${id}`, { unit: type.name, count: distant })),
    ),
  );

function nothingBlock(found: Restorable, unrecorded: readonly Unrecorded[]): Block {
  const [first] = [...excludedSteps(found), ...neutralSteps(unrecorded)];
  return verdictBlock(
    first ? say('verdict.nothingWhy', { why: first.text }) : say('verdict.nothing'),
    'no',
    first?.rule ?? '17.1.1',
  );
}

export function blocksOf({ input, restorable, pools, unrecorded }: ReplacementsFinding): readonly Block[] {
  if (pools.length === 0) return [nothingBlock(restorable, unrecorded)];
  const rows = placeRows(restorable.places, input.parisFull, pools);
  const lit = chartRows(pools).map((row) => ({ row, column: 'rp', role: 'use' as const }));
  return present(
    bestBlock(pools, idleOf({ input, pools })),
    pools.flatMap(poolBlock),
    valuesBlock('places', say('place.title'), rows),
    {
      kind: 'chart',
      id: 'prices',
      table: COSTS,
      title: say('prices'),
      lit,
    },
  );
}

export const factsOf = ({ input, losses }: ReplacementsFinding): readonly Fact[] => [
  ...POOLS.filter((pool) => (input.points[pool] ?? 0) > 0).map((pool): Fact =>
    fact(say('facts.points', { pool, points: input.points[pool] ?? 0 }), '17.1.1'),
  ),
  ...losses.map(({ type, reduced, eliminated }): Fact =>
    fact(say('facts.loss', { unit: type.name, reduced, eliminated }), '17.1.4'),
  ),
];

/** Markers whose points restore nothing. */
const idleOf = ({ input, pools }: Pick<ReplacementsFinding, 'input' | 'pools'>): readonly Pool[] =>
  POOLS.filter((pool) => (input.points[pool] ?? 0) > 0 && pools.every((other) => other.pool !== pool));

export function stepsOf({ input, restorable, pools, us, unrecorded }: ReplacementsFinding): readonly Step[] {
  const spent = pools.map(({ pool, points: available, plans }): Step =>
    step(
      `spend-${pool}`,
      '17.1.2',
      say('step.spend', { pool, most: Math.max(...plans.map(({ cost }) => cost)), points: available }),
    ),
  );
  const idle = idleOf({ input, pools });
  return [
    step('order', '6.0.F', say('step.order')),
    ...neutralSteps(unrecorded),
    ...excludedSteps(restorable),
    step('prices', '17.1.4', say('step.prices')),
    ...spent,
    ...idle.map((pool): Step =>
      step(`idle-${pool}`, '17.1.2', say('step.idle', { pool, points: input.points[pool] ?? 0 })),
    ),
    ...us.applied.map(({ id, rule }) => step(id, rule, say(`step.${id}`))),
  ];
}

/** Units that could be restored, whose own marker has no points: no other marker's serve them (17.1.1, 17.1.1.1). */
const pointless = ({ input, restorable: { damage } }: ReplacementsFinding): readonly UnitType[] =>
  damage.flatMap(({ type }) => (POOLS.some((pool) => pool === type.rp && (input.points[pool] ?? 0) > 0) ? [] : [type]));

export const notAppliedOf = (finding: ReplacementsFinding): readonly NotApplied[] => [
  ...pointless(finding).map((type) =>
    notApplied(`points-${type.id}`, type.rp === 'A' ? '17.1.1.1' : '17.1.1', say('not.points', { unit: type.name })),
  ),
  ...(finding.unrecorded.length ? [] : NEUTRALS.map(({ id, rule }) => notApplied(id, rule, say(`not.${id}`)))),
  ...finding.restorable.exclusions
    .filter(({ losses }) => losses.length === 0)
    .map(({ id, rule }) => notApplied(id, rule, say(`not.${id}`))),
  ...failedLines(finding.us.not, (reason) => say(`not.${reason}`)),
];

/** Nations whose points some events change in the Replacement Phase. */
const CHANGED_BY_EVENTS = ['GE', 'BR', 'RU'] as const;

export const openOf = (
  {
    input: { besieged, lost, points, capitalReading, austriaReading },
    restorable: { exclusions, damage },
    pools,
  }: ReplacementsFinding,
  { spaces }: PogData,
): readonly OpenPoint[] =>
  present(
    besieged.length || exclusions.some(({ id, losses }) => id === 'capital' && losses.length > 0)
      ? { text: say(`open.capital.${capitalReading}`), rule: '17.1.3', dispute: 'capital-occupied-or-besieged' }
      : [],
    (exclusions.some(
      ({ id, losses }) => id === 'capital' && losses.some(({ type }) => type.nation === 'austria-hungary'),
    ) ||
      (austriaReading === 'both' &&
        spaces.some(({ id, capitalOf }) => capitalOf === 'austria-hungary' && lost.some((one) => one === id)))) && {
      text: say(`open.austria.${austriaReading}`),
      rule: '17.1.3',
      dispute: 'austria-two-capitals',
    },
    CHANGED_BY_EVENTS.some((pool) => (points[pool] ?? 0) > 0) && { text: say('open.events'), rule: '9.5.1.1' },
    pools.some(({ pool }) => pool === 'A') && {
      text: say('open.halves'),
      rule: '17.1.1.1',
      dispute: 'a-point-two-nations',
    },
    damage.some(({ type }) => type.id === 'mn-corps') && {
      text: say('open.montenegro'),
      rule: '13.1.10',
      dispute: 'montenegro-sr',
    },
    { text: say('open.forever'), rule: '12.4.4', dispute: 'oos-army-lost-forever' },
  );
