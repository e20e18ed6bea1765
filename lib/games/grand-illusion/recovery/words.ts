import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import { hasEmergencyBegun } from '@/lib/games/grand-illusion/emergency';
import { isEmergency, isSupplied, lapseOf, type RecoveryFinding } from '@/lib/games/grand-illusion/recovery/finding';

const say = sayIn('recovery');

export function factsOf({ input }: RecoveryFinding): readonly Fact[] {
  const { when, disrupted, sound, enemy, turn, supplied, hq } = input;
  const lapsed = lapseOf(input) !== 'none';
  return present(
    fact(say(`facts.${when}`, { turn }), when === 'cap' ? '9.8.3' : '11.2.7'),
    fact(say('facts.units', { disrupted, sound }), '9.8.1'),
    fact(say(`facts.enemy.${enemy}`), when === 'cap' ? '9.8.3.a' : '11.2.7.b'),
    lapsed
      ? fact(say('facts.lapsed'), '11.2.1.c')
      : fact(say(supplied ? 'facts.supplied' : 'facts.unsupplied'), '11.2.1', supplied),
    isEmergency(input) && fact(say('facts.emergency', { hq: yes(hq) }), '11.2.1.c.2'),
  );
}

/** What the sentences about bars speak of. */
const barParams = ({ input }: RecoveryFinding) => ({ lapse: lapseOf(input) });

/** The rule of the recovery itself. */
const ruleOf = ({ when }: RecoveryFinding['input']): Rule => (when === 'cap' ? '9.8.3.a' : '11.2.7');

const yes = (holds: boolean): string => (holds ? 'yes' : 'no');

export function stepsOf(finding: RecoveryFinding): readonly Step[] {
  const { input, barred, weighed, possible, recovers } = finding;
  const { when, disrupted } = input;
  return present(
    barLines(barred, (id) => say(`bar.${id}`, barParams(finding))),
    possible && step('all', ruleOf(input), say(`step.${when}`, { disrupted, limited: yes(recovers < disrupted) })),
    possible &&
      weighed.applied.map(({ id, rule, value }) =>
        step(id, rule, say(`step.${id}`, { limit: value }), { before: disrupted, after: Math.min(value, disrupted) }),
      ),
    possible &&
      step('result', ruleOf(input), say('step.result', { recovers, disrupted, choice: yes(recovers < disrupted) })),
  );
}

export const notAppliedOf = ({ input, free, weighed, possible }: RecoveryFinding): readonly NotApplied[] =>
  present(
    barLines(free, (reason) => say(`free.${reason}`, { caps: input.caps })),
    possible && failedLines(weighed.not, (reason) => say(`not.${reason}`)),
  );

function effectsOf({ input, possible, initiative }: RecoveryFinding): readonly ValueRow[] {
  const emergency = isEmergency(input);
  return present(
    input.when === 'cap' && possible && valueRow(say('effects.cost'), say('effects.oneCap'), '5.2'),
    input.when === 'cap' && possible && valueRow(say('effects.initiative'), say(`effects.${initiative}`), '9.8.3.b'),
    valueRow(
      say('effects.hqAndHa'),
      say(
        input.when === 'cap'
          ? 'effects.never'
          : !isSupplied(input)
            ? 'effects.not'
            : emergency
              ? input.haReading === 'stays'
                ? 'effects.neither'
                : 'effects.onlyHa'
              : 'effects.back',
      ),
      input.when === 'cap' ? '5.2' : emergency ? '11.2.1.c.2' : '11.2.7',
    ),
  );
}

function verdictOf(finding: RecoveryFinding): Block {
  const { input, barred, possible, recovers } = finding;
  const { disrupted } = input;
  const [bar] = barred;
  if (!possible && bar)
    return verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, barParams(finding)) }), 'no', bar.rule);
  if (disrupted === 0) return verdictBlock(say('verdict.nobody'), 'neutral', '9.8.1');
  return verdictBlock(
    say(recovers === disrupted ? 'verdict.all' : 'verdict.some', { recovers, disrupted }),
    recovers === disrupted ? 'yes' : 'neutral',
    ruleOf(input),
  );
}

export const blocksOf = (finding: RecoveryFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('effects', say('effects.title'), effectsOf(finding)),
];

export const openOf = ({ input, possible, weighed }: RecoveryFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: `besieged.${input.fortReading}`,
      rule: '11.2.7.b',
      dispute: 'recovery-besieged-fort',
      when: possible && input.when === 'free' && input.enemy === 'besieged',
    },
    {
      id: 'twoHexes',
      rule: '5.2',
      dispute: 'recover-two-hexes-per',
      when: possible && input.when === 'cap' && input.activation === 'first',
    },
    {
      id: 'window',
      rule: '11.2.1.c',
      dispute: 'emergency-supply-window',
      when: input.emergency && !isEmergency(input) && hasEmergencyBegun(input),
    },
    {
      id: 'oneAnHq',
      rule: '11.2.1.c.2',
      dispute: 'emergency-one-per-hq-hex',
      when: possible && weighed.applied.some(({ id }) => id === 'oneAnHq'),
    },
    {
      id: `emergencyHa.${input.haReading}`,
      rule: '11.2.1.c.2',
      dispute: 'emergency-ha',
      when: input.when === 'free' && input.supplied && isEmergency(input),
    },
  ]);
