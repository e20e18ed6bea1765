import { step } from '@/lib/calc/ledger';
import { modifierSteps } from '@/lib/calc/modifiers';
import { text, type Fact, type NotApplied, type Step } from '@/lib/calc/evaluation';
import type { Assaulter } from '@/lib/games/nach-paris/abf/fields';
import { fortName, unitName } from '@/lib/games/nach-paris/abf/words';
import { columnMark, columnWords } from '@/lib/games/nach-paris/card-words';
import { shared, type AbfFinding } from '@/lib/games/nach-paris/abf/finding';
import { halved } from '@/lib/games/nach-paris/abf/modifiers';
import { mayEnter, reachesSecond } from '@/lib/games/nach-paris/abf/outcome';
import { testLedger } from '@/lib/games/nach-paris/abf/test-ledger';
import { shotSteps } from '@/lib/games/nach-paris/bombardment/ammunition';
import { plain, signed } from '@/lib/core/numbers';
import { notAppliedLines } from '@/lib/games/nach-paris/modifier-words';

/** The inputs as understood. */
export function abfFacts({ input, targets, column }: AbfFinding): readonly Fact[] {
  const { target, second } = targets;
  const [unit] = input.assaulter;
  return [
    {
      text: text('abf.facts.target', {
        fort: fortName(input, target),
        category: text(`abf.options.category.${target.category}`),
        cbf: target.cbf,
        cab: target.cab,
      }),
      rule: '8.6.1',
    },
    ...(second
      ? [{ text: text('abf.facts.second', { fort: fortName(input, second), others: targets.rest }), rule: '8.6.1' }]
      : []),
    { text: text('abf.facts.terrain', { terrain: text(`unit.options.terrain.${input.terrain}`) }), rule: '8.7.3' },
    ...(unit
      ? [
          {
            text: text('abf.facts.assault', { unit: unitName(unit), cab: unit.cab, steps: unit.steps }),
            rule: '11.5.1',
          },
        ]
      : [{ text: text('abf.facts.plain'), rule: '8.5.7', assumed: true }]),
    {
      text: text(input.guns.some(({ longRange }) => longRange) ? 'abf.facts.longRange' : 'abf.facts.front'),
      rule: input.guns.some(({ longRange }) => longRange) ? '8.5.2' : '8.5.1',
      assumed: true,
    },
    { text: text('abf.facts.able'), rule: '8.1.1', assumed: true },
    {
      text: text(input.encForts ? 'abf.facts.camp' : 'abf.facts.noCamp', {
        forts: input.encForts,
        destroyed: input.encDestroyed,
      }),
      rule: '11.6.14',
      assumed: input.encForts === 0,
    },
    { text: text('abf.facts.turn', { turn: input.turn }), rule: '8.8.1' },
    { text: text('abf.facts.aff', { aff: column.aff }), rule: '8.5.3' },
  ];
}

/**
 * The column: AFF, heading, shift of the assault, a fortification left alone (8.5.3, 8.6.3, 11.5.2, 11.5.3, 11.5.5).
 */
function columnSteps({ input, column }: AbfFinding): readonly Step[] {
  const { aff, pioAff, pioAlone, start, shift, leftAlone, shifted, column: used } = column;
  const sum = [...(pioAff && !pioAlone ? [pioAff] : []), ...input.guns.map((gun) => gun.aff)].join(' + ');
  const [unit] = input.assaulter;
  return [
    {
      id: 'aff',
      rule: pioAff ? '11.5.5' : '8.5.3',
      text: pioAlone ? text('abf.step.pioAlone', { aff }) : text(pioAff ? 'abf.step.affPio' : 'abf.step.aff', { sum }),
      after: aff,
    },
    {
      id: 'column',
      rule: '8.6.3',
      text: text(`abf.step.${start.known ? ('off' in start ? 'columnOff' : 'column') : 'columnUnknown'}`, { aff }),
      before: aff,
      after: columnMark(start),
    },
    ...(unit && !pioAlone
      ? [
          unit.kind === 'pio' || shift === undefined || shift === null
            ? {
                id: 'shift',
                rule: unit.kind === 'pio' ? '11.5.5' : '11.5.2',
                text: text(unit.kind === 'pio' ? 'abf.step.shiftPio' : 'abf.step.shiftUnknown', {
                  columns: shift ?? 0,
                }),
                before: columnMark(start),
                after: shift === undefined ? '?' : columnMark(shifted),
              }
            : {
                id: 'shift',
                rule: '11.5.2',
                text: text('abf.step.shift', { unit: unitName(unit), columns: shift }),
                before: columnMark(start),
                after: columnMark(shifted),
              },
        ]
      : []),
    ...(leftAlone
      ? [
          {
            id: 'leftAlone',
            rule: '11.5.3',
            text: text('abf.step.leftAlone'),
            before: shift === undefined ? '?' : columnMark(shifted),
            after: used ? columnMark(used) : '?',
          },
        ]
      : []),
  ];
}

