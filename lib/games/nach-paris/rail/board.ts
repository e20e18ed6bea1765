import { fact, notApplied, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
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
      fact(
        say('facts.board', {
          line: say(`options.line.${line}`),
          city: say(`options.city.${city}`),
          terrain: text(`unit.options.terrain.${terrain}`),
          end: say(`options.end.${end}`),
        }),
        '12.2.1',
      ),
    ],
    steps: [
      ...boardingSteps(boarding),
      step(
        'cost',
        '12.2.1',
        say(mobility === 'rail' ? 'step.railOnly' : 'step.cost', {
          mf,
          mobility: text(`unit.options.mobility.${mobility}`),
        }),
      ),
    ],
    notApplied: present(
      halvedNot(boarding, end),
      end !== 'dead' && notApplied('deadEnd', '12.2.1', say('not.deadEnd')),
      end !== 'structure' && notApplied('structure', '16.1.9', say('not.structure')),
    ),
    blocks: [
      verdictBlock(
        say(fits ? 'verdict.fits' : 'verdict.tooMany', { ...params, over: steps - boarding.capacity }),
        fits ? 'yes' : 'no',
        '12.2.1',
      ),
      ...valuesBlock('board', say('value.board'), [
        valueRow(say('value.capacity'), say('value.steps', { steps: boarding.capacity }), '12.2.1'),
        valueRow(say('value.cost'), say('value.mf', { mf }), '12.2.1'),
      ]),
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
  return halved ? [] : [notApplied('halved', '12.2.1', say(`not.${id}`))];
}

/** The row of the table, and its halving. */
export const boardingSteps = ({ row, halved, capacity }: Boarding): readonly Step[] =>
  present(
    step('row', '12.2.1', say('step.row', { row: say(`row.${row.id}`), capacity: row.capacity })),
    halved && step('halved', '12.2.1', say('step.halved'), { before: row.capacity, after: capacity }),
  );

export const boardingOpen = ({ halved }: Boarding, end: RailInput['end']): readonly OpenPoint[] =>
  present(end === 'structure' && OPEN_POINTS.structure, (end === 'dead' || halved) && OPEN_POINTS.deadEnd);
