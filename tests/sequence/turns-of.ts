import type { GameId } from '@/lib/core/game-id';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import { spokenSequence } from '@/lib/sequence/spoken';
import { stepsFor } from '@/lib/sequence/when';

type Ids = (turn: number, scenario?: string) => readonly string[];

/** The sequence of a game as its tests ask it: what stands in which turn of which scenario, by the ids. */
export function sequenceOf(game: GameId) {
  const { turns, scenarios } = readCourse(game);
  const sequence = spokenSequence(readGame(game).sequence(), 'en');
  const at = (turn: number, scenario = scenarios.standard) =>
    stepsFor(sequence, { turn, season: turns.find(({ n }) => n === turn)?.season ?? '', scenario });
  const stepIds: Ids = (turn, scenario) => at(turn, scenario).flatMap(({ steps }) => steps.map(({ id }) => id));
  const reminderIds: Ids = (turn, scenario) =>
    at(turn, scenario).flatMap(({ steps }) => steps.flatMap(({ reminders }) => reminders.map(({ id }) => id)));
  const from = (first: number, last = turns.length) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const turnsOf = (scenario = scenarios.standard) =>
    from(1, scenarios.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? 0);
  const turnsWith = (ids: Ids, wanted: string, scenario?: string) =>
    turnsOf(scenario).filter((turn) => ids(turn, scenario).includes(wanted));
  return { turns, sequence, at, stepIds, reminderIds, from, turnsOf, turnsWith };
}
