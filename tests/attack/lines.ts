import { count, holds, type Attack, type Seen } from '@/tests/attack/attack';
import { calcCommand } from '@/tests/attack/command';
import { damagedJson, damagedText } from '@/tests/attack/damage';
import { damagedInput } from '@/tests/attack/damaged';
import { targetFor } from '@/tests/attack/targets';
import { chanceFrom } from '@/tests/support/chance';

/*
 * Lines for `calc --stdin`, the real command: damaged inputs in sound requests, damaged requests, and what is no JSON
 * at all. Every line gets an answer of its own, in its place.
 */

/** The line of a seed. It is never blank: the command passes over those. */
export function lineOf(seed: number): string {
  const chance = chanceFrom(seed ^ 0x27d4eb2d);
  const { calc } = targetFor(seed);
  const kind = chance();
  if (kind < 0.6) return `{"id":${JSON.stringify(calc.id)},"input":${damagedInput(seed)}}`;
  const lang = ['en', 'es', 'it'][seed % 3];
  const request = { id: calc.id, input: targetFor(seed).inputOf(seed), lang };
  if (kind < 0.65) return JSON.stringify(request);
  if (kind < 0.85) return damagedJson(request, chance);
  const text = damagedText(JSON.stringify(request), chance).replace(/[\r\n]/g, ' ');
  return text.trim() === '' ? '{' : text;
}

/** What an answer must be, whatever it answers to. */
function checkLine(line: string, answer: string | undefined, seen: Seen): void {
  holds(answer !== undefined, () => 'no answer');
  const read = JSON.parse(answer) as {
    readonly ok?: unknown;
    readonly id?: unknown;
    readonly evaluation?: unknown;
    readonly error?: { readonly code?: unknown; readonly message?: unknown };
  };
  const { code, message } = read.error ?? {};
  count(seen, read.ok === true ? 'answered' : `refused: ${String(code)}`);
  if (read.ok === true) {
    const asked = JSON.parse(line) as { readonly id?: unknown };
    holds(read.id === asked.id && typeof read.evaluation === 'object', () => `the answer of another: ${answer}`);
  } else {
    const said = read.ok === false && typeof code === 'string' && typeof message === 'string' && message.trim() !== '';
    holds(said, () => `neither answered nor refused in words: ${answer}`);
  }
}

export const prepare = (): Promise<Attack> => {
  const seen: Seen = new Map();
  let command = calcCommand();
  const ask = async (seeds: readonly number[]): Promise<readonly string[] | string> => {
    try {
      const answers = await command.ask(seeds.map(lineOf));
      return answers.length === seeds.length ? answers : `${answers.length} answers to ${seeds.length} lines`;
    } catch (error) {
      command = calcCommand();
      return error instanceof Error ? error.message : String(error);
    }
  };
  return Promise.resolve({
    async cases(first, number, at) {
      at(first);
      const seeds = Array.from({ length: number }, (_, i) => first + i);
      const answers = await ask(seeds);
      for (const [i, seed] of seeds.entries()) {
        at(seed);
        // Where the answers do not come out even, each line is asked alone, so that the one that is wrong is named.
        const own = typeof answers === 'string' ? await ask([seed]) : answers.slice(i, i + 1);
        holds(typeof own !== 'string', () => String(own));
        checkLine(lineOf(seed), typeof own === 'string' ? undefined : own[0], seen);
      }
      holds(typeof answers !== 'string', () => String(answers));
    },
    shown: lineOf,
    seen,
    end: () => command.end(),
  });
};
