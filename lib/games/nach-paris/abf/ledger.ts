import { text, type Fact, type NotApplied, type Step, type Text } from '@/lib/calc/evaluation';
import { fact, notApplied, present, sayIn, step } from '@/lib/calc/ledger';
import { modifierSteps } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { Assaulter } from '@/lib/games/nach-paris/abf/fields';
import { shared, type AbfFinding } from '@/lib/games/nach-paris/abf/finding';
import { halved } from '@/lib/games/nach-paris/abf/modifiers';
import { mayEnter, reachesSecond } from '@/lib/games/nach-paris/abf/outcome';
import { testLedger } from '@/lib/games/nach-paris/abf/test-ledger';
import { fortName, unitName } from '@/lib/games/nach-paris/abf/words';
import { shotSteps } from '@/lib/games/nach-paris/bombardment/ammunition';
import { namedGuns } from '@/lib/games/nach-paris/bombardment/guns';
import { columnMark, columnWords } from '@/lib/games/nach-paris/card-words';
import { notAppliedLines } from '@/lib/games/nach-paris/modifier-words';

const say = sayIn('abf');

/** The inputs as understood. */
export function factsOf({ input, targets, column }: AbfFinding): readonly Fact[] {
  const { target, second } = targets;
  const [unit] = input.assaulter;
  return present(
    fact(
      say('facts.target', {
        fort: fortName(input, target),
        category: say(`options.category.${target.category}`),
        reduced: target.reduced ? 'yes' : 'no',
        cbf: target.cbf,
        cab: target.cab,
      }),
      '8.6.1',
    ),
    second &&
      fact(
        say('facts.second', {
          fort: fortName(input, second),
          category: say(`options.category.${second.category}`),
          cbf: second.cbf,
          cab: second.cab,
          others: targets.rest,
        }),
        '8.6.1',
      ),
    fact(say('facts.terrain', { terrain: text(`unit.options.terrain.${input.terrain}`) }), '8.7.3'),
    unit
      ? fact(say('facts.assault', { unit: unitName(unit), cab: unit.cab, steps: unit.steps }), '11.5.1')
      : fact(say('facts.plain'), '8.5.7', true),
    input.guns.some(({ longRange }) => longRange)
      ? fact(say('facts.longRange'), '8.5.2', true)
      : fact(say('facts.front'), '8.5.1', true),
    fact(say('facts.able'), '8.1.1', true),
    fact(
      say(input.encForts ? 'facts.camp' : 'facts.noCamp', {
        forts: input.encForts,
        destroyed: input.encDestroyed,
      }),
      '11.6.14',
      input.encForts === 0,
    ),
    fact(say('facts.turn', { turn: input.turn }), '8.8.1'),
    fact(
      say('facts.aff', {
        aff: column.aff,
        ...namedGuns(input.guns.map(({ name, aff }) => ({ name, factor: aff }))),
      }),
      '8.5.3',
    ),
  );
}

/**
 * The column: AFF, heading, shift of the assault, a fortification left alone (8.5.3, 8.6.3, 11.5.2, 11.5.3, 11.5.5).
 */
function columnSteps({ input, column }: AbfFinding): readonly Step[] {
  const { aff, pioAff, pioAlone, start, shift, leftAlone, shifted, column: used } = column;
  const sum = [...(pioAff && !pioAlone ? [pioAff] : []), ...input.guns.map((gun) => gun.aff)].join(' + ');
  const [unit] = input.assaulter;
  return present(
    pioAff
      ? step('aff', '11.5.5', pioAlone ? say('step.pioAlone', { aff }) : say('step.affPio', { sum }), { after: aff })
      : step('aff', '8.5.3', say('step.aff', { sum }), { after: aff }),
    step(
      'column',
      '8.6.3',
      say(`step.${start.known ? ('off' in start ? 'columnOff' : 'column') : 'columnUnknown'}`, { aff }),
      { before: aff, after: columnMark(start) },
    ),
    unit &&
      !pioAlone &&
      step('shift', unit.kind === 'pio' ? '11.5.5' : '11.5.2', shiftWords(unit, shift ?? undefined), {
        before: columnMark(start),
        after: shift === undefined ? '?' : columnMark(shifted),
      }),
    leftAlone &&
      step('leftAlone', '11.5.3', say('step.leftAlone'), {
        before: shift === undefined ? '?' : columnMark(shifted),
        after: used ? columnMark(used) : '?',
      }),
  );
}

function shiftWords(unit: Assaulter, columns: number | undefined): Text {
  if (unit.kind === 'pio') return say('step.shiftPio', { columns: columns ?? 0 });
  return columns === undefined
    ? say('step.shiftUnknown', { columns: 0 })
    : say('step.shift', { unit: unitName(unit), columns });
}

