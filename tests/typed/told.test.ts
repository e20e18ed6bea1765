import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASKED_TOOLS as GRAND_ILLUSION } from '@/lib/games/grand-illusion/typed/asked';
import { WORDS as GRAND_ILLUSION_WORDS } from '@/lib/games/grand-illusion/typed/words';
import { ASKED_TOOLS as NACH_PARIS } from '@/lib/games/nach-paris/typed/asked';
import { LEXICON } from '@/lib/games/nach-paris/typed/words';
import { ASKED_TOOLS as PATHS_OF_GLORY } from '@/lib/games/paths-of-glory/typed/asked';
import { FIELD_WORDS as PATHS_OF_GLORY_WORDS } from '@/lib/games/paths-of-glory/typed/words';
import { ASKED_TOOLS as WHEN_EAGLES_FIGHT } from '@/lib/games/when-eagles-fight/typed/asked';
import { WORDS as WHEN_EAGLES_FIGHT_WORDS } from '@/lib/games/when-eagles-fight/typed/words';
import { fightsOf } from '@/lib/cli/fights';
import { GAME_IDS } from '@/lib/games/find';
import type { Entry } from '@/lib/typed/meaning';
import type { JudgedFight } from '@/tests/support/judged-fights';

const KEY = /[a-z-]+\.(?:fields|options|label)\./;

test.each(GAME_IDS)('%s: what was understood is told in words, never by the key of a message', async (game) => {
  const rows = JSON.parse(readFileSync(`tests/typed/spoken-${game}.json`, 'utf8')) as readonly JudgedFight[];
  const hits = await Promise.all(rows.map(({ text, lang }) => fightsOf(text, lang, [game])));
  const told = hits.flat().flatMap(({ used, faults }) => [...used.map(({ means }) => means), ...faults]);
  expect(told.length).toBeGreaterThan(rows.length);
  expect(told.filter((words) => KEY.test(words))).toEqual([]);
});

type Named = { readonly tool: string; readonly entries?: readonly Entry[] };
const FORMS: Readonly<Record<string, readonly [tools: readonly Named[], words: readonly Entry[]]>> = {
  'grand-illusion': [GRAND_ILLUSION, GRAND_ILLUSION_WORDS],
  'nach-paris': [NACH_PARIS, LEXICON.entries],
  'paths-of-glory': [PATHS_OF_GLORY, PATHS_OF_GLORY_WORDS],
  'when-eagles-fight': [WHEN_EAGLES_FIGHT, WHEN_EAGLES_FIGHT_WORDS],
};

/** A word for each field that asks for a number, in the language that is its own or in any. */
function fieldsIn(entries: readonly Entry[], lang: string): ReadonlyMap<string, string> {
  return new Map(
    entries
      .filter((entry) => entry.means.kind === 'asks' && (entry.lang ?? lang) === lang)
      .map(({ means, words }) => [means.kind === 'asks' ? means.name : '', words[0] ?? ''] as const),
  );
}

test.each(GAME_IDS)('%s: a number that no field of a tool takes is told with the name of the field', async (game) => {
  const rows = JSON.parse(readFileSync(`tests/typed/spoken-${game}.json`, 'utf8')) as readonly JudgedFight[];
  const [tools, words] = FORMS[game] ?? [[], []];
  const named = new Set(rows.map(({ tool }) => tool));
  const told: string[] = [];
  for (const tool of named) {
    const row = rows.find((one) => one.tool === tool);
    const own = tools.find((one) => one.tool === tool)?.entries ?? [];
    for (const [, word] of row ? fieldsIn([...words, ...own], row.lang) : []) {
      const hits = await fightsOf(`${row?.text ?? ''}, ${word} 999`, row?.lang ?? 'en', [game]);
      told.push(...hits.flatMap(({ faults }) => faults));
    }
  }
  expect(told.filter((fault) => fault.includes('999')).length).toBeGreaterThan(named.size);
  expect(told.filter((fault) => KEY.test(fault))).toEqual([]);
});

test.each([
  ['en', 'supply of a corps in hex 105'],
  ['es', 'suministro de dos divisiones en el 105'],
  ['it', 'assedio di Namur, due corpi, forti in piedi, turno due'],
] as const)('%s: units of nobody and forts are told in words: %s', async (lang, query) => {
  const [hit] = await fightsOf(query, lang, ['grand-illusion']);
  expect(hit?.used.length).toBeGreaterThan(1);
  expect(hit?.used.filter(({ means }) => KEY.test(means) || means.includes('undefined'))).toEqual([]);
});
