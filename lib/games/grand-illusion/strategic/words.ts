import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import {
  costOf,
  isAbroadEarly,
  isFree,
  RAIL_FROM,
  RAIL_HEXES,
  setsSail,
  touchesAntwerp,
} from '@/lib/games/grand-illusion/strategic/bars';
import type { StrategicInput } from '@/lib/games/grand-illusion/strategic/fields';
import type { StrategicFinding } from '@/lib/games/grand-illusion/strategic/finding';

const say = sayIn('strategic');

export const factsOf = ({
  input: { by, nation, kind, units, turn, caps, hexes, from, to },
}: StrategicFinding): readonly Fact[] => [
  fact(say('facts.who', { units, kind: say(`kinds.${kind}`), nation: say(`nations.${nation}`) }), '10.1'),
  fact(by === 'rail' ? say('facts.rail', { hexes }) : say('facts.sea', { from, to }), by === 'rail' ? '10.2' : '10.4'),
  fact(say('facts.turn', { turn, caps }), '10.1'),
];

/** What the sentences about the bars need to name. */
const barParams = (input: StrategicInput) => ({
  limit: RAIL_HEXES,
  cost: costOf(input),
  caps: input.caps,
  rail: input.railReading,
});

export function stepsOf({ input, barred, allowed, cost }: StrategicFinding): readonly Step[] {
  const rail = input.by === 'rail';
  return present(
    barLines(barred, (id) => say(`bar.${id}`, barParams(input))),
    allowed && step('way', rail ? '10.2' : '10.4', say(rail ? 'step.rail' : 'step.sea', { limit: RAIL_HEXES })),
    allowed && isFree(input) && step('free', '8.4.9.g', say('step.free')),
    allowed && step('cost', '10.1', say('step.cost', { cost, free: isFree(input) ? 'yes' : 'no' })),
  );
}

const rowsOf = ({ input, allowed, cost, ports }: StrategicFinding): readonly ValueRow[] =>
  present(
    allowed && valueRow(say('rows.left'), say('rows.caps', { n: input.caps - cost }), '10.1'),
    setsSail(input) &&
      valueRow(say('rows.ports', { from: input.from }), say('rows.list', { list: ports.join(', ') || '–' }), '10.4'),
    valueRow(say('rows.stacking'), say('rows.end'), '10.1'),
  );

export const notAppliedOf = ({ input, free }: StrategicFinding): readonly NotApplied[] =>
  barLines(free, (id) => say(`free.${id}`, barParams(input)));

export function blocksOf(finding: StrategicFinding): readonly Block[] {
  const { input, barred, cost } = finding;
  const [bar] = barred;
  return [
    bar
      ? verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, barParams(input)) }), 'no', bar.rule)
      : verdictBlock(say('verdict.yes', { cost }), 'yes', cost ? '10.1' : '8.4.9.g'),
    ...valuesBlock('rows', say('rows.title'), rowsOf(finding)),
  ];
}

export const openOf = ({ input }: StrategicFinding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'free', rule: '8.4.9.g', dispute: 'emergency-free-corps', when: isFree(input) },
    {
      id: `frenchHa.${input.haReading}`,
      rule: '10.1',
      dispute: 'french-ha-strategic',
      when: input.nation === 'french' && input.kind === 'ha',
    },
    {
      id: `earlySea.${input.seaReading}`,
      rule: '10.3',
      dispute: 'strategic-movement-gt1-2-sea',
      when: input.by === 'sea' && input.turn < RAIL_FROM,
    },
    {
      id: `contested.${input.portReading}`,
      rule: '10.4',
      dispute: 'contested-port',
      when: input.by === 'sea' && input.contested,
    },
    {
      id: `abroad.${input.railReading}`,
      rule: '10.3',
      dispute: 'rail-germans-before-gt5',
      when: isAbroadEarly(input),
    },
    {
      id: `holland.${input.hollandReading}`,
      rule: '13.3.4.b5',
      dispute: 'holland-sea',
      when: input.by === 'sea' && input.holland && input.nation === 'french' && touchesAntwerp(input),
    },
  ]);
