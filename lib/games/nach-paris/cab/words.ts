import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OddsRow,
  type Step,
  type Text,
} from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  oddsBlock,
  oddsRow,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import type { Applied, Failed } from '@/lib/calc/modifiers';
import { plain } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { ONE, subtract } from '@/lib/prob/fraction';
import type { CabFinding, NoTest } from '@/lib/games/nach-paris/cab/finding';
import { LAST_TURNS, testsUnit, type Occasion } from '@/lib/games/nach-paris/cab/occasions';
import { appliedSteps, notAppliedLines } from '@/lib/games/nach-paris/modifier-words';

export const say = sayIn('cab');

export const upTo = ({ cab }: CabFinding): number => Math.min(Math.max(cab, 0), 20);

/** Occasions with a condition that the form does not ask for: whose CAB is tested, where, from when. */
const NOTED: readonly Occasion[] = [
  'retreat-zoc',
  'cavalry-retreat',
  'fieldworks',
  'upgrade',
  'command',
  'french-reserve',
  'doctrine',
  'sluice',
];

/**
 * The CAB to begin with: that of the rule, that from before the losses of the same result, or that which the unit shows
 * (5.1.3).
 */
const baseKey = ({ facts, result, noTest }: CabFinding): string =>
  facts.cab !== undefined ? 'fixed' : result.losses > 0 && !noTest ? 'before' : 'base';

/** The number of the result, where it changes the CAB of a test. */
const numberOf = ({ facts, result, noTest }: CabFinding): number =>
  facts.result && noTest !== 'gone' ? (result.modifier ?? 0) : 0;

export const factsOf = ({ input, facts, base, steps }: CabFinding): readonly Fact[] =>
  present(
    fact(say('facts.occasion', { occasion: say(`options.occasion.${input.occasion}`) }), facts.rule),
    fact(
      say(facts.cab === undefined ? 'facts.cab' : 'facts.fixed', { cab: base }),
      facts.cab === undefined ? '2.5.8' : facts.rule,
    ),
    facts.cost !== 'other' && fact(say('facts.steps', { steps }), '2.4.1'),
    NOTED.includes(input.occasion) && fact(say(`facts.${input.occasion}`), facts.rule, true),
  );

export function stepsOf(finding: CabFinding): readonly Step[] {
  const { input, facts, base, result, applied, cab, noTest, passed } = finding;
  const number = numberOf(finding);
  const fromResult: readonly Applied[] =
    facts.result && number ? [{ id: 'result', rule: facts.result.rule, value: number }] : [];
  return present(
    step('base', facts.cab === undefined ? '2.5.8' : facts.rule, say(`step.${baseKey(finding)}`, { cab: base }), {
      after: base,
    }),
    result.losses > 0 &&
      (noTest
        ? step('losses', facts.rule, say('step.allLost', { losses: result.losses }))
        : step('losses', '5.1.3', say('step.losses', { losses: result.losses }))),
    appliedSteps(base, [...fromResult, ...applied]),
    noTest
      ? step('noTest', ruleOf(noTest, finding), say(`noTest.${noTest}`, { turn: input.turn }))
      : step(
          'test',
          cab <= 0 ? '5.1.2' : '5.1.1',
          say(cab <= 0 ? 'step.fails' : cab >= 20 ? 'step.always' : 'step.upTo', { cab: plain(cab) }),
          { after: plain(cab) },
        ),
    passed !== null &&
      step(
        'die',
        cab <= 0 ? '5.1.2' : '5.1.1',
        say(passed ? 'step.passed' : 'step.failed', { die: input.die ?? 0, cab: plain(cab) }),
      ),
  );
}

function ruleOf(noTest: NoTest, { input }: CabFinding): Rule {
  if (noTest === 'free') return LAST_TURNS[input.occasion]?.rule ?? '5.1.1';
  return noTest === 'freed' ? '11.5.6' : '2.4.1';
}

