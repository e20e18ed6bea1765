import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
  ['the Spanish booklet says primera línea', /\bcasillas? de frente\b|\blíneas? de frente\b/i, /^grand-illusion/],
] as const)('%s', (_, wrong, where) => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.filter(({ name, text }) => where.test(name) && wrong.test(text));
  expect(found.map(({ name, text }) => `${name}: ${wrong.exec(text)?.[0] ?? ''}`)).toEqual([]);
});
