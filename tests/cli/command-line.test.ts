import { describe, expect, it } from 'vitest';
import { commandLine } from '@/lib/cli/command-line.mjs';
import { printed } from '@/tests/support/command';

const OPTIONS = {
  lang: { allowed: ['en', 'es'] },
  charts: { takes: 'a file' },
  port: { takes: 'a number', fits: (value: string) => /^\d+$/.test(value) },
  stdin: {},
} as const;

/** What the command reads, and what it prints and ends with. */
async function read(...args: readonly string[]) {
  let line: ReturnType<typeof commandLine<typeof OPTIONS>>;
  const out = await printed(async () => {
    line = commandLine({ usage: 'usage: this', options: OPTIONS, most: 2 }, args);
  }, []);
  return { line, ...out };
}

describe('a command line', () => {
  it.each([
    [['a', '--lang', 'es', 'b', '--stdin'], { lang: 'es', stdin: true }, ['a', 'b']],
    [['--charts=-x'], { charts: '-x' }, []],
    [['--', '-3', '--lang'], {}, ['-3', '--lang']],
    [[], {}, []],
  ])('%j is read', async (args, values, positionals) => {
    const { line, status, stdout, stderr } = await read(...args);
    expect([{ ...line?.values }, line?.positionals, status, stdout, stderr]).toEqual([values, positionals, 0, '', '']);
  });

  it.each([
    [['--langg', 'es'], '--langg is no option. Allowed: --lang, --charts, --port, --stdin, --help.'],
    [['-x'], '-x is no option. Allowed: --lang, --charts, --port, --stdin, --help.'],
    [['-3'], '-3 is no option.'],
    [['--toString'], '--toString is no option.'],
    [['--__proto__=x'], '--__proto__ is no option.'],
    [['--no-stdin'], '--no-stdin is no option.'],
    [['--lang'], '--lang needs a value: en, es.'],
    [['--lang='], '--lang needs a value: en, es.'],
    [['--lang', '--stdin'], '--lang needs a value: en, es.'],
    [['--lang', 'de'], '--lang is "de". Allowed: en, es.'],
    [['--charts'], '--charts needs a value: a file.'],
    [['--port', 'abc'], '--port is "abc". Allowed: a number.'],
    [['--stdin=yes'], '--stdin takes no value.'],
    [['--lang', 'en', '--lang', 'es'], '--lang is given twice.'],
    [['a', 'b', 'c'], '"c" is one argument too many'],
  ])('%j is refused with what is allowed: 2', async (args, words) => {
    const { line, status, stdout, stderr } = await read(...args);
    expect([line, status, stdout]).toEqual([undefined, 2, '']);
    expect(stderr).toContain(words);
    expect(stderr).toMatch(/\n\nusage: this\n$/);
  });

  it.each([[['--help']], [['-h']], [['a', '--wrong', '--help']]])(
    '%j prints the usage on standard output: 0',
    async (args) => {
      const { line, status, stdout, stderr } = await read(...args);
      expect([line, status, stdout, stderr]).toEqual([undefined, 0, 'usage: this\n', '']);
    },
  );
});
