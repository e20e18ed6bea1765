import { barLines, sortBars } from '@/lib/calc/bars';
import { calculator } from '@/lib/calc/calculator';
import type { Block, Evaluation, Fact, OpenPoint, Refusal, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { ok, type Result } from '@/lib/core/result';
import { PORTS } from '@/lib/games/grand-illusion/map/places';
import {
  barsOf,
  costOf,
  EVERY_BARS,
  isAbroadEarly,
  isFree,
  isFreeFromStart,
  RAIL_BARS,
  RAIL_FROM,
  RAIL_HEXES,
  SEA_BARS,
  touchesAntwerp,
} from '@/lib/games/grand-illusion/strategic/bars';
import { strategicSchema, type StrategicInput } from '@/lib/games/grand-illusion/strategic/fields';

const say = sayIn('strategic');

export interface StrategicAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** CAPS that it costs */
  readonly cost: number;
  /** by sea: hexes that may be reached from the port */
  readonly ports: readonly number[];
}

/** The ports to the west of one: those with a lower number (10.4). */
const portsFrom = ({ by, from }: StrategicInput): readonly number[] =>
  by === 'sea' ? PORTS.map(Number).filter((n) => n < Number(from)) : [];

const factsOf = ({ by, nation, kind, units, turn, caps, hexes, from, to }: StrategicInput): readonly Fact[] => [
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
  fromStart: isFreeFromStart(input) ? 'yes' : 'no',
});

function stepsOf(
  input: StrategicInput,
  barred: readonly { readonly id: string; readonly rule: string }[],
): readonly Step[] {
  const rail = input.by === 'rail';
  const allowed = barred.length === 0;
  return present(
    barLines(barred, (id) => say(`bar.${id}`, barParams(input))),
    allowed && step('way', rail ? '10.2' : '10.4', say(rail ? 'step.rail' : 'step.sea', { limit: RAIL_HEXES })),
    allowed && isFree(input) && step('free', '8.4.9.g', say('step.free')),
    allowed && step('cost', '10.1', say('step.cost', { cost: costOf(input) })),
  );
}

const rowsOf = (input: StrategicInput, allowed: boolean): readonly ValueRow[] =>
  present(
    allowed && valueRow(say('rows.left'), say('rows.caps', { n: input.caps - costOf(input) }), '10.1'),
    input.by === 'sea' &&
      valueRow(
        say('rows.ports', { from: input.from }),
        say('rows.list', { list: portsFrom(input).join(', ') || '–' }),
        '10.4',
      ),
    valueRow(say('rows.stacking'), say('rows.end'), '10.1'),
  );

const openOf = (input: StrategicInput): readonly OpenPoint[] =>
  openPoints(say, [
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

function evaluate(input: StrategicInput): Result<Evaluation<StrategicAnswer>, Refusal> {
  const { barred, free } = sortBars(barsOf(input), input);
  const [bar] = barred;
  const cost = costOf(input);
  const params = barParams(input);
  const verdict: Block = bar
    ? verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, params) }), 'no', bar.rule)
    : verdictBlock(say('verdict.yes', { cost }), 'yes', '10.1');
  return ok({
    facts: factsOf(input),
    steps: stepsOf(input, barred),
    notApplied: barLines(free, (id) => say(`free.${id}`, params)),
    outcome: {
      blocks: [verdict, ...valuesBlock('rows', say('rows.title'), rowsOf(input, !bar))],
      data: { allowed: !bar, barred: barred.map(({ id }) => id), cost, ports: portsFrom(input) },
    },
    open: openOf(input),
  });
}

/** Who may move by rail or sea, when, how far and for how many CAPS (10.0 to 10.4). */
export const strategic = calculator({
  id: 'grand-illusion/strategic',
  game: 'grand-illusion',
  tables: [],
  modifiers: [{ list: RAIL_BARS }, { list: SEA_BARS }, { list: EVERY_BARS }],
  schema: strategicSchema,
  evaluate,
});
