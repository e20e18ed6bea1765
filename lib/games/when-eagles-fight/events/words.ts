import type { Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import { doubtPoints, fact, present, sayIn, step, type Doubt } from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import { germansOut, isWithoutVerdun } from '@/lib/games/when-eagles-fight/events/conditions';
import { effectsOf, mustWithdraw } from '@/lib/games/when-eagles-fight/events/effects';
import { FIRST_TURN, type EventsFinding } from '@/lib/games/when-eagles-fight/events/finding';
import { isPastVerdun } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';

export const say = sayIn('events');

export const factsOf = ({ input }: EventsFinding): readonly Fact[] =>
  present(
    fact(say('facts.turn', { turn: input.turn, year: String(yearOf(input.turn)) }), '7.1'),
    fact(say(`facts.tsar.${input.tsar}`), '7.2.A', input.tsar === 'neither'),
    input.turn >= 12 && fact(say(`facts.verdun.${input.verdun ? 'yes' : 'no'}`), '7.2.K', !input.verdun),
  );

export const notAppliedOf = ({ meaning }: EventsFinding): readonly NotApplied[] =>
  (meaning?.weighed ?? []).flatMap(({ not }) => failedLines(not, (reason, params) => say(`not.${reason}`, params)));

export const openOf = (finding: EventsFinding): readonly OpenPoint[] => doubtPoints(say, DOUBTS, finding);

export function stepsOf({ input, meaning, roll }: EventsFinding): readonly Step[] {
  const { turn, event } = input;
  if (turn < FIRST_TURN) return [step('none', '7.1', say('step.none', { turn: FIRST_TURN }))];
  if (!meaning) return [step('roll', '7.1', roll ? say('step.unread', { sum: roll.sum }) : say('step.roll'))];
  const { rolled, as, takes, weighed } = meaning;
  return present(
    step(
      'roll',
      '7.1',
      event === undefined && roll
        ? say('step.dice', { sum: roll.sum, letter: rolled })
        : say('step.event', { letter: rolled, name: say(`name.${rolled}`) }),
    ),
    weighed.flatMap(({ applied }) =>
      applied.map(({ id, rule }) =>
        step(id, rule, say(`is.${id}`, { cities: input.cities, steps: germansOut(input) })),
      ),
    ),
    as !== rolled && step('as', `7.2.${rolled}`, say('step.as', { from: rolled, to: as, name: say(`name.${as}`) })),
    step('effect', `7.2.${as}`, takes ? say('step.takes', { name: say(`name.${as}`) }) : say('step.noEvent')),
  );
}

const isOf = (letters: readonly string[]) => (finding: EventsFinding) =>
  finding.meaning !== undefined && finding.meaning.read.some((letter) => letters.includes(letter));

const DOUBTS: readonly Doubt<EventsFinding>[] = [
  {
    id: 'event-k-turns',
    rule: '7.2.K',
    touches: (finding) => isOf(['K'])(finding) && !finding.input.verdun,
  },
  {
    id: 'event-c-after-15',
    rule: '7.2.C',
    touches: ({ meaning, input }) => meaning?.rolled === 'C' && isWithoutVerdun(input),
  },
  {
    id: 'event-d-steps-out',
    rule: '7.2.D',
    touches: ({ meaning, input }) => meaning?.as === 'D' && germansOut(input) > 0,
  },
  {
    id: 'event-repeated',
    rule: '7.2',
    touches: ({ meaning, input }) =>
      (meaning?.as === 'A' && input.tsar === 'command') ||
      (meaning?.as === 'B' && input.tsar === 'reforms') ||
      (meaning?.as === 'H' && input.gallipoli) ||
      (meaning?.as === 'I' && input.neutral) ||
      (meaning?.as === 'K' && input.verdun),
  },
  { id: 'event-withdrawal-when', rule: '10.19', touches: (finding) => mustWithdraw(effectsOf(finding)) },
  { id: 'event-j-once', rule: '7.2.J', touches: isOf(['J']) },
  {
    id: 'calendar',
    rule: '7.2.J',
    touches: (finding) => isOf(['J'])(finding) && [13, 14, 22, 23].includes(finding.input.turn),
  },
  {
    id: 'verdun-single-ha',
    rule: '7.3',
    touches: ({ input, after }) => isPastVerdun(input.turn) && !input.verdun && (after?.guns ?? 0) > 1,
  },
];
