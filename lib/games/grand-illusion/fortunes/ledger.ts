import { doubtPoints, fact, openPoints, present, sayIn, step, type Doubt } from '@/lib/calc/ledger';
import type { Fact, NotApplied, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import { failedLines } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { Effect } from '@/lib/games/grand-illusion/fortunes/effects';
import { USUAL_CAPS } from '@/lib/games/grand-illusion/fortunes/fields';
import type { FortunesFinding, Row } from '@/lib/games/grand-illusion/fortunes/finding';
import { isExempt } from '@/lib/games/grand-illusion/fortunes/table';
import { SIDES } from '@/lib/games/grand-illusion/sides';
import { isEarly } from '@/lib/games/grand-illusion/scenario/mandated';

/* The facts and steps of a roll for the Fortunes of War. */

export const say = sayIn('fortunes');

/** The rule that an effect comes from, where it is not the table itself. */
const RULE: Readonly<Partial<Record<Effect, Rule>>> = { ignored: '13.1', discarded: '9.1.1.a' };
export const ruleOf = ({ effect }: Row): Rule => RULE[effect] ?? '9.1.4';

/** What a row is called, and what it brings here. */
export const nameOf = (sum: number): Text => say(`name.${sum}`);
export const effectText = ({ effect, receiver }: Row): Text =>
  say(receiver ? `effect.${effect}.${receiver}` : `effect.${effect}`);

export function factsOf({ input }: FortunesFinding): readonly Fact[] {
  return present(
    fact(say(`facts.attacker.${input.attacker}`), '9.1.4'),
    fact(say('facts.turn', { turn: input.turn }), '4.0'),
    fact(say(`facts.mandated.${input.mandated ? 'yes' : 'no'}`), '9.1.1.c', !input.mandated),
    SIDES.map((side) => {
      const caps = input[`${side}Caps`];
      return fact(say(`facts.caps.${side}`, { caps }), '9.1.1.a', caps === USUAL_CAPS);
    }),
  );
}

/** What holds of the conditions, then the roll and what it brings. */
export function stepsOf({ input, weighed, settled, automatic }: FortunesFinding): readonly Step[] {
  const { die1, die2 } = input;
  return present(
    weighed.applied.map(({ id, rule }) => step(id, rule, say(`condition.${id}`))),
    !settled && step('table', '9.1.4', say('step.table')),
    automatic && step('automatic', '12.4', say('step.automatic')),
    !automatic &&
      die1 !== undefined &&
      die2 !== undefined &&
      step('roll', '9.1.4', say('step.roll', { one: die1, two: die2, sum: die1 + die2, name: nameOf(die1 + die2) })),
    settled && step('effect', ruleOf(settled), effectText(settled)),
  );
}

export const notAppliedOf = ({ weighed }: FortunesFinding): readonly NotApplied[] =>
  failedLines(weighed.not, (reason, params) => say(`not.${reason}`, params));

/** After GT 4 a mandated battle that the roll takes away does not count (9.1.1.c). */
const takesAway = (finding: FortunesFinding): boolean =>
  finding.input.mandated && ['cautious', 'advantage', 'counterattack'].includes(finding.settled?.effect ?? '');

const DOUBTS: readonly Doubt<FortunesFinding>[] = [
  { id: 'mandated-exempt-fow', rule: '13.1', touches: ({ input }) => isExempt(input) },
  { id: 'mandated-battle-count', rule: '9.1.1.c', touches: takesAway },
  {
    id: 'allenby-composed-contains',
    rule: '12.4',
    touches: ({ weighed }) => weighed.applied.some(({ id }) => id === 'allenby'),
  },
  {
    id: 'belgian-retreat-cap',
    rule: '13.1',
    touches: ({ weighed }) => weighed.applied.some(({ id }) => id === 'belgians'),
  },
  { id: 'skirmish-natural-1', rule: '9.1.4', touches: ({ settled }) => settled?.effect === 'skirmish' },
  { id: 'routed-who', rule: '9.4.2', touches: ({ settled }) => settled?.effect === 'routed' },
  {
    id: 'limit-disrupted-first',
    rule: '9.2.3.a',
    touches: ({ settled }) => settled?.effect === 'limit',
  },
  { id: 'limit-unnamed-units', rule: '9.1.2.a', touches: ({ settled }) => settled?.effect === 'limit' },
  { id: 'tactical-advantage-all-leave', rule: '9.1.4', touches: ({ settled }) => settled?.effect === 'advantage' },
  { id: 'counterattack-not-cancelled', rule: '9.1.3.d', touches: ({ settled }) => settled?.effect === 'counterattack' },
];

export const openOf = (finding: FortunesFinding): readonly OpenPoint[] => [
  ...doubtPoints(say, DOUBTS, finding),
  ...openPoints(say, [
    {
      id: `fow-11-after-gt4.${finding.input.elevenReading}`,
      rule: '9.1.4',
      dispute: 'fow-11-after-gt4',
      when: !isEarly(finding.input) && (!finding.settled || finding.settled.sum === 11),
    },
  ]),
  // 7 stops this battle alone (9.1.4); 9.1.3.d cancels the others where the roll itself passes the initiative.
  ...openPoints(say, [
    {
      id: 'othersAfterSeven',
      rule: '9.1.3.d',
      when: finding.after?.initiative === 'second' && finding.input.unfought > 0,
    },
  ]),
];