/** The row: half the die, its modifiers, and the way back onto the card (8.6.2, 8.7). */
function rowSteps({ input, rolls, reading }: AbfFinding): readonly Step[] {
  const { die } = input;
  const row = (sum: number): string => (die === undefined ? `${1 + sum}–${10 + sum}` : plain(halved(die) + sum));
  const half =
    die === undefined
      ? step('half', '8.6.2', text('abf.step.halfOpen'), { after: row(0) })
      : step('half', '8.6.2', text('abf.step.half', { die }), { before: die, after: row(0) });
  const modifiers = modifierSteps(0, rolls.applied, {
    words: ({ id, value }) => text('checks.modifier', { what: text(`abf.roll.${id}`), value: signed(value) }),
    show: row,
    prefix: 'roll-',
  });
  const moves =
    reading?.moves.map(({ rule, from, to }, i): Step => ({
      id: `edge-${i + 1}`,
      rule,
      text: text('abf.step.edge'),
      before: `${columnMark(from.column)} / ${from.row}`,
      after: `${columnMark(to.column)} / ${to.row}`,
    })) ?? [];
  const last = reading?.moves.at(-1);
  // By the reading that moves once the last row is read after it.
  const lastRow: readonly Step[] =
    reading && last && !reading.offCard && String(last.to.row) !== reading.ref.row
      ? [
          {
            id: 'edge-last',
            rule: '8.7.4',
            text: text('abf.step.lastRow'),
            before: last.to.row,
            after: reading.ref.row,
          },
        ]
      : [];
  return [half, ...modifiers, ...moves, ...lastRow];
}

/** What the cell says. */
function resultSteps({ targets, reading }: AbfFinding): readonly Step[] {
  if (!reading) return [];
  if (reading.offCard)
    return [{ id: 'result', rule: reading.moves.length ? '8.7.4' : '8.6.3', text: text('abf.step.offCard') }];
  const where = {
    column: columnWords(reading.ref.column, 'abf.column'),
    row: reading.ref.row,
    line: text(`abf.options.category.${targets.target.category}`),
  };
  return [
    reading.found
      ? { id: 'result', rule: '8.6.3', text: text('abf.step.result', where), after: reading.found.text }
      : { id: 'result', rule: '8.6.3', text: text('abf.step.cellUnknown', where), after: '?' },
  ];
}

/** What a cleared hex means for the assaulting unit that lost so many steps. */
function advanceStep(unit: Assaulter, lost: number): Step {
  if (lost >= unit.steps)
    return { id: 'advance', rule: '11.5.8', text: text('abf.step.advanceNobody', { unit: unitName(unit) }) };
  const free = mayEnter(unit);
  return {
    id: 'advance',
    rule: free ? '11.5.8' : '7.2.1',
    text: text(free ? 'abf.step.advance' : 'abf.step.advanceClosed', { unit: unitName(unit) }),
  };
}

function endSteps(finding: AbfFinding): readonly Step[] {
  const { input, targets, result, shots } = finding;
  const [unit] = input.assaulter;
  const cleared = shared(finding, (outcome) => outcome.cleared);
  const lost = shared(finding, (outcome) => outcome.lost);
  const second = shared(finding, (outcome) => outcome.second);
  return [
    ...(!unit && targets.second && (second === 'stands' || second === 'reduced')
      ? [
          {
            id: 'otherGuns',
            rule: '8.6.4',
            text: text('abf.step.otherGuns', { fort: fortName(input, targets.second) }),
          },
        ]
      : []),
    ...(unit && cleared && lost !== undefined ? [advanceStep(unit, lost)] : []),
    ...(unit && cleared === false
      ? [{ id: 'advance', rule: '11.5.9', text: text('abf.step.noAdvance', { unit: unitName(unit) }) }]
      : []),
    ...(unit && targets.second?.aimed && result && reachesSecond(input, targets, result)
      ? [
          {
            id: 'othersStay',
            rule: '11.5.4',
            text: text('abf.step.othersStay', { fort: fortName(input, targets.second) }),
          },
        ]
      : []),
    ...(unit && lost && lost < unit.steps
      ? [{ id: 'marker', rule: '11.5.6', text: text('abf.step.marker', { unit: unitName(unit) }) }]
      : []),
    ...(input.guns.length
      ? [
          unit
            ? { id: 'price', rule: '11.5.7', text: text('abf.step.priceAssault') }
            : { id: 'price', rule: '8.1.3', text: text('abf.step.price') },
        ]
      : []),
    ...shotSteps(shots, '8.8.2'),
  ];
}

export const abfSteps = (finding: AbfFinding): readonly Step[] => [
  ...columnSteps(finding),
  ...rowSteps(finding),
  ...resultSteps(finding),
  ...testLedger(finding).steps,
  ...endSteps(finding),
];

/** Every modifier of the same charts that does not apply. */
export function abfNotApplied(finding: AbfFinding): readonly NotApplied[] {
  const { input, column, rolls, reading } = finding;
  const [unit] = input.assaulter;
  const pioShift = unit?.kind === 'pio' && !column.pioAlone;
  const not = (when: boolean, id: string, rule: string, key = id): readonly NotApplied[] =>
    when ? [{ id, rule, text: text(`abf.not.${key}`) }] : [];
  return [
    ...not(!unit || unit.kind === 'pio', 'shift-rank', '11.5.2', unit ? 'shiftOfPio' : 'shift'),
    ...not(!pioShift, 'shift-pio', '11.5.5', column.pioAlone ? 'pioAlone' : 'pio'),
    ...not(!column.leftAlone, 'leftAlone', '11.5.3', unit ? 'leftAlone' : 'leftAlonePlain'),
    ...notAppliedLines(rolls.not, 'abf.rollNot', 'roll-'),
    ...not(reading !== undefined && reading.moves.length === 0, 'edge', '8.7.4'),
    ...not(true, 'rain', '15.1.2'),
    ...testLedger(finding).not,
  ];
}
