import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { readTurn, RANDOM_EVENTS, wordIn } from '@/lib/games/when-eagles-fight/clocks/cards';
import { VERDUN_TURNS } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { WefData } from '@/lib/games/when-eagles-fight/data';
import { blocksOf } from '@/lib/games/when-eagles-fight/events/blocks';
import { CONDITIONS } from '@/lib/games/when-eagles-fight/events/conditions';
import { effectsOf } from '@/lib/games/when-eagles-fight/events/effects';
import { eventsSchema, LETTERS, type EventsInput, type Letter } from '@/lib/games/when-eagles-fight/events/fields';
import { findEvents, rollsReturn } from '@/lib/games/when-eagles-fight/events/finding';
import { ledgerOf, say } from '@/lib/games/when-eagles-fight/events/ledger';

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

/** A marker behind the turn, an offensive to come, an event that the dice do not give. */
function refuse(input: EventsInput, { cards }: WefData): Refused | undefined {
  const { turn, marker, verdun, brusilov, event, die1, die2 } = input;
  const dates = refuseDates({ turn, scenario: 'historical', brusilov });
  if (dates) return dates;
  if (!verdun && marker !== undefined && marker < turn)
    return illegal('marker', marker, say('refused.marker', { turn }), '7.3');
  if (event === undefined || die1 === undefined || die2 === undefined) return undefined;
  const sum = die1 + die2;
  const letter = wordIn(readTurn(cards, RANDOM_EVENTS, turn, sum));
  if (letter === undefined || letter === event) return undefined;
  return illegal('event', event, say('refused.event', { sum, letter }), '7.1');
}

const DICE = ['die1', 'die2', 'returnDie'] as const;

function evaluate(given: EventsInput, data: WefData, wanted?: Wanted): Result<Evaluation<EventsAnswer>, Refusal> {
  // What has not come yet in this turn is not asked, and not held against the case.
  const input = { ...given, verdun: given.verdun && given.turn >= VERDUN_TURNS.first };
  const wrong = refuse(input, data);
  if (wrong) return wrong;
  const finding = findEvents(input, data.cards);
  const { meaning, all, after, back } = finding;
  const idle = [
    ...(input.turn < 5 || input.event !== undefined ? ['die1', 'die2'] : []),
    ...(rollsReturn(meaning) ? [] : ['returnDie']),
  ];
  return ok({
    ...ledgerOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        rolled: meaning?.rolled ?? null,
        as: meaning?.takes ? meaning.as : null,
        effects: effectsOf(finding).map(({ id }) => id),
        table: Object.fromEntries(all.map(({ rolled, as, takes }) => [rolled, takes ? as : null])),
        guns: after?.guns ?? null,
        box: after?.box ?? null,
        back: back ?? null,
      },
    },
    ...(idle.length ? { idleDice: idle } : {}),
    ...diceFor(wanted, () => plainDice(input, DICE, (before) => blocksOf(findEvents(before, data.cards)))),
  });
}

/** The random event of a turn: what it is after everything that changes its meaning, and what it makes players do. */
export const events = calculator({
  id: 'when-eagles-fight/events',
  game: 'when-eagles-fight',
  tables: [],
  modifiers: LETTERS.map((letter) => ({ list: CONDITIONS[letter] })),
  schema: eventsSchema,
  evaluate,
});
