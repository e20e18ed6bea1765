import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { main as calc } from '@/lib/cli/calc';
import { main as rules } from '@/lib/cli/rules';
import { main as search } from '@/lib/cli/search';
import { printed } from '@/tests/support/command';

// The three commands that answer end alike: 0 with an answer, 1 without, 2 when they are used wrongly.

const COMMANDS = { calc, rules, search };
type Command = keyof typeof COMMANDS;

const FIRE = '{"attackers":[{"units":[{"type":"ge-army"}]}],"defenders":[{"type":"fr-army"}]}';

/** Wrong in all three. */
const WRONG: readonly (readonly string[])[] = [
  [],
  ['--wrong'],
  ['a', 'b', 'c', 'd'],
  ['pog', '1.0', '--lang'],
  ['pog', '1.0', '--lang', 'de'],
  ['pog', '1.0', '--lang', 'es', '--lang', 'es'],
  ['pog', '--stdin'],
  ['--stdin', '--lang', 'de'],
];

const CASES: readonly (readonly [status: 0 | 1 | 2, Command, readonly string[]])[] = [
  [0, 'calc', ['list']],
  [0, 'calc', ['paths-of-glory/fire', FIRE]],
  [0, 'rules', ['SdG', '12.4.3', '--lang', 'it']],
  [0, 'search', ['siege', '--game', 'pog']],
  // That nothing is found is an answer.
  [0, 'search', ['qqqq', '--game', 'pog']],
  [0, 'calc', ['--help']],
  [0, 'rules', ['-h']],
  [0, 'search', ['--help']],
  [1, 'calc', ['chess/fire']],
  [1, 'calc', ['paths-of-glory/fire', '{"attackers":7}']],
  [1, 'calc', ['paths-of-glory/fire', '{"attackers"']],
  [1, 'calc', ['paths-of-glory/fire', '{}', '--charts', 'nowhere.json']],
  [1, 'rules', ['chess', '1.0']],
  [1, 'rules', ['pog', '99.9']],
  [1, 'search', [' ']],
  ...WRONG.flatMap((args) => (['calc', 'rules', 'search'] as const).map((command) => [2, command, args] as const)),
  [2, 'calc', ['nach-paris/siege', '{}', '--charts']],
  [2, 'calc', ['list', 'more']],
  [2, 'rules', ['pog']],
  [2, 'rules', ['index', '--lang', 'es']],
  [2, 'rules', ['index', '1.0']],
  [2, 'search', ['siege', '--game', 'chess']],
];

it.each(CASES)('%i ends %s %j', async (status, command, args) => {
  const { stdout, stderr, ...ended } = await printed(COMMANDS[command], args);
  expect(ended.status).toBe(status);
  if (status === 0) expect([stdout === '', stderr]).toEqual([false, '']);
  else expect(stdout).toBe('');
  if (status === 1) expect(JSON.parse(stderr)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  if (status === 2) expect(stderr).toContain(`usage: npm run --silent ${command} --`);
});

describe('with --stdin', () => {
  /** The answers to lines, and the exit code. */
  async function answers(command: Command, args: readonly string[], lines: readonly string[]) {
    const spy = vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([lines.join('\n')]) as typeof process.stdin);
    const { status, stdout } = await printed(COMMANDS[command], ['--stdin', ...args]);
    spy.mockRestore();
    return {
      status,
      all: stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { readonly ok: boolean; readonly lang?: string }),
    };
  }

  it.each([
    ['calc', '{"id":"paths-of-glory/siege","input":{}}', '{"id":"chess/fire"}'],
    ['rules', '{"game":"pog","number":"1.0"}', '{"game":"pog","number":"99"}'],
    ['search', '{"query":"siege"}', '{"query":""}'],
  ] as const)('%s answers every line, refused ones too, and ends with 0', async (command, good, refused) => {
    const { status, all } = await answers(command, [], [refused, '', 'no JSON', '[]', good]);
    expect(all.map(({ ok }) => ok).slice(0, 3)).toEqual([false, false, false]);
    expect(all).toHaveLength(4);
    expect(status).toBe(0);
  });

  it.each([
    ['rules', '{"game":"pog","number":"1.0"}', '{"game":"pog","number":"1.0","lang":"en"}'],
    ['search', '{"query":"siege"}', '{"query":"siege","lang":"en"}'],
  ] as const)('the language of %s holds for the lines that name none', async (command, silent, english) => {
    const { all } = await answers(command, ['--lang', 'es'], [silent, english]);
    expect(all.map(({ lang }) => lang)).toEqual(['es', 'en']);
  });
});
