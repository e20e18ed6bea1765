import { barsMet, barSteps } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import type { SplitCounter, Splitting, SplittingInput } from '@/lib/games/nach-paris/splitting/finding';

export const say = sayIn('splitting');

const RULE: Readonly<Record<SplittingInput['unit'], Rule>> = {
  general: '6.6.1',
  '4kk': '6.6.3',
  '17id': '6.6.4',
  '14ca': '6.6.5',
};

/** What the two units of a formation with a rule of its own are called; none for any other two. */
const NAMES: Readonly<Partial<Record<SplittingInput['unit'], readonly [string, string]>>> = {
  '4kk': ['3kd', '6kd'],
  '17id': ['34ib', '33ib'],
  '14ca': ['27di', '28di'],
};
function namesOf(unit: SplittingInput['unit']): Readonly<Record<string, Text>> {
  const [first, second] = NAMES[unit] ?? [];
  return first && second ? { first: say(`part.${first}`), second: say(`part.${second}`) } : {};
}

export function factsOf({ input }: Splitting): readonly Fact[] {
  const { unit, action, first, second, lost, lostFirst, lostSecond, lost15, turn } = input;
  const general = unit === 'general';
  const losses =
    general && action === 'split'
      ? say('facts.whole', { steps: first + second, lost })
      : say(general ? 'facts.parts' : 'facts.named', { lostFirst, lostSecond, ...namesOf(unit) });
  return present(
    fact(
      general
        ? say(`facts.${action}`)
        : say('facts.what', {
            action: say(`options.action.${action}`),
            unit: say(`options.unit.${unit}`),
          }),
      RULE[unit],
    ),
    // The 17.ID that should split has no parts any more.
    !(unit === '17id' && action === 'split') && fact(losses, general ? '6.6.2' : RULE[unit]),
    unit === '17id' && action === 'recombine' && fact(say('facts.fifteenth', { lost: lost15, turn }), '6.6.4'),
    !(action === 'split' && (general || unit === '17id')) &&
      fact(say('facts.place', { place: input.place }), RULE[unit]),
  );
}

export function stepsOf({ input, barred, spent, parts }: Splitting): readonly Step[] {
  if (barred.length) return barSteps('splitting', barred);
  const { unit, action } = input;
  const there = parts.some(({ id }) => id === '15id') ? 'yes' : 'no';
  const change: Step =
    unit === 'general'
      ? step(action, '6.6.1', say(`step.${action}`))
      : step(unit, RULE[unit], say(`step.${unit}.${action}`, { there }));
  return present(
    change,
    unit !== '4kk' &&
      step(
        'losses',
        unit === 'general' ? '6.6.2' : RULE[unit],
        say(
          unit === 'general' ? `step.losses.${action}` : unit === '17id' ? 'step.losses.recombine' : 'step.losses.each',
          { lost: action === 'split' ? input.lost : input.lostFirst + input.lostSecond },
        ),
      ),
    spent ? step('spent', '6.6.1', say(action === 'split' ? 'step.spentSplit' : 'step.spent', { spent })) : [],
  );
}

const partText = ({ full, lost }: SplitCounter) =>
  full === undefined ? say('part.unknown', { lost }) : say('part.known', { left: full - lost, full, lost });

function shareRows({ shares, input }: Splitting): readonly ValueRow[] {
  return shares.map(([one, other]) =>
    valueRow(
      say('part.share', { one, other }),
      say('part.left', { one: input.first - one, other: input.second - other }),
      '6.6.2',
    ),
  );
}

export const notAppliedOf = ({ free, input: { unit, action, place } }: Splitting): readonly NotApplied[] =>
  barsMet('splitting', free, { place, units: unit === 'general' && action === 'split' ? 'one' : 'more' });

export function blocksOf(finding: Splitting): readonly Block[] {
  const { input, barred, parts, shares } = finding;
  const [bar] = barred;
  if (bar) return [verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`) }), 'no', bar.rule)];
  const rows = parts.map((part): ValueRow =>
    valueRow(say(`part.${part.id}`), partText(part), input.unit === 'general' ? '6.6.2' : RULE[input.unit]),
  );
  const units =
    shares.length && input.lost > 0
      ? valuesBlock('shares', say('part.shares'), shareRows(finding))
      : valuesBlock('units', say('part.title'), rows);
  return [verdictBlock(say(`verdict.${input.action}`), 'yes', RULE[input.unit]), ...units];
}

/** Only what matters in this case: losses to share, MF spent, two hexes. */
export function openOf({ input, barred, spent }: Splitting): readonly OpenPoint[] {
  if (barred.length) return [];
  const { unit, action, lost, place } = input;
  const rule = RULE[unit];
  const split = action === 'split';
  const dispute = 'split-details';
  return openPoints(say, [
    { id: 'shares', rule: '6.6.2', dispute, when: unit === 'general' && split && lost > 0 },
    { id: 'spent', rule: '6.6.1', dispute, when: split && spent > 0 },
    { id: 'where', rule, dispute, when: unit !== 'general' && split && place === 'adjacent' },
    { id: 'fifteenth', rule, dispute, when: unit === '17id' },
    { id: 'count', rule, when: unit === '14ca' },
  ]);
}