/** The row: half the die, its modifiers, and the way back onto the card (8.6.2, 8.7). */
function rowSteps({ input, rolls, reading }: AbfFinding): readonly Step[] {
  const { die } = input;
  const row = (sum: number): string => (die === undefined ? `${1 + sum}–${10 + sum}` : plain(halved(die) + sum));
  const half =
    die === undefined
      ? step('half', '8.6.2', say('step.halfOpen'), { after: row(0) })
      : step('half', '8.6.2', say('step.half', { die }), { before: die, after: row(0) });
  const modifiers = modifierSteps(0, rolls.applied, {
    words: ({ id, value }) => text('checks.modifier', { what: say(`roll.${id}`), value: signed(value) }),
    show: row,
    part: 'roll',
  });
  const moves =
    reading?.moves.map(({ rule, from, to }, i) =>
      step(`edge-${i + 1}`, rule, say('step.edge'), {
        before: `${columnMark(from.column)} / ${from.row}`,
        after: `${columnMark(to.column)} / ${to.row}`,
      }),
    ) ?? [];
  const last = reading?.moves.at(-1);
  // By the reading that moves once the last row is read after it.
  const lastRow: readonly Step[] =
    reading && last && !reading.offCard && String(last.to.row) !== reading.ref.row
      ? [step('edge-last', '8.7.4', say('step.lastRow'), { before: last.to.row, after: reading.ref.row })]
      : [];
  return [half, ...modifiers, ...moves, ...lastRow];
}

/** What the cell says. */
function resultSteps({ targets, column: { start }, reading }: AbfFinding): readonly Step[] {
  if (!reading) return [];
  if (reading.offCard) {
    const weak = start.known && 'off' in start;
    return [step('result', reading.moves.length ? '8.7.4' : '8.6.3', say(weak ? 'step.weak' : 'step.offCard'))];
  }
  const where = {
    column: columnWords(reading.ref.column, 'abf.column'),
    row: reading.ref.row,
    line: say(`options.category.${targets.target.category}`),
  };
  return [
    reading.found
      ? step('result', '8.6.3', say('step.result', where), { after: reading.found.text })
      : step('result', '8.6.3', say('step.cellUnknown', where), { after: '?' }),
  ];
}

/** What a cleared hex means for the assaulting unit that lost so many steps. */
function advanceStep(unit: Assaulter, lost: number): Step {
  if (lost >= unit.steps) return step('advance', '11.5.8', say('step.advanceNobody', { unit: unitName(unit) }));
  const free = mayEnter(unit);
  return step(
    'advance',
    free ? '11.5.8' : '7.2.1',
    say(free ? 'step.advance' : 'step.advanceClosed', { unit: unitName(unit) }),
  );
}

function endSteps(finding: AbfFinding): readonly Step[] {
  const { input, targets, result, shots } = finding;
  const [unit] = input.assaulter;
  const cleared = shared(finding, (outcome) => outcome.cleared);
  const lost = shared(finding, (outcome) => outcome.lost);
  const second = shared(finding, (outcome) => outcome.second);
  return present(
    !unit &&
      targets.second &&
      (second === 'stands' || second === 'reduced') &&
      step('otherGuns', '8.6.4', say('step.otherGuns', { fort: fortName(input, targets.second) })),
    unit && cleared && lost !== undefined && advanceStep(unit, lost),
    unit && cleared === false && step('advance', '11.5.9', say('step.noAdvance', { unit: unitName(unit) })),
    unit &&
      targets.second?.aimed &&
      result &&
      reachesSecond(input, targets, result) &&
      step('othersStay', '11.5.4', say('step.othersStay', { fort: fortName(input, targets.second) })),
    unit &&
      lost !== undefined &&
      lost > 0 &&
      lost < unit.steps &&
      step('marker', '11.5.6', say('step.marker', { unit: unitName(unit) })),
    input.guns.length > 0 &&
      (unit ? step('price', '11.5.7', say('step.priceAssault')) : step('price', '8.1.3', say('step.price'))),
    shotSteps(shots, '8.8.2'),
  );
}

export const stepsOf = (finding: AbfFinding): readonly Step[] => [
  ...columnSteps(finding),
  ...rowSteps(finding),
  ...resultSteps(finding),
  ...testLedger(finding).steps,
  ...endSteps(finding),
];

/** Every modifier of the same charts that does not apply. */
export function notAppliedOf(finding: AbfFinding): readonly NotApplied[] {
  const { input, column, rolls, reading } = finding;
  const [unit] = input.assaulter;
  const pioShift = unit?.kind === 'pio' && !column.pioAlone;
  return present(
    (!unit || unit.kind === 'pio') && notApplied('shift-rank', '11.5.2', say(unit ? 'not.shiftOfPio' : 'not.shift')),
    !pioShift && notApplied('shift-pio', '11.5.5', say(column.pioAlone ? 'not.pioAlone' : 'not.pio')),
    !column.leftAlone && notApplied('leftAlone', '11.5.3', say(unit ? 'not.leftAlone' : 'not.leftAlonePlain')),
    notAppliedLines(rolls.not, 'abf.rollNot', 'roll'),
    reading?.moves.length === 0 && notApplied('edge', '8.7.4', say('not.edge')),
    notApplied('rain', '15.1.2', say('not.rain')),
    testLedger(finding).not,
  );
}
