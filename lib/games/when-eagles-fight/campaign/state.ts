import type { Tsar } from '@/lib/games/when-eagles-fight/clocks/state';
import type { Away, ClocksInput, Lasting } from '@/lib/games/when-eagles-fight/campaign/fields';
import { eventsSchema, type EventsInput } from '@/lib/games/when-eagles-fight/events/fields';
import { meaningOf, type Meaning } from '@/lib/games/when-eagles-fight/events/finding';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';

/* What follows from the record of a campaign for the single clocks. */

/** The turn in which an event took effect for the last time; undefined: it has not. */
export const turnOf = ({ past }: ClocksInput, event: Lasting): number | undefined =>
  past.findLast((one) => one.event === event)?.turn;
export const has = (one: ClocksInput, event: Lasting): boolean => turnOf(one, event) !== undefined;

export const tsarOf = (one: ClocksInput): Tsar => (has(one, 'A') ? 'command' : has(one, 'B') ? 'reforms' : 'neither');

/** German steps withdrawn and not back (7.2.D). */
export const germansAway = (list: readonly Away[]): number =>
  list.reduce((sum, { nation, steps }) => (nation === 'german' ? sum + steps : sum), 0);

/** The state that the event of the turn meets. */
export function eventsCase(one: ClocksInput): EventsInput {
  const { turn, event, brusilov, cities, warsaw, vilna, brest, lemberg, odessa, guns, marker, returnDie } = one;
  return eventsSchema.parse({
    turn,
    event,
    brusilov: turn >= 15 ? brusilov : undefined,
    cities,
    warsaw,
    vilna,
    brest,
    lemberg,
    odessa,
    guns,
    marker: marker !== undefined && marker >= 16 ? marker : undefined,
    returnDie,
    tsar: tsarOf(one),
    verdun: has(one, 'K'),
    neutral: has(one, 'I'),
    caucasusLost: has(one, 'F'),
    caucasusWon: has(one, 'G'),
    gallipoli: has(one, 'H'),
    austrian: one.past.some((past) => past.event === 'J' && yearOf(past.turn) === yearOf(turn)),
    peace: has(one, 'L'),
    stepsOut: Math.min(60, germansAway(one.away)),
  });
}

/** What the event of the turn comes to; undefined before Turn 5, or where none is entered. */
export const meaningNow = (one: ClocksInput): Meaning | undefined =>
  one.turn >= 5 && one.event !== undefined ? meaningOf(one.event, eventsCase(one)) : undefined;

/** Whether Verdun has come, this turn included. */
export const hasVerdun = (one: ClocksInput): boolean => {
  const meaning = meaningNow(one);
  return has(one, 'K') || (meaning?.as === 'K' && meaning.takes);
};
