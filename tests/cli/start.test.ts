import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { nodeWillDo, OLDEST } from '@/lib/cli/node-version.mjs';
import { portProblem } from '@/lib/cli/port.mjs';
import packageFile from '@/package.json';

const taken = createServer();
beforeAll(() => new Promise<void>((resolve) => taken.listen(0, resolve)));
afterAll(() => new Promise((resolve) => taken.close(resolve)));

const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [`lib/cli/${program}.mjs`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '', CHROMIUM: '', ...env },
  });

describe('what npm start, npm test and the server are given', () => {
  it.each([
    ['start', ['--port', 'abc'], {}, 2, '--port is "abc". Allowed: a whole number from 1 to 65535.'],
    ['start', ['--port', '70000'], {}, 2, '--port is "70000".'],
    ['start', ['--port', '0'], {}, 2, '--port is "0".'],
    ['start', ['--port', '8e3'], {}, 2, '--port is "8e3".'],
    ['start', ['--port'], {}, 2, '--port needs a value: a whole number from 1 to 65535.'],
    ['start', ['--prot', '1'], {}, 2, '--prot is no option. Allowed: --port, --help.'],
    ['start', ['8080'], {}, 2, '"8080" is one argument too many (npm hands on options that stand after "--" only).'],
    ['start', [], { PORT: 'abc' }, 2, 'PORT is "abc". Allowed: a whole number from 1 to 65535.'],
    ['test', ['tests/cli'], {}, 2, '"tests/cli" is one argument too many (npm hands on'],
    ['test', ['--only', 'e2e'], {}, 2, '--only is "e2e". Allowed: unit, content, browser.'],
    ['test', ['--only', 'unit', '--changed'], {}, 2, '--only and --changed are two ways to leave something out'],
    ['test', [], { CHROMIUM: '/nowhere/chromium' }, 1, 'CHROMIUM is "/nowhere/chromium", and there is nothing.'],
    [
      'server',
      ['abc'],
      {},
      2,
      'The port is "abc". Allowed: a whole number from 1 to 65535, or 0 for any that is free.',
    ],
  ] as const)('%s %j %j ends with %i', (program, args, env, status, words) => {
    const ended = run(program, args, env);
    expect([ended.status, ended.stdout]).toEqual([status, '']);
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).not.toContain('    at ');
  });

  it('a port that is taken is said before anything is installed or built', () => {
    const { port } = taken.address() as AddressInfo;
    const { status, stdout, stderr } = run('start', ['--port', String(port)]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another port: npm start -- --port ${port + 1}\n`,
    );
  });

  it.each([
    ['EADDRINUSE', 65535, /taken.*--port 3000$/],
    ['EACCES', 80, /not open to this user.*--port 3000$/],
  ])('%s of port %i is told with a way out', (code, port, words) => {
    expect(portProblem(Object.assign(new Error('listen'), { code }), port)).toMatch(words);
  });

  it('any other error is not taken for one of the port', () => {
    expect(() => portProblem(new Error('the site is gone'), 3000)).toThrow('the site is gone');
  });

  it.each(['start', 'test'])('%s --help says how it is used: 0', (program) => {
    const { status, stdout, stderr } = run(program, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`usage: npm ${program}`);
  });
});

describe('the Node that runs it', () => {
  test('the oldest is the one that package.json asks for', () => {
    expect(packageFile.engines.node).toBe(`>=${OLDEST.join('.')}`);
  });

  test.each([
    ['20.9.0', true],
    ['20.10.1', true],
    ['24.0.0', true],
    ['20.8.1', false],
    ['18.20.8', false],
    ['9.11.2', false],
  ])('%s will do: %s', (version, will) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(nodeWillDo(version)).toBe(will);
    expect(said.mock.calls.flat().join()).toBe(
      will ? '' : `Umpire needs Node 20.9 or newer; this is Node ${version}. Get it from https://nodejs.org`,
    );
    said.mockRestore();
  });

  test.each(['start', 'test', 'check-node', 'node-version'])('%s.mjs can be read by an old Node', (file) => {
    const code = readFileSync(`lib/cli/${file}.mjs`, 'utf8');
    // Nothing but each other is loaded before, and nothing waits at the top.
    for (const [, from] of code.matchAll(/^import .*'(.*)';$/gm))
      expect(from).toMatch(/^\.\/(check-node|node-version)/);
    expect(code).not.toMatch(/\bawait\b|\?\?|\?\.|node:|^#|replaceAll|\.at\(/m);
  });

  test.each(['start.mjs', 'test.mjs', 'calc.ts', 'rules.ts', 'search.ts', 'check-content.ts', 'build.ts'])(
    '%s asks for it before it loads anything',
    (file) => {
      const [, first] = /^import .*'(.*)';$/m.exec(readFileSync(`lib/cli/${file}`, 'utf8')) ?? [];
      expect(first).toMatch(/\/check-node\.mjs$/);
    },
  );
});
