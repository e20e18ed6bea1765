import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MessageTree } from '@/lib/calc/say';
import { GAME_IDS } from '@/lib/games/find';

/** Every file of the content with its words. */
const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(md|json)$/.test(name))
  // What players type, rightly or wrongly, is no word of ours.
  .filter((name) => !/(search|glossary|called)\.json$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('content', name), 'utf8') }));

/* Phrases in which another language shines through, and terms that the booklets do not have. */
test.each([
  ['“the own …” is no English', /\bthe own\b/i, /./],
  ['«la unidad hace la prueba», not «se prueba»', /\bse prueban?\b/i, /./],
  ['a nation enters the war, nobody puts it in', /mete en guerra/i, /./],
  ['the Italian booklet says prima linea', /\bcasell[ae] di fronte\b|\bline[ae] del fronte\b/i, /^grand-illusion/],
  [
    'what the Spanish booklet eliminates is not «retirado», which is who retreats',
    /\b(?:es|son|quedan?|sean?|fue|fueron|será|serán|resultan?) retirad[oa]s?\b|\bunidad(?:es)? retiradas?\b/i,
    /^grand-illusion/,
  ],
  ['the Spanish booklet says primera línea', /\bcasillas? de frente\b|\blíneas? de frente\b/i, /^grand-illusion/],
] as const)('%s', (_, wrong, where) => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.filter(({ name, text }) => where.test(name) && wrong.test(text));
  expect(found.map(({ name, text }) => `${name}: ${wrong.exec(text)?.[0] ?? ''}`)).toEqual([]);
});

test('the Spanish Fortunes of War 2 and 12 have the booklet’s «Roto» beside «Derrota» wherever they are chosen', () => {
  // A roll or its row is named here; who has «la Derrota» is told by other sentences.
  const NAMED =
    /(?:\bFoW\b|["| ](?:2|12)\b)[^".|]{0,30}?\bDerrota\b|"Derrota\b[^":]{0,12}"|\bDerrota[^/|]{0,8} \/ Sorpresa/g;
  const named = FILES.filter(({ name }) => name.startsWith('grand-illusion')).flatMap(({ name, text }) =>
    text.split('\n').flatMap((line) => (line.match(NAMED) ? [{ name, line }] : [])),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ line }) => !line.includes('Roto')).map(({ name, line }) => `${name}: ${line.trim()}`)).toEqual(
    [],
  );
});

const leaves = (tree: MessageTree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  );

test.each(GAME_IDS)('%s: «retirada» stands only where the English retreats, withdraws or takes away', (game) => {
  const read = (lang: string, file: string) =>
    leaves(JSON.parse(readFileSync(join('content', game, 'messages', lang, file), 'utf8')) as MessageTree);
  const wrong = readdirSync(join('content', game, 'messages', 'es')).flatMap((file) => {
    const english = new Map(read('en', file));
    return read('es', file)
      .filter(([key, words]) => /retirad/i.test(words) && !/retreat|withdr|removed/i.test(english.get(key) ?? ''))
      .map(([key, words]) => `${file} ${key}: ${words}`);
  });
  expect(wrong).toEqual([]);
});
