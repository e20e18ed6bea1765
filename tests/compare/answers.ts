import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readAddress } from '@/lib/calc/address';
import { speaker } from '@/lib/calc/say';
import type { Calculator } from '@/lib/calc/calculator';
import { uiWords } from '@/lib/content/words';
import { GAME_IDS, loadCalculators } from '@/lib/games/find';
import { isLanguage } from '@/lib/core/language';
import type { Case } from '@/tests/compare/cases';

/** The answers of the command line to some cases, in order, each as one JSON line. */
async function* fromCommandLine(list: readonly Case[], charts?: string): AsyncGenerator<string> {
  if (!list.length) return;
  const args = ['--import', 'tsx', 'lib/cli/calc.ts', '--stdin', ...(charts ? ['--charts', charts] : [])];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(list.map(({ id, input, lang }) => `${JSON.stringify({ id, input, lang })}\n`).join(''));
  yield* createInterface({ input: child.stdout });
}

/** What an address is understood as, or the sentence with which it is refused. */
async function* fromAddresses(list: readonly Case[]): AsyncGenerator<string> {
  const all = (await Promise.all(GAME_IDS.map(loadCalculators))).flat();
  const byId = new Map<string, Calculator>(all.map((calc) => [calc.id, calc]));
  for (const { id, query = '', lang } of list) {
    const calc = byId.get(id);
    if (!calc || !isLanguage(lang)) throw new Error(`no tool ${id} in ${lang}`);
    const read = readAddress(calc, query);
    const words = speaker(uiWords(lang, ['calc', 'tools']), lang);
    yield JSON.stringify(read.ok ? read : { ...read, message: words.say(read.error.text) });
  }
}

/** Asks every case and hands each answer on with the place of its case. */
export async function ask(
  list: readonly Case[],
  charts: Readonly<Record<string, unknown>>,
  take: (index: number, answer: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-compare-'));
  const some = (wanted: (one: Case) => boolean) => list.flatMap((one, index) => (wanted(one) ? [{ one, index }] : []));
  const collect = async (part: ReturnType<typeof some>, answers: AsyncGenerator<string>): Promise<void> => {
    let at = 0;
    for await (const answer of answers) take(part[at++]?.index ?? -1, answer);
    if (at !== part.length) throw new Error(`${at} answers to ${part.length} questions`);
  };
  try {
    const cases = (part: ReturnType<typeof some>): readonly Case[] => part.map(({ one }) => one);
    const addresses = some(({ query }) => query !== undefined);
    await collect(addresses, fromAddresses(cases(addresses)));
    const plain = some(({ query, filled }) => query === undefined && !filled);
    await collect(plain, fromCommandLine(cases(plain)));
    for (const [game, file] of Object.entries(charts)) {
      const path = join(folder, `${game}.json`);
      writeFileSync(path, JSON.stringify(file));
      const filled = some((one) => one.filled === true && one.id.startsWith(`${game}/`));
      await collect(filled, fromCommandLine(cases(filled), path));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
