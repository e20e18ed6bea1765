import { spawnSync } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answerCase } from '@/lib/cli/calc';
import { LARGEST_REQUEST } from '@/lib/cli/request';
import { answerRule } from '@/lib/cli/rules';
import { answerSearch } from '@/lib/cli/search';
import { answerLines } from '@/lib/cli/stdin';
import type { Language } from '@/lib/core/language';

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string; readonly given?: string; readonly line?: number };
}
const answersOf = (text: string): readonly Answer[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

async function answered(chunks: readonly string[], lang?: Language): Promise<readonly Answer[]> {
  const out: string[] = [];
  const output = new Writable({ write: (chunk, _encoding, done) => (out.push(String(chunk)), done()) });
  await answerLines(() => ({ ok: true, value: {} }), { lang, input: Readable.from(chunks), output });
  return answersOf(out.join(''));
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('lines that cannot be asked', () => {
  it.each([
    ['a list 33 deep', deep(33), 'too-deep', 'Line 2, column 33: brackets stand inside each other more than 32 deep.'],
    ['a list 6,000 deep', `{"a":${deep(6_000)}}`, 'too-deep', 'Line 2, column 37: brackets'],
    ['a list 100,000 deep and open', '['.repeat(100_000), 'too-deep', 'Line 2, column 33'],
    [
      'a name of its prototype',
      '{"a":{"__proto__":{"b":1}}}',
      'forbidden-name',
      'Line 2, column 7: no field can have the name',
    ],
    ['a name of its prototype in code', '{"\\u005f_proto__":1}', 'forbidden-name', 'Line 2, column 2'],
    ['what could not be written any more', '{"length":[{"toString":1}]}', 'forbidden-name', 'Line 2, column 13'],
    ['a name twice', '{"a":1,"a":2}', 'name-twice', 'Line 2, column 8: “a” stands there twice.'],
    ['no JSON', '{"a":x}', 'not-json', 'Line 2, column 6: what stands there is damaged.'],
    ['half of it', '{"a":[1,', 'cut-off', 'It ends too soon, in line 2, column 10'],
    ['more than can be', `"${'x'.repeat(LARGEST_REQUEST)}"`, 'too-large', 'It is too large: 1.1 MB. The most is 1 MB.'],
  ])('%s: refused with the place, and the others are answered', async (_, line, code, words) => {
    const [before, refused, after] = await answered([`1\n${line}\r\n`, '3']);
    expect([before?.ok, refused?.ok, after?.ok]).toEqual([true, false, true]);
    expect(refused?.error).toMatchObject({ code: 'invalid-json', fault: code });
    expect(refused?.error?.message).toContain(words);
    expect((refused?.error?.given ?? '').length).toBeLessThan(100);
  });
  it('are refused in the language that was asked for', async () => {
    expect((await answered(['{"a":x}'], 'it'))[0]?.error?.message).toBe(
      'Riga 1, colonna 6: ciò che sta lì è danneggiato.',
    );
  });
  it('end where a line ends, however they arrive', async () => {
    expect(await answered(['1', '2\r', '\n\n', ' \n', '3\n4'])).toHaveLength(3);
  });
});

it('calc --stdin goes on after a line that is nested 6,000 deep', () => {
  const lines = ['{"id":"x"}', `{"id":"paths-of-glory/fire","input":{"trench":${deep(6_000)}}}`, '{"id":"y"}'];
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/calc.ts', '--stdin'], {
    encoding: 'utf8',
    input: lines.join('\n'),
  });
  expect(status).toBe(0);
  expect(answersOf(stdout).map(({ error }) => error?.code)).toEqual([
    'unknown-calculator',
    'invalid-json',
    'unknown-calculator',
  ]);
});

it('calc refuses an argument that is nested too deep, with the place', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/cli/calc.ts', 'paths-of-glory/fire', deep(6_000), '--lang', 'es'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stderr)).toMatchObject({ code: 'invalid-json', fault: 'too-deep', line: 1, column: 33 });
});

describe('requests that no command knows', () => {
  it.each([
    [() => answerRule({ game: 'pog' }), 'number', 'number: a value is missing. Expected: a text in quotation marks.'],
    [() => answerRule([]), 'request', 'input: [] is not allowed here. Expected: fields in braces.'],
    [
      () => answerRule({ game: 'pog', number: '1', x: 1 }),
      'x',
      'x: this field does not exist. Allowed: game, number, lang.',
    ],
    [
      () => answerCase({ id: 'paths-of-glory/siege', input: {}, langg: 'es' }, { lang: 'en', charts: undefined }),
      'langg',
      'langg: this field does not exist. Allowed: id, input, lang.',
    ],
    [() => answerSearch({ query: 5 }), 'query', 'query: 5 is not allowed here. Expected: a text in quotation marks.'],
  ])('%#: refused in words', async (ask, field, words) => {
    const answer = await ask();
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid-request', field } });
    expect(answer.ok ? '' : answer.error.message).toContain(words);
  });

  it('a query of any length is answered from its beginning, and says so', async () => {
    const answer = await answerSearch({ query: `siege ${'fort '.repeat(40_000)}`, lang: 'en' });
    expect(answer).toMatchObject({ ok: true, value: { cut: expect.anything() as unknown } });
  });
});
