import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A command that answers line by line, kept running between them. */
export interface Command {
  /** the answers to some lines, one each in their order; it gives up where the command ends or says one line more */
  ask(lines: readonly string[]): Promise<readonly string[]>;
  end(): Promise<void>;
}

const SEPARATOR = JSON.stringify({ id: 'end of these' });

/** `calc --stdin`, the way package.json calls it. */
export function calcCommand(): Command {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/calc.ts', '--stdin', '--lang', 'es'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [answers, said]: [string[], string] = [[], ''];
  let wake: () => void = () => undefined;
  let ended: string | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    answers.push(line);
    wake();
  });
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000);
  });
  child.stdin.on('error', () => undefined);
  const exit = new Promise<void>((resolve) =>
    child.once('close', (code) => {
      ended = `the command ended with code ${code}: ${said}`;
      wake();
      resolve();
    }),
  );
  return {
    async ask(lines) {
      answers = [];
      // The answer to the last line tells that all of the others have been given.
      child.stdin.write([...lines, SEPARATOR, ''].join('\n'));
      while (ended === undefined && !isLast(answers.at(-1))) await new Promise<void>((resolve) => (wake = resolve));
      if (ended !== undefined) throw new Error(`${answers.length} answers to ${lines.length} lines; ${ended}`);
      return answers.slice(0, -1);
    },
    async end() {
      child.stdin.end();
      await exit;
    },
  };
}

const isLast = (answer: string | undefined): boolean => answer?.includes('"given":"end of these"') ?? false;
