import type { z } from 'zod';
import { eventsSchema, type Letter } from '@/lib/games/when-eagles-fight/events/fields';
import { FIRST_TURN, meaningOf, type Meaning } from '@/lib/games/when-eagles-fight/events/finding';

/** What a tool knows of a campaign beside the event of the turn. */
type Known = Partial<z.input<typeof eventsSchema>> & { readonly turn: number };

/**
 * What the event of a turn comes to for a tool that knows part of the state; none before Turn 5 (7.1). What is asked
 * only from a later turn on counts as not having happened before it.
 */
export function eventOfTurn(event: Letter | undefined, { verdun, brusilov, ...known }: Known): Meaning | undefined {
  const { turn } = known;
  if (event === undefined || turn < FIRST_TURN) return undefined;
  const state = { verdun: turn >= 12 && verdun === true, brusilov: turn >= 15 ? brusilov : undefined };
  return meaningOf(event, eventsSchema.parse({ ...known, ...state, event }));
}
