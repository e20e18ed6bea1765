import { D6 } from '@/lib/calc/dice';
import { weigh, type Weighed } from '@/lib/calc/modifiers';
import { certain, combine, die, type Distribution } from '@/lib/prob/distribution';
import { sum, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { readTurn, wordIn, RANDOM_EVENTS, type CardReading } from '@/lib/games/when-eagles-fight/clocks/cards';
import { boxAfter, boxBefore, FIRST_BOX, isVerdunTurn } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { CONDITIONS, isVerdunInstead, isWithoutVerdun } from '@/lib/games/when-eagles-fight/events/conditions';
import { LETTERS, type EventsInput, type Letter } from '@/lib/games/when-eagles-fight/events/fields';

/** No events before Turn 5 (7.1). */
export const FIRST_TURN = 5;
/** A roll of two dice on the table, as far as the player's copy tells. */
export interface Roll extends CardReading {
  readonly sum: number;
  readonly chance: Fraction;
  readonly letter: Letter | undefined;
}

/** What an event comes to in a state. */
export interface Meaning {
  readonly rolled: Letter;
  /** as which event it is treated */
  readonly as: Letter;
  /** the events whose paragraphs were read on the way */
  readonly read: readonly Letter[];
  readonly weighed: readonly Weighed[];
  /** false: "No Event" */
  readonly takes: boolean;
}

/** Where the marker "No Verdun" and the guns stand after the event phase. */
export interface AfterPhase {
  readonly guns: number;
  /** the box of the marker; absent while there is none */
  readonly box: number | undefined;
}

export interface EventsFinding {
  readonly input: EventsInput;
  readonly rolls: readonly Roll[];
  readonly roll: Roll | undefined;
  /** the event of the turn, by its letter or by the dice */
  readonly meaning: Meaning | undefined;
  /** what every event would come to */
  readonly all: readonly Meaning[];
  readonly after: AfterPhase | undefined;
  /** the turn in which infantry withdrawn for Event D comes back */
  readonly back: number | undefined;
}

/** As which event one is treated: C and D in the years of Verdun (7.2.C, 7.2.D). */
function treatedAs(letter: Letter, one: EventsInput): Letter {
  if (letter !== 'C' && letter !== 'D') return letter;
  if (isVerdunInstead(one)) return 'K';
  return letter === 'C' && isWithoutVerdun(one) ? 'D' : letter;
}

/** Clauses that add to an event without deciding whether it takes place. */
const EXTRA: readonly string[] = ['D.infantry', 'D.guns', 'H.odessa'];
const holds = (letter: Letter, { applied, not }: Weighed): boolean =>
  letter === 'C' || letter === 'D'
    ? !applied.some(({ id }) => id === `${letter}.quiet`)
    : not.every(({ id }) => EXTRA.includes(id));

/** What an event comes to in a state of the campaign (7.2). */
export function meaningOf(rolled: Letter, one: EventsInput): Meaning {
  const as = treatedAs(rolled, one);
  const read = as === rolled ? [rolled] : [rolled, as];
  const weighed = read.map((letter) => weigh(CONDITIONS[letter], one));
  const last = weighed.at(-1);
  return { rolled, as, read, weighed, takes: last !== undefined && holds(as, last) };
}

/** The sums of two dice with their chances, what has fallen taken as it is. */
export function sums({ die1, die2 }: Pick<EventsInput, 'die1' | 'die2'>): Distribution<number> {
  const one = (given: number | undefined) => (given === undefined ? die(D6.length) : certain(given));
  return combine(one(die1), one(die2), (a, b) => a + b);
}

function rollsOf(input: EventsInput, book: CardBook): readonly Roll[] {
  return sums(input).map(({ value, chance }) => {
    const reading = readTurn(book, RANDOM_EVENTS, input.turn, value);
    const word = wordIn(reading);
    return { sum: value, chance, ...reading, letter: LETTERS.find((letter) => letter === word) };
  });
}

/** Whether an event that takes place removes a heavy artillery now (7.2.D, 7.2.K). */
const takesGun = (meaning: Meaning | undefined, one: EventsInput): boolean =>
  meaning?.takes === true && (meaning.as === 'K' || (meaning.as === 'D' && isWithoutVerdun(one)));

function afterOf(input: EventsInput, meaning: Meaning): AfterPhase {
  const { turn, verdun, guns } = input;
  const marker = boxBefore(turn, input.marker);
  const left = takesGun(meaning, input) ? Math.max(0, guns - 1) : guns;
  const comes = verdun || (meaning.as === 'K' && meaning.takes);
  if (comes || turn < 15) return { guns: left, box: undefined };
  if (isVerdunTurn(turn)) return { guns: left, box: FIRST_BOX };
  return { guns: left, box: marker === undefined ? undefined : boxAfter(turn, marker, left) };
}

/** Everything that a case comes to. */
export function settleEvents(input: EventsInput, book: CardBook): EventsFinding {
  const none = input.turn < FIRST_TURN;
  const rolls = none ? [] : rollsOf(input, book);
  const roll = rolls.find(({ chance }) => chance.n === chance.d && chance.d === 1n);
  const letter = none ? undefined : (input.event ?? roll?.letter);
  const meaning = letter && meaningOf(letter, input);
  const { returnDie, turn } = input;
  return {
    input,
    rolls,
    roll,
    meaning,
    all: none ? [] : LETTERS.map((one) => meaningOf(one, input)),
    after: meaning && afterOf(input, meaning),
    back: rollsReturn(meaning) && returnDie !== undefined ? turn + returnDie : undefined,
  };
}

/** Whether the infantry of Event D leaves, and a die says for how long. */
export const rollsReturn = (meaning: Meaning | undefined): boolean =>
  meaning?.as === 'D' && meaning.weighed.some(({ applied }) => applied.some(({ id }) => id === 'D.infantry'));

/** The chances of what a turn brings, as far as the table is known: by event as it is treated, `undefined` unread. */
export function outcomes({ rolls, input }: EventsFinding): readonly {
  readonly meaning: Meaning | undefined;
  readonly rolls: readonly Roll[];
  readonly chance: Fraction;
}[] {
  const groups = new Map<string, { meaning: Meaning | undefined; rolls: Roll[] }>();
  for (const roll of rolls) {
    const meaning = roll.letter && meaningOf(roll.letter, input);
    const key = !meaning ? 'unread' : meaning.takes ? meaning.as : 'none';
    const group = groups.get(key) ?? { meaning, rolls: [] };
    group.rolls.push(roll);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    chance: sum(group.rolls.map(({ chance }) => chance)),
  }));
}
