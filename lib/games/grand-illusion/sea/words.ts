import { barsMet, barSteps } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
import {
  fact,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import { multiply, ONE } from '@/lib/prob/fraction';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { lastTurn, numberOf } from '@/lib/games/grand-illusion/scenario/scenario';
import { SEAMEN } from '@/lib/games/grand-illusion/sea/fields';
import { SEA_TABLE, settleSea, type Back, type SeaFinding } from '@/lib/games/grand-illusion/sea/finding';

const say = sayIn('sea-retreat');
const unitText = ({ input: { nation } }: SeaFinding) => say(`unit.${nation}`);

export const factsOf = (finding: SeaFinding): readonly Fact[] => {
  const { nation, hex, turn, count, disrupted, scenario, kind } = finding.input;
  return present(
    fact(say('facts.units', { count, unit: say(`unit.${nation}`), kind, state: disrupted ? 'yes' : 'no' }), '9.4.5'),
    fact(say('facts.place', { hex: say(`options.hex.${hex}`), turn }), '10.4'),
    fact(
      say('facts.scenario', { scenario: numberOf(scenario), last: lastTurn(scenario) }),
      '13.0',
      scenario === 'campaign',
    ),
  );
};

export function stepsOf(finding: SeaFinding): readonly Step[] {
  const { input, barred, weighed, rolled } = finding;
  if (barred.length) return barSteps('sea-retreat', barred, { unit: unitText(finding) });
  return present(
    step('sea', '9.4.3.b', say(input.wayOut ? 'step.free' : 'step.sea', { hex: say(`options.hex.${input.hex}`) })),
    step('dice', '9.4.5', say('step.dice', { count: input.count })),
    modifierSteps(input.die !== undefined && rolled ? input.die : 0, weighed.applied, {
      words: ({ id, value }) => say(`step.drm.${id}`, { drm: signed(value) }),
      show: rolled ? undefined : signed,
    }),
    rolled && rolled.row !== rolled.modified && step('edge', '9.4.5', say('step.edge', { row: rolled.row })),
    rolled && step('result', '9.4.5', say('step.result', { result: resultText(finding) })),
    mayReturn(finding) && step('place', '7.1.1', say('step.place')),
  );
}

/** When the unit may be back: after its roll that is certain, before it every result of the table. */
const returnsOf = ({ rolled, back }: SeaFinding): readonly Back[] =>
  rolled ? back.filter(({ ahead }) => ahead === rolled.ahead) : back;
const mayReturn = (finding: SeaFinding): boolean => returnsOf(finding).some(({ inTime }) => inTime);
const mayBeLate = (finding: SeaFinding): boolean => returnsOf(finding).some(({ inTime }) => !inTime);

const lateWord = ({ inTime }: Back): string => (inTime ? 'no' : 'yes');

/** What the roll comes to: only one return is left, or none. */
function resultText(finding: SeaFinding): Text {
  const [one] = returnsOf(finding);
  return one ? say('result.back', { ahead: one.ahead, turn: one.turn, late: lateWord(one) }) : say('result.eliminated');
}

export const notAppliedOf = ({ free, barred, weighed, input }: SeaFinding): readonly NotApplied[] =>
  present(
    barsMet('sea-retreat', free, { hex: say(`options.hex.${input.hex}`) }),
    !barred.length && failedLines(weighed.not, (reason) => say(`not.${reason}`)),
    !barred.length && input.disrupted && { id: 'disrupted', rule: '9.4.5', text: say('not.disrupted') },
  );

function verdictOf(finding: SeaFinding): Block {
  const { barred, rolled, input, saved } = finding;
  const [bar] = barred;
  if (bar) {
    const why = say(`bar.${bar.id}`, { unit: unitText(finding) });
    return verdictBlock(say('verdict.no', { why }), 'no', bar.rule);
  }
  if (rolled)
    return verdictBlock(
      say('verdict.rolled', { modified: rolled.modified, result: resultText(finding) }),
      mayReturn(finding) ? 'yes' : 'no',
      '9.4.5',
    );
  const all = Array.from({ length: input.count }, () => saved).reduce(multiply, ONE);
  return verdictBlock(
    say('verdict.odds', {
      count: input.count,
      saved,
      all,
      last: lastTurn(input.scenario),
      late: mayBeLate(finding) ? 'yes' : 'no',
    }),
    'neutral',
    '9.4.5',
  );
}

const backText = (one: Back) => say('odds.back', { ahead: one.ahead, turn: one.turn, late: lateWord(one) });

function oddsOf({ back, eliminated, gone, input }: SeaFinding): readonly Block[] {
  const rows = present(
    back.map((one) => oddsRow(backText(one), one.chance)),
    eliminated.n > 0n && oddsRow(say('odds.eliminated'), eliminated),
  );
  const losses = gone.map(({ value, chance }) => oddsRow(say('odds.gone', { count: value }), chance));
  return [
    ...oddsBlock('odds', say('odds.title'), rows),
    ...(input.count > 1 ? oddsBlock('gone', say('odds.goneTitle', { count: input.count }), losses) : []),
  ];
}

/** How likely a unit of each nation is to come back. */
function nationsOf({ input, results }: SeaFinding): readonly ValueRow[] {
  return SEAMEN.map((nation) => {
    const { saved } = settleSea({ ...input, nation }, results);
    return valueRow(say(`options.nation.${nation}`), saved, '9.4.5');
  });
}

/** The table, with the row of the roll. */
export const chartBlockOf = ({ rolled, drm }: SeaFinding): Block => ({
  kind: 'chart',
  id: 'table',
  table: SEA_TABLE,
  title: say('table', { drm: signed(drm) }),
  lit: rolled
    ? [
        ...(rolled.row === rolled.die ? [] : [{ row: String(rolled.die), column: 'turns', role: 'start' } as const]),
        { row: String(rolled.row), column: 'turns', role: 'use' },
      ]
    : [{ column: 'turns', role: 'use' }],
});

/** What a roll does, in a word that fits on the key of its face. */
export const faceText = (finding: SeaFinding): Text | undefined => {
  if (!finding.rolled) return undefined;
  const [one] = returnsOf(finding);
  if (!one) return say('face.eliminated');
  return one.inTime ? say('face.back', { turn: one.turn }) : say('face.out');
};

/** The answer; nothing but the verdict where the units do not retreat at sea. */
export const blocksOf = (finding: SeaFinding): readonly Block[] =>
  finding.barred.length
    ? [verdictOf(finding)]
    : [
        verdictOf(finding),
        ...(finding.rolled ? [] : oddsOf(finding)),
        ...valuesBlock('nations', say('nations'), nationsOf(finding)),
        chartBlockOf(finding),
      ];

export function openOf(finding: SeaFinding): readonly OpenPoint[] {
  const { barred, drm, rolled, input } = finding;
  const sails = !barred.length;
  const edge = rolled ? rolled.row !== rolled.modified : drm !== 0;
  return openPoints(say, [
    {
      id: `when.${input.whenReading}`,
      rule: '9.4.5',
      dispute: 'sea-retreat-when',
      when: barred.every(({ id }) => id === 'wayOut'),
    },
    { id: 'edge', rule: '9.4.5', dispute: 'sea-retreat-zero', when: sails && edge },
    { id: 'where', rule: '7.1.1', dispute: 'sea-retreat-return', when: sails && mayReturn(finding) },
    { id: 'late', rule: '9.4.5', when: sails && mayBeLate(finding) },
    { id: 'holland', rule: '13.3.4.b5', when: Number(input.hex) === ANTWERP && input.scenario === 'what-if' },
  ]);
}
