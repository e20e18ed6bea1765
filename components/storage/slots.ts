import * as z from 'zod/mini';
import type { GameId } from '@/lib/core/game-id';
import type { Progress } from '@/lib/sequence/progress';
import type { Slot } from '@/components/storage/slot';

/** A slot whose values a schema checks. */
export function slot<T>(
  name: string,
  version: number,
  schema: z.ZodMiniType<T>,
  more: Pick<Slot<T>, 'join' | 'passing'> = {},
): Slot<T> {
  return {
    ...more,
    name,
    version,
    parse(raw) {
      const parsed = schema.safeParse(raw);
      return parsed.success ? parsed.data : undefined;
    },
  };
}

const count = z.int().check(z.minimum(1), z.maximum(999));
const position = {
  scenario: z.string(),
  turn: count,
  first: z.optional(count),
  sheets: z.record(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.object({ phase: z.string(), stage: count, ticked: z.array(z.string()) }),
  ),
};
const progressSchema = z.object({ ...position, before: z.optional(z.object(position)) });

/** The turn checklist of a game. Only the shape is checked here; lib/sequence settles it into the game as it is now. */
export const turnSlot = (game: GameId): Slot<Progress> => slot(`${game}/turn`, 1, progressSchema);

/** Names of the tools of a game that were used last, the latest first ("fire", "siege"). */
export const recentToolsSlot = (game: GameId): Slot<readonly string[]> =>
  slot(`${game}/recent-tools`, 1, z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))), { passing: true });

export const MOST_CARDS = 8;

/** Codes of the cards of a game's cases that were seen last, the latest first. */
export const recentCardsSlot = (game: GameId): Slot<readonly string[]> =>
  slot(`${game}/recent-cards`, 1, z.array(z.string().check(z.minLength(1))).check(z.maxLength(MOST_CARDS)), {
    passing: true,
  });

const LONGEST_QUERY = 240;
const MOST_QUERIES = 8;

/** What was searched for last on this device, the latest first. */
export const recentQueriesSlot: Slot<readonly string[]> = slot(
  'search/recent-queries',
  1,
  z.array(z.string().check(z.minLength(1), z.maxLength(LONGEST_QUERY))).check(z.maxLength(MOST_QUERIES)),
  { passing: true },
);

/** The queries with one more, which stands first and once; one too long to be a question is not kept. */
export function withQuery(queries: readonly string[], asked: string): readonly string[] {
  const query = asked.trim();
  if (query === '' || query.length > LONGEST_QUERY) return queries;
  const same = (one: string): boolean => one.toLowerCase() === query.toLowerCase();
  return [query, ...queries.filter((one) => !same(one))].slice(0, MOST_QUERIES);
}
