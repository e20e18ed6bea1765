import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { RANDOM_EVENTS, readTurn, wordIn } from '@/lib/games/when-eagles-fight/clocks/cards';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { VERDUN_TURNS } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { WefData } from '@/lib/games/when-eagles-fight/data';
import { blocksOf } from '@/lib/games/when-eagles-fight/events/blocks';
import { CONDITIONS } from '@/lib/games/when-eagles-fight/events/conditions';
import { effectsOf } from '@/lib/games/when-eagles-fight/events/effects';
import { eventsSchema, LETTERS, type EventsInput, type Letter } from '@/lib/games/when-eagles-fight/events/fields';
import { rollsReturn, settleEvents } from '@/lib/games/when-eagles-fight/events/finding';
import * as words from '@/lib/games/when-eagles-fight/events/words';

export interface EventsAnswer {
  readonly rolled: Letter | null;
  /** as which event it is treated; null where it is "No Event" */
  readonly as: Letter | null;
  readonly effects: readonly string[];
  /** every event as it would be now; null is "No Event" */
  readonly table: Readonly<Partial<Record<Letter, Letter | null>>>;
  /** German heavy artillery and the box of the marker "No Verdun" after the phase */
  readonly guns: number | null;
  readonly box: number | null;
  readonly back: number | null;
}

/** What has not come yet in a turn is not asked, and not held against the case. */
const asked = (input: EventsInput): EventsInput => ({
  ...input,
  verdun: input.verdun && input.turn >= VERDUN_TURNS.first,
});

/** A marker behind the turn, an offensive to come, an event that the dice do not give. */
function refuse(input: EventsInput, { cards }: WefData): Refused | undefined {
  const { turn, marker, verdun, brusilov, event, die1, die2 } = asked(input);
  const dates = refuseDates({ turn, scenario: 'historical', brusilov });
  if (dates) return dates;
  if (!verdun && marker !== undefined && marker < turn)
    return illegal('marker', marker, words.say('refused.marker', { turn }), '7.3');
  if (event === undefined || die1 === undefined || die2 === undefined) return undefined;
  const sum = die1 + die2;
  const letter = wordIn(readTurn(cards, RANDOM_EVENTS, turn, sum));
  if (letter === undefined || letter === event) return undefined;
  return illegal('event', event, words.say('refused.event', { sum, letter }), '7.1');
}

/** The random event of a turn: what it is after everything that changes its meaning, and what it makes players do. */
export const events = tool({
  id: 'when-eagles-fight/events',
  modifiers: LETTERS.map((letter) => ({ list: CONDITIONS[letter] })),
  schema: eventsSchema,
  refuse,
  settle: (input, { cards }: WefData) => settleEvents(asked(input), cards),
  words: { ...words, blocksOf },
  answer: (finding): EventsAnswer => {
    const { meaning, all, after, back } = finding;
    return {
      rolled: meaning?.rolled ?? null,
      as: meaning?.takes ? meaning.as : null,
      effects: effectsOf(finding).map(({ id }) => id),
      table: Object.fromEntries(all.map(({ rolled, as, takes }) => [rolled, takes ? as : null])),
      guns: after?.guns ?? null,
      box: after?.box ?? null,
      back: back ?? null,
    };
  },
  dice: {
    fields: ['die1', 'die2', 'returnDie'],
    idle: ({ meaning, input: { turn, event } }) => [
      ...(turn < 5 || event !== undefined ? ['die1', 'die2'] : []),
      ...(rollsReturn(meaning) ? [] : ['returnDie']),
    ],
  },
});
