import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '@/lib/cli/calc';
import { readCharts } from '@/lib/cli/charts';
import { rowsOf } from '@/lib/tables/card';
import { writeCardFile } from '@/lib/tables/card-file';
import { printed } from '@/tests/support/command';
import { ABU, entriesOf } from '@/tests/tables/cards';

let folder: string;
const file = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-charts-'));
  const cells = Object.fromEntries(
    rowsOf(ABU).flatMap(({ id }) => ['3', '10', '26'].map((column) => [`/${column}/${id}`, '• −2'])),
  );
  const good = writeCardFile('nach-paris', { abu: entriesOf({ headings: ['10'], complete: true, cells }) });
  writeFileSync(file('good.json'), good);
  writeFileSync(file('cut.json'), good.slice(0, 300));
  writeFileSync(file('wrong.json'), good.replace('"/10/1": "• −2"', '"/10/1": "• -200"'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const calc = (...args: readonly string[]) => printed(main, args);

describe('charts from a file', () => {
  it('are read with what the player has filled in', () => {
    expect(readCharts(file('good.json'), 'en')).toMatchObject({
      ok: true,
      value: { game: 'nach-paris', entries: { abu: { headings: ['10'], complete: true } } },
    });
  });
  it.each([
    ['missing.json', 'en', 'there is no file'],
    ['cut.json', 'en', 'It ends too soon, in line 19'],
    ['wrong.json', 'es', '«•\u00a0−200» no es un resultado'],
    ['wrong.json', 'en', 'Line 14, ABU Results: column 10, row 1: “•\u00a0−200” is not a result'],
  ] as const)('%s is refused in words (%s)', (name, lang, words) => {
    const read = readCharts(file(name), lang);
    expect(read).toMatchObject({ ok: false, error: { code: 'invalid-charts' } });
    if (!read.ok) expect(read.error.message).toContain(words);
  });
});

describe('calc --charts', () => {
  it('answers with the cells of the file', async () => {
    const { status, stdout } = await calc('nach-paris/abu', '{"die":9}', '--charts', file('good.json'), '--lang', 'en');
    expect(status).toBe(0);
    expect(stdout).toContain('"result": "• −2"');
  });
  it('is refused with the line of a damaged file, and used wrongly without one', async () => {
    const damaged = await calc('nach-paris/abu', '{}', '--charts', file('cut.json'));
    expect(damaged.status).toBe(1);
    expect(JSON.parse(damaged.stderr)).toMatchObject({ code: 'invalid-charts', field: '--charts' });
    expect(await calc('nach-paris/abu', '{}', '--charts')).toMatchObject({ status: 2 });
  });
});
