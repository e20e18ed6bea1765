import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import {
  doubtPoints,
  fact,
  notApplied,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
  type Doubt,
} from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import { worthAgainst, type ConcentricFinding } from '@/lib/games/when-eagles-fight/concentric/finding';
import { compassOf } from '@/lib/games/when-eagles-fight/concentric/hexes';
import { figuresIn, type Figure } from '@/lib/games/when-eagles-fight/concentric/ring';

export const say = sayIn('concentric');

/** A hex around the defender by its direction, and by its number where that is known. */
const hexText = ({ names }: ConcentricFinding, direction: Direction): Text => {
  const where = say(`direction.${compassOf(direction)}`);
  const name = names[direction];
  return name === undefined ? where : say('hex', { name, where });
};

/** "a, b and c" */
export function listed(texts: readonly Text[]): Text {
  const [first = say('nobody'), ...rest] = texts;
  return rest.reduce((list, next, i) => say(i === rest.length - 1 ? 'list.last' : 'list.more', { list, next }), first);
}

const hexes = (finding: ConcentricFinding, directions: Figure): Text =>
  listed(directions.map((direction) => hexText(finding, direction)));

export function factsOf(finding: ConcentricFinding): readonly Fact[] {
  const { input, ring } = finding;
  return present(
    fact(say('facts.ring', { count: ring.length, hexes: hexes(finding, ring) }), '13.3'),
    input.defender !== '' && fact(say('facts.defender', { hex: input.defender }), '2.2'),
    fact(say(`options.defenders.${input.defenders}`), '13.16'),
  );
}

export function stepsOf(finding: ConcentricFinding): readonly Step[] {
  const { input, ring, reason, figures, weighed } = finding;
  return present(
    step('count', '13.16', say('step.count', { count: ring.length })),
    figures.map((figure) =>
      step(`figure.${figure.join('')}`, '13.16', say(`step.${kindOf(figure)}`, { hexes: hexes(finding, figure) })),
    ),
    reason === 'more-than-three' && step('many', '13.16', say('step.many', { count: ring.length })),
    modifierSteps(0, weighed.applied, {
      words: ({ value }) => say(`step.worth.${input.defenders}`, { value: signed(value) }),
      show: signed,
    }),
  );
}

export const notAppliedOf = ({ input, ring, reason, weighed }: ConcentricFinding): readonly NotApplied[] =>
  present(
    failedLines(weighed.not, (why) => say(`not.${why}`, { count: ring.length })),
    reason && notApplied('friends', '13.16', say('not.friends')),
    !input.fortress && notApplied('noFortress', '13.15', say('not.noFortress')),
  );

export const openOf = (finding: ConcentricFinding): readonly OpenPoint[] => doubtPoints(say, DOUBTS, finding);

const kindOf = (figure: Figure): 'pair' | 'triangle' => (figure.length === 2 ? 'pair' : 'triangle');

const DOUBTS: readonly Doubt<ConcentricFinding>[] = [
  {
    id: 'concentric-patterns',
    rule: '13.16',
    touches: ({ ring, figures }) => ring.length === 3 && !figures.some(({ length }) => length === 2),
  },
];

export const blocksOf = (finding: ConcentricFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('figures', say('block.figures'), [
    ...finding.figures.map((figure) => valueRow(say(`row.${kindOf(figure)}`), hexes(finding, figure), '13.16')),
    ...(finding.ring.length > 3 ? [valueRow(say('row.many'), finding.ring.length, '13.16')] : []),
  ]),
  ...oneMore(finding),
  ...ringBlock(finding),
];

function verdictOf({ ring, reason, modifier, input }: ConcentricFinding): Block {
  if (!ring.length) return verdictBlock(say('verdict.nobody'), 'neutral', '13.16');
  if (!reason) return verdictBlock(say('verdict.none', { count: ring.length }), 'no', '13.16');
  return input.fortress
    ? verdictBlock(say('verdict.fortress'), 'no', '13.15')
    : verdictBlock(say(`verdict.${reason}`, { value: signed(modifier), count: ring.length }), 'yes', '13.16');
}

/** What one more attacking hex would bring; nothing against a fortress. */
function oneMore(finding: ConcentricFinding): readonly Block[] {
  const { completes, ring, input } = finding;
  if (input.fortress) return [];
  return valuesBlock(
    'more',
    say('block.more'),
    completes.map((direction) => {
      const figure = figuresIn([...ring, direction])[0] ?? [];
      return valueRow(
        hexText(finding, direction),
        say(`more.${kindOf(figure)}`, {
          value: signed(worthAgainst(input)),
          hexes: hexes(
            finding,
            figure.filter((one) => one !== direction),
          ),
        }),
        '13.16',
      );
    }),
  );
}

/** The six numbers around the defender. */
const ringBlock = ({ names, ring }: ConcentricFinding): readonly Block[] =>
  valuesBlock(
    'ring',
    say('block.ring'),
    DIRECTIONS.flatMap((direction) => {
      const name = names[direction];
      if (name === undefined) return [];
      const label = say(`direction.${compassOf(direction)}`);
      return [valueRow(label, ring.includes(direction) ? say('row.attacks', { name }) : name, '2.2')];
    }),
  );
