import { closeSync, existsSync, openSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answerRule, main, ruleIndex } from '@/lib/cli/rules';
import { answerLines } from '@/lib/cli/stdin';
import { printed } from '@/tests/support/command';

const rules = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/rules.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('answerRule', () => {
  it.each([
    [{ game: 'paths-of-glory', number: '12.4.3' }, 'en', '12.4.3'],
    [{ game: 'pog', number: '§12.4.3', lang: 'es' }, 'es', '12.4.3'],
    [{ game: 'SdG', number: '6.e.1', lang: 'it' }, 'en', '6.0.E.1'],
  ])('%j', (request, lang, number) => {
    expect(answerRule(request)).toMatchObject({ ok: true, value: { game: 'paths-of-glory', lang, number } });
  });

  it('names the rule over which a number is printed once more', () => {
    expect(answerRule({ game: 'wef', number: '11.4' })).toMatchObject({
      ok: true,
      value: { number: '11.4', printedAgainOver: ['11.6'] },
    });
  });

  it.each([
    [
      { game: 'pog', number: '12.4.33' },
      { code: 'unknown-rule', nearest: ['12.4.3', '12.4.6', '12.4.5'] },
    ],
    [
      { game: 'chess', number: '1.0' },
      { code: 'unknown-game', given: 'chess' },
    ],
    [
      { game: 'pog', number: '1.0', lang: 'de' },
      { code: 'unknown-language', allowed: ['en', 'es', 'it'] },
    ],
    [
      { game: 'pog', number: 12.4 },
      { code: 'invalid-request', field: 'number' },
    ],
    [{ game: 'pog', number: '1.0', edition: 1 }, { code: 'invalid-request' }],
    [{ game: 'pog' }, { code: 'invalid-request', field: 'number' }],
    [null, { code: 'invalid-request', field: 'request' }],
  ])('refuses %j', (request, error) => {
    expect(answerRule(request)).toMatchObject({ ok: false, error });
  });
});

it.each([
  ['np', '22', '1914 Nach Paris has no chapter 22; its chapters are 1–21, 23'],
  ['np', '22.1', '1914 Nach Paris has no chapter 22; its chapters are 1–21, 23'],
  ['np', '9.4.30', '9.4 ends with 9.4.12'],
  ['np', '23.1', 'nothing is numbered below 23'],
  ['pog', '19', 'Paths of Glory has no chapter 19; its chapters are 1–17'],
])('says what %s has instead of %s', (game, number, why) => {
  expect(answerRule({ game, number })).toMatchObject({
    ok: false,
    error: { code: 'unknown-rule', message: expect.stringContaining(why) as unknown },
  });
});

it('the index has every rule in each of its languages, with the words of its text', () => {
  const index = ruleIndex() as readonly {
    readonly lang: string;
    readonly number: string;
    readonly title: string;
    readonly words: number;
    readonly refs: readonly string[];
  }[];
  expect(index).toHaveLength(2 * (349 + 497 + 164) + 3 * 270);
  expect(index.filter(({ words, title }) => words < 3 || !title)).toEqual([]);
  expect(Object.keys(index[0] ?? {})).toEqual(['game', 'lang', 'number', 'title', 'words', 'refs']);
});

it('answers lines in their order and does not stop at an error', async () => {
  const out: string[] = [];
  const output = new Writable({ write: (chunk, _encoding, done) => (out.push(String(chunk)), done()) });
  await answerLines(
    (request) =>
      request === 2
        ? { ok: false, error: { code: 'two', message: 'no' } }
        : { ok: true, value: { request, big: 3n, huge: 2n ** 60n } },
    { input: Readable.from(['1\n2\n\nno', 't json\n', '{"a":3}']), output },
  );
  expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
    { ok: true, request: 1, big: 3, huge: '1152921504606846976' },
    { ok: false, error: { code: 'two', message: 'no' } },
    {
      ok: false,
      error: {
        code: 'invalid-json',
        fault: 'not-json',
        line: 4,
        column: 1,
        message: 'Line 4, column 1: what stands there is damaged.',
        given: 'not json',
      },
    },
    { ok: true, request: { a: 3 }, big: 3, huge: '1152921504606846976' },
  ]);
});

describe('the command', () => {
  it('prints a rule and ends with 0', async () => {
    const { status, stdout } = await printed(main, ['pog', '12.4.3', '--lang', 'es']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ number: '12.4.3', lang: 'es' });
  });

  it('refuses an unknown number with 1 and the error as JSON on standard error', async () => {
    const { status, stdout, stderr } = await printed(main, ['pog', '99.9']);
    expect([status, stdout]).toEqual([1, '']);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'unknown-rule', given: '99.9' });
  });

  it('is a program: wrong usage ends it with 2', () => {
    const { status, stderr } = rules([]);
    expect(status).toBe(2);
    expect(stderr).toContain('The game is missing.');
  });

  it('stops when the reader of a long answer has had enough, and says nothing', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/rules.ts', 'index']);
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect([status, said]).toEqual([0, '']);
  });

  it.skipIf(!existsSync('/dev/full'))('says that an answer cannot be written, in words and with 1', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/rules.ts', 'pog', '12.4.3'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(status).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'not-written',
      message: expect.stringContaining('ENOSPC') as string,
    });
  });

  it('answers from standard input', () => {
    const { status, stdout } = rules(['--stdin'], '{"game":"pog","number":"1.0"}\n{"game":"pog","number":"99"}\n');
    expect(status).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { readonly ok: boolean }).ok),
    ).toEqual([true, false]);
  });
});
