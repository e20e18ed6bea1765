import { sayIn } from '@/lib/calc/ledger';
import { text, type NotApplied, type OpenPoint, type Step } from '@/lib/calc/evaluation';
import { boardingOf, type Boarding } from '@/lib/games/nach-paris/rail/boarding';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { BOARDING_COST } from '@/lib/games/nach-paris/tables/rail';

const say = sayIn('rail');

export interface BoardAnswer {
  readonly mode: 'board';
  readonly row: Boarding['row']['id'];
  readonly capacity: number;
  readonly halved: boolean;
  readonly steps: number;
  readonly fits: boolean;
  readonly mf: number;
}

/** Capacity and cost of boarding and leaving trains in a hex (12.2.1). */
export function boardPart(input: RailInput): RailPart<BoardAnswer> {
  const { line, end, terrain, city, steps, mobility } = input;
  const boarding = boardingOf({
    line,
    deadEnd: end === 'dead',
    last: end === 'last' ? 'yes' : end === 'structure' ? 'structure' : 'no',
    terrain,
    city,
    station: city,
  });
  const mf = BOARDING_COST[mobility];
  const fits = steps <= boarding.capacity;
  const params = { steps, capacity: boarding.capacity, mf };
  return {
    facts: [
      {
        text: say('facts.board', {
          line: say(`options.line.${line}`),
          city: say(`options.city.${city}`),
          terrain: text(`unit.options.terrain.${terrain}`),
          end: say(`options.end.${end}`),
        }),
        rule: '12.2.1',
      },
    ],
    steps: [
      ...boardingSteps(boarding),
      {
        id: 'cost',
        rule: '12.2.1',
        text: say(mobility === 'rail' ? 'step.railOnly' : 'step.cost', {
          mf,
          mobility: text(`unit.options.mobility.${mobility}`),
        }),
      },
    ],
    notApplied: [
      ...halvedNot(boarding, end),
      ...(end === 'dead' ? [] : [{ id: 'deadEnd', rule: '12.2.1', text: say('not.deadEnd') }]),
      ...(end === 'structure' ? [] : [{ id: 'structure', rule: '16.1.9', text: say('not.structure') }]),
    ],
    blocks: [
      {
        kind: 'verdict',
        text: say(fits ? 'verdict.fits' : 'verdict.tooMany', { ...params, over: steps - boarding.capacity }),
        tone: fits ? 'yes' : 'no',
        rule: '12.2.1',
      },
      {
        kind: 'values',
        id: 'board',
        title: say('value.board'),
        rows: [
          {
            label: say('value.capacity'),
            value: say('value.steps', { steps: boarding.capacity }),
            rule: '12.2.1',
          },
          { label: say('value.cost'), value: say('value.mf', { mf }), rule: '12.2.1' },
        ],
      },
    ],
    open: [...boardingOpen(boarding, end), OPEN_POINTS.columns, OPEN_POINTS.embark, OPEN_POINTS.period],
    data: {
      mode: 'board',
      row: boarding.row.id,
      capacity: boarding.capacity,
      halved: boarding.halved,
      steps,
      fits,
      mf,
    },
  };
}

/** Why a capacity is not halved. */
export function halvedNot({ halved, row }: Boarding, end: RailInput['end']): readonly NotApplied[] {
  const id =
    end === 'dead' ? 'deadEndWhole' : !row.halves ? 'rowWhole' : end === 'structure' ? 'structureWhole' : 'last';
  return halved ? [] : [{ id: 'halved', rule: '12.2.1', text: say(`not.${id}`) }];
}

/** The row of the table, and its halving. */
export const boardingSteps = ({ row, halved, capacity }: Boarding): readonly Step[] => [
  {
    id: 'row',
    rule: '12.2.1',
    text: say('step.row', { row: say(`row.${row.id}`), capacity: row.capacity }),
  },
  ...(halved
    ? [{ id: 'halved', rule: '12.2.1', text: say('step.halved'), before: row.capacity, after: capacity }]
    : []),
];

export const boardingOpen = ({ halved }: Boarding, end: RailInput['end']): readonly OpenPoint[] => [
  ...(end === 'structure' ? [OPEN_POINTS.structure] : []),
  ...(end === 'dead' || halved ? [OPEN_POINTS.deadEnd] : []),
];
