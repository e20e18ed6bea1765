import { barsMet, barSteps } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import {
  doubtPoints,
  fact,
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
import type { Rule } from '@/lib/core/rule';
import { GUNS_BACK, isQuietWest } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { BrusilovFinding, OffensiveTurn } from '@/lib/games/when-eagles-fight/brusilov/finding';

export const say = sayIn('brusilov');

export const factsOf = ({ input }: BrusilovFinding): readonly Fact[] =>
  present(
    fact(say('facts.turn', { turn: input.turn }), '15.1'),
    fact(say(`facts.attack.${input.defenders}`, { odds: say(`options.odds.${input.odds}`) }), '15.2'),
  );

export function stepsOf(finding: BrusilovFinding): readonly Step[] {
  const { stage, weighed, barred } = finding;
  return present(
    step('stage', '15.1', say(`stage.${stage}`, stageParams(finding))),
    modifierSteps(0, weighed.applied, {
      words: ({ id, value }) => say(`step.${id}`, { value: signed(value) }),
      show: signed,
    }),
    barSteps('brusilov', barred),
  );
}

export const notAppliedOf = ({ weighed, free }: BrusilovFinding): readonly NotApplied[] => [
  ...failedLines(weighed.not, (reason) => say(`not.${reason}`)),
  ...barsMet('brusilov', free),
];

export const openOf = (finding: BrusilovFinding): readonly OpenPoint[] => doubtPoints(say, DOUBTS, finding);

const stageParams = ({ input: { turn, brusilov } }: BrusilovFinding) => ({
  declared: brusilov ?? turn,
  since: brusilov === undefined ? 0 : turn - brusilov,
  nth: brusilov === undefined ? 1 : turn - brusilov + 1,
});

const DOUBTS: readonly Doubt<BrusilovFinding>[] = [
  {
    id: 'brusilov-declaration-order',
    rule: '15.1',
    touches: ({ stage, input }) => stage === 'open' || (stage === 'running' && input.brusilov === input.turn),
  },
  { id: 'brusilov-limit-step', rule: '15.4', touches: ({ stage }) => stage === 'open' || stage === 'running' },
  {
    id: 'brusilov-stavka',
    rule: '15.2',
    touches: ({ stage, input }) => stage === 'running' && input.stavka,
    reading: ({ input }) => input.offensiveReading,
  },
  {
    id: 'stavka-cooperation',
    rule: '14.2',
    touches: ({ weighed }) => weighed.applied.some(({ id }) => id === 'stavka'),
  },
  {
    id: 'tsar-attack-limit',
    rule: '15.3',
    touches: ({ stage, input }) => stage === 'running' && input.tsar === 'command',
  },
];

/** What the player sees: whether the offensive runs, what this attack has of it, what each of its turns brings. */
export function blocksOf(finding: BrusilovFinding): readonly Block[] {
  return present(
    verdict(finding),
    valuesBlock('attack', say('titles.attack'), attackRows(finding)),
    valuesBlock('turns', say('titles.turns'), finding.turns.map(turnRow)),
    valuesBlock('always', say('titles.always'), alwaysRows(finding)),
  );
}

const ruleOf = ({ applied }: BrusilovFinding['weighed']): Rule => applied[0]?.rule ?? '15.2';

function verdict(finding: BrusilovFinding): Block {
  const { stage, barred, modifier, weighed } = finding;
  const [bar] = barred;
  if (bar) return verdictBlock(say('verdict.barred'), 'no', bar.rule);
  const params = { ...stageParams(finding), value: signed(modifier) };
  const tone = stage === 'running' && modifier > 0 ? 'yes' : 'neutral';
  return verdictBlock(say(`verdict.${stage}`, params), tone, stage === 'running' ? ruleOf(weighed) : '15.1');
}

function attackRows({ modifier, weighed, barred, input, stage }: BrusilovFinding): readonly ValueRow[] {
  return present(
    valueRow(say('attack.modifier'), signed(modifier), ruleOf(weighed)),
    stage === 'running' &&
      input.tsar === 'command' &&
      valueRow(say('attack.north'), say(`attack.${northOf(input, barred.length > 0)}`), '15.3'),
  );
}

const northOf = ({ released, northAttacks }: BrusilovFinding['input'], isBarred: boolean): string =>
  isBarred ? 'barred' : released ? 'released' : northAttacks > 0 ? 'used' : 'one';

/** The turn's modifier, limit, reinforcements and what else begins. */
const turnRow = ({ turn, since, modifier, limit }: OffensiveTurn): ValueRow =>
  valueRow(
    since === 0 ? say('turns.first', { turn }) : say('turns.later', { turn, since }),
    say(since === 0 ? 'turns.start' : since === 3 ? 'turns.end' : 'turns.middle', {
      since,
      value: signed(modifier),
      limit,
    }),
    since === 0 ? '15.2' : since === 3 ? '15.6' : '15.5',
  );

function alwaysRows({ stage, input }: BrusilovFinding): readonly ValueRow[] {
  const { turn, verdun, brusilov } = input;
  const begun = stage === 'running' || stage === 'over';
  const missed = stage === 'missed';
  return present(
    valueRow(say('always.revolution'), say(`always.${begun ? 'plus' : missed ? 'neverPlus' : 'noPlus'}`), '15.7'),
    valueRow(
      say('always.ammunition'),
      say(`always.${stage === 'over' ? 'plus' : missed ? 'neverPlus' : 'ammunitionLater'}`),
      '15.8',
    ),
    !begun &&
      valueRow(
        say('always.quiet'),
        say(
          verdun ? (isQuietWest(turn, verdun, brusilov) ? 'always.quietNow' : 'always.quietLater') : 'always.quietNo',
          {
            turn: GUNS_BACK,
          },
        ),
        '15.9',
      ),
  );
}