export function notAppliedOf(finding: CabFinding): readonly NotApplied[] {
  const { input, facts, noTest, not, elsewhere } = finding;
  const other = (one: Failed): NotApplied =>
    notApplied(
      one.id,
      one.rule,
      say(testsUnit(input.occasion) ? 'elsewhere' : 'notUnit', { what: text(`unit.cab.${one.id}`) }),
    );
  return present(
    numberOf(finding) === 0 &&
      notApplied(
        'result',
        facts.result?.rule ?? '5.1.2',
        say(!facts.result ? 'not.result' : noTest === 'gone' ? 'not.gone' : 'not.zero'),
      ),
    notAppliedLines(not),
    notApplied('supply', '13.3.1', say('not.supply')),
    notApplied('rain', '15.1.2', say('not.rain')),
    elsewhere.map(other),
  );
}

const follows = ({ input, facts, steps, result }: CabFinding, passed: boolean): Text => {
  const last = steps - result.losses <= 1;
  const feste = last ? 'festeLast' : 'feste';
  const kind =
    facts.cost === 'fort'
      ? input.fortKind === 'fort'
        ? 'fort'
        : feste
      : facts.cost === 'step' && input.occasion !== 'recon'
        ? last
          ? 'stepLast'
          : 'step'
        : input.occasion === 'recon' && last
          ? 'reconLast'
          : input.occasion;
  return say(`follows.${kind}.${passed ? 'passed' : 'failed'}`);
};

function firstBlock(finding: CabFinding): readonly Block[] {
  const { input, cab, noTest, passed, chance } = finding;
  if (noTest)
    return [
      verdictBlock(
        say(`noTest.${noTest}`, { turn: input.turn }),
        noTest === 'gone' ? 'no' : 'yes',
        ruleOf(noTest, finding),
      ),
    ];
  if (passed !== null)
    return [
      verdictBlock(
        say(passed ? 'verdict.passed' : 'verdict.failed', { follows: follows(finding, passed) }),
        passed ? 'yes' : 'no',
        cab <= 0 ? '5.1.2' : '5.1.1',
      ),
    ];
  if (cab <= 0)
    return [verdictBlock(say('verdict.fails', { cab: plain(cab), follows: follows(finding, false) }), 'no', '5.1.2')];
  return oddsBlock('test', say('odds.title', { upTo: upTo(finding) }), [
    oddsRow(say('odds.passes'), chance, '5.1.1'),
    oddsRow(say('odds.fails'), subtract(ONE, chance)),
  ]);
}

function lossBlock(finding: CabFinding): readonly Block[] {
  const { lost, steps, facts, passed, noTest, cab } = finding;
  if (lost.length === 0) return [];
  const name = (n: number): string => (n < steps ? 'lost.steps' : facts.cost === 'fort' ? 'lost.fort' : 'lost.gone');
  const [only] = lost;
  if (only && lost.length === 1)
    return noTest
      ? []
      : valuesBlock('lost', say('lost.title'), [
          valueRow(say('lost.label'), say(name(only.value), { n: only.value }), facts.rule),
        ]);
  const rows = lost.map(({ value, chance }): OddsRow => oddsRow(say(name(value), { n: value }), chance));
  return passed === null && cab > 0 ? oddsBlock('lost', say('lost.title'), rows) : [];
}

const followBlock = (finding: CabFinding): readonly Block[] =>
  finding.noTest || finding.passed !== null
    ? []
    : valuesBlock(
        'follows',
        say('follows.title'),
        present(
          finding.cab > 0 && valueRow(say('odds.passes'), follows(finding, true), finding.facts.rule),
          finding.cab < 20 && valueRow(say('odds.fails'), follows(finding, false), finding.facts.rule),
        ),
      );

export const blocksOf = (finding: CabFinding): readonly Block[] => [
  ...firstBlock(finding),
  ...lossBlock(finding),
  ...followBlock(finding),
];
