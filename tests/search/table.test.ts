import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { search } from '@/lib/search/search';
import { builtSource } from '@/tests/support/built-search';
import { scores } from '@/tests/support/judged';

/*
 * Queries as one talks at the table, written from the rulebooks before any code of the search was read. The misses of
 * set A have been looked at; those of set B have not, and no phrase, term or weight is changed because of one of them.
 * Set C was written later, by somebody who knew neither; its first score was 0.777, before anything was changed for
 * it, and its misses have been looked at. Set D is by the same hand as C: its first score was 0.824, and its misses
 * have been looked at since. Set E is by another hand that saw no code: its first score was 0.879 (recall 0.950), and
 * its misses have been looked at since. Set F was written before the thesaurus was read: its first score was 0.825
 * (recall 0.865), and its misses have been looked at since. Set G was written after that by the same hand: its first
 * score was 0.770 (recall 0.817); a weight of the ranking was chosen with it, no phrase was written for it, but one
 * was kept because of it. Set H, of all four games, is by somebody who had read the rulebooks alone: its first score
 * was 0.857 (recall 0.921), its synonyms 0.735; misses of every second row have been looked at, nothing has been
 * written for them. Sets I and J are of all four games and want tools and charts as well. Set I was written from the
 * rulebooks before anything of the search was seen: its first score was 0.864 (recall 0.886), of its things 0.594, and
 * its misses have been looked at since. Set J was written by the same hand after that, of rules that I does not ask
 * for: its first score was 0.885 (recall 0.967; 0.872 and 0.957 without what was mended for I), and nothing has been
 * written for it. A bar is what the search had when it was set, rounded down.
 */
interface Row {
  readonly game: GameId;
  readonly lang: Language;
  readonly kind: string;
  readonly query: string;
  readonly rules?: readonly string[];
  /** a tool or a chart, where no rule is wanted */
  readonly ids?: readonly string[];
}

const rowsOf = (set: string): readonly Row[] =>
  JSON.parse(readFileSync(`tests/search/table-${set}.json`, 'utf8')) as readonly Row[];

/** The rules that are found, or all hits where a tool or a chart is wanted. */
async function found({ game, lang, query, ids }: Row): Promise<readonly string[]> {
  const source = await builtSource(game, lang);
  const { hits } = search(query, [source], { ...(ids ? {} : { kinds: ['rule'] }), typing: true });
  return ids ? hits.map(({ id }) => id) : hits.flatMap(({ number }) => number ?? []);
}

describe.each([
  ['a', 0.91],
  ['b', 0.89],
  ['c', 0.91],
  ['d', 0.91],
  ['e', 0.97],
  ['f', 0.93],
  ['g', 0.78],
  ['h', 0.85],
  ['i', 0.94],
  ['j', 0.88],
])('set %s', (set, bar) => {
  const rows = rowsOf(set);

  it('finds the wanted rules no worse than it did', async () => {
    const tried = await Promise.all(
      rows.map(async (row) => ({ query: { rules: row.ids ?? row.rules ?? [] }, numbers: await found(row) })),
    );
    expect(scores(tried).mrr).toBeGreaterThanOrEqual(bar);
  });
});

it.each(['a', 'c', 'd', 'e', 'i', 'j'])('reads every number of set %s, however it is written', async (set) => {
  const numbers = rowsOf(set).filter(({ kind }) => kind === 'number');
  const first = await Promise.all(numbers.map(async (row) => (await found(row))[0]));
  expect(first).toEqual(numbers.map(({ rules }) => rules?.[0]));
});
