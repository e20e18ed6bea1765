import { barsMet, barSteps } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
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
import { failedLines, weigh, type Applied, type Modifier } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { ONE, subtract } from '@/lib/prob/fraction';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { needs, successOdds } from '@/lib/games/nach-paris/d20-odds';
import type { DoctrineInput } from '@/lib/games/nach-paris/doctrine/fields';
import { ATTACK, DEFENCE, DOCTRINE_CAB, DUTY_RANGE, type Doctrine } from '@/lib/games/nach-paris/doctrine/finding';

const say = sayIn('doctrine');

export const FAILS = subtract(ONE, passChance(DOCTRINE_CAB));

export const factsOf = ({ input, indoctrinated }: Doctrine): readonly Fact[] =>
  present(
    fact(say('facts.state', { state: input.state, lost: input.lost }), '21.1.1'),
    input.state === 'untested' &&
      fact(say('facts.radius', { inside: input.inRadius ? 'yes' : 'no' }), '21.1.1', input.inRadius),
    indoctrinated !== false && fact(say('facts.distance', { hexes: input.distance }), '21.2.2'),
  );

/** What the state of the units named does to them: their modifiers of combat, and what losses cure. */
export const EFFECTS: readonly Modifier<DoctrineInput>[] = [
  { id: 'attacking', rule: '21.2.1', value: ({ attacking }) => attacking * ATTACK },
  { id: 'defending', rule: '21.2.1', value: ({ defending }) => defending * DEFENCE },
  { id: 'cured', rule: '21.3.1', value: ({ lost }) => lost },
];

export const worth = (input: DoctrineInput, id: string): number =>
  weigh(EFFECTS, input).applied.find((one) => one.id === id)?.value ?? 0;

const effectWords = ({ id, value }: Applied, input: DoctrineInput): Text =>
  id === 'attacking' || id === 'defending'
    ? say(`step.${id}`, { count: input[id], total: signed(value) })
    : say(`step.${id}`);

export function stepsOf({ input, barred, tests, result, indoctrinated, mustAttack }: Doctrine): readonly Step[] {
  return present(
    tests ? [step('test', '21.1.1', say('step.test', { needs: needs(DOCTRINE_CAB) }))] : barSteps('doctrine', barred),
    result && step('result', '21.1.1', say(`step.${result}`, { die: input.die ?? 0 })),
    indoctrinated && step('bans', '21.2.1', say('step.bans')),
    mustAttack && [step('stay', '21.2.2', say('step.stay')), step('attack', '21.2.2', say('step.attack'))],
    weigh(EFFECTS, input).applied.map((one) => step(one.id, one.rule, effectWords(one, input))),
  );
}

export function notAppliedOf({ input, free, indoctrinated, mustAttack }: Doctrine): readonly NotApplied[] {
  return present(
    barsMet('doctrine', free),
    indoctrinated && !mustAttack && notApplied('duty', '21.2.2', say('not.duty', { hexes: input.distance })),
    failedLines(weigh(EFFECTS, input).not, (reason) => say(`not.${reason}`)),
  );
}

function verdictOf({ barred, indoctrinated, mustAttack, result }: Doctrine): Block {
  if (indoctrinated === undefined)
    return verdictBlock(say('verdict.test', { needs: needs(DOCTRINE_CAB) }), 'neutral', '21.1.1');
  if (mustAttack) return verdictBlock(say('verdict.mustAttack'), 'no', '21.2.2');
  if (indoctrinated) return verdictBlock(say('verdict.indoctrinated'), 'no', '21.2.1');
  const [bar] = barred;
  if (result || !bar) return verdictBlock(say('verdict.free'), 'yes', '21.1.1');
  return verdictBlock(say('verdict.noTest', { why: say(`bar.${bar.id}`) }), 'yes', bar.rule);
}

function numberBlock({ number, input }: Doctrine): readonly Block[] {
  if (input.divisions < 2 || !number.length) return [];
  const rows = number.map(({ value, chance }) => oddsRow(say('odds.count', { count: value }), chance, '21.1.1'));
  return oddsBlock('number', say('odds.number', { divisions: input.divisions }), rows);
}

function effects({ input, indoctrinated }: Doctrine): readonly Block[] {
  const row = (name: string, rule: Rule): ValueRow =>
    valueRow(say(`effect.${name}.label`), say(`effect.${name}.value`), rule);
  const rows: readonly ValueRow[] = present(
    // Before the test it tells what a failure would bring.
    indoctrinated !== false && input.distance <= DUTY_RANGE && row('duty', '21.2.2'),
    row('fieldworks', '21.2.1'),
    row('abu', '21.2.1'),
    row('divide', '21.2.1'),
    valueRow(say('effect.cab'), '+1', '21.2.1'),
    valueRow(
      say('effect.attacking'),
      input.attacking ? signed(worth(input, 'attacking')) : say('effect.each', { value: signed(ATTACK) }),
      '21.2.1',
    ),
    valueRow(
      say('effect.defending'),
      input.defending ? plain(worth(input, 'defending')) : say('effect.each', { value: plain(DEFENCE) }),
      '21.2.1',
    ),
    row('end', '21.3.1'),
  );
  return valuesBlock('effects', say('effect.title'), rows);
}

export function blocksOf(finding: Doctrine): readonly Block[] {
  const { indoctrinated } = finding;
  const title = say('odds.title', { needs: needs(DOCTRINE_CAB) });
  const odds = indoctrinated === undefined && [
    ...successOdds('test', FAILS, title, say('odds.indoctrinated'), say('odds.free')),
    ...numberBlock(finding),
  ];
  const shown = indoctrinated !== false || finding.input.attacking > 0 || finding.input.defending > 0;
  return present(verdictOf(finding), odds, shown && effects(finding));
}

export const openOf = ({ input, tests, mustAttack }: Doctrine): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'again', rule: '21.1.1', dispute: 'doctrine-test', when: tests },
    { id: 'impossible', rule: '21.2.2', dispute: 'doctrine-duty', when: mustAttack },
    {
      id: 'hurt',
      rule: '21.1.1',
      dispute: 'doctrine-test',
      when: input.division && input.state === 'untested' && input.lost > 0,
    },
    {
      id: 'cab',
      rule: '21.3.1',
      dispute: 'doctrine-end',
      when: input.division && input.state === 'indoctrinated' && input.lost > 0,
    },
  ]);
