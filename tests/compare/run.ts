import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip, createGzip } from 'node:zlib';
import { commandLine, wrongUsage } from '@/lib/cli/command-line.mjs';
import { ask } from '@/tests/compare/answers';
import { cases, type Case } from '@/tests/compare/cases';
import { dicePart, partsOf, type Parts } from '@/tests/compare/parts';
import { filledCharts } from '@/tests/support/examples';

/*
 * Whether a change of the structure has changed an answer. Before it:
 *
 *   npm run compare -- record before.gz [--runs 2000]
 *
 * and after it, in the same or another checkout:
 *
 *   npm run compare -- check before.gz [--tool <game>/<tool>] [--every 10]   which parts of which answers differ
 *   npm run compare -- show before.gz 1234                                   what is answered to a case now
 *
 * A record holds every question and a fingerprint of each part of its answer.
 */

interface Recorded extends Case {
  readonly parts: Parts;
}

interface Record_ {
  readonly charts: Readonly<Record<string, unknown>>;
  readonly list: readonly Recorded[];
}

async function read(path: string): Promise<Record_> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  const all: unknown[] = [];
  for await (const line of lines) all.push(JSON.parse(line));
  const [charts, ...list] = all;
  return { charts: charts as Record_['charts'], list: list as Recorded[] };
}

async function record(path: string, runs: number): Promise<void> {
  const list = await cases(runs);
  const charts = filledCharts();
  const parts: Parts[] = [];
  await ask(list, charts, (index, answer) => {
    const one = list[index];
    if (one) parts[index] = { ...partsOf(answer), ...dicePart(one) };
  });
  const out = createGzip();
  out.pipe(createWriteStream(path));
  out.write(`${JSON.stringify(charts)}\n`);
  list.forEach((one, i) => out.write(`${JSON.stringify({ ...one, parts: parts[i] })}\n`));
  await new Promise((resolve) => out.end(resolve));
  const refused = parts.filter((part) => 'answer' in part).length;
  console.log(`${list.length} cases recorded, ${refused} of them refusals and addresses`);
}

async function check(path: string, tool: string | undefined, every: number): Promise<boolean> {
  const { charts, list } = await read(path);
  const chosen = list.flatMap((one, index) =>
    (tool === undefined || one.id === tool) && index % every === 0 ? [{ one, index }] : [],
  );
  const different = new Map<string, number[]>();
  await ask(
    chosen.map(({ one }) => one),
    charts,
    (at, answer) => {
      const found = chosen[at];
      if (!found) return;
      const parts = { ...partsOf(answer), ...dicePart(found.one) };
      const names = new Set([...Object.keys(parts), ...Object.keys(found.one.parts)]);
      for (const name of names) {
        if (parts[name] === found.one.parts[name]) continue;
        const key = `${found.one.id}  ${found.one.query === undefined ? name : 'address'}`;
        different.set(key, [...(different.get(key) ?? []), found.index]);
      }
    },
  );
  for (const [key, indexes] of [...different].toSorted())
    console.log(`${key}: ${indexes.length} differ, such as ${indexes.slice(0, 5).join(', ')}`);
  console.log(`${chosen.length} cases compared, ${new Set([...different.values()].flat()).size} differ`);
  return different.size === 0;
}

async function show(path: string, index: number): Promise<void> {
  const { charts, list } = await read(path);
  const one = list[index];
  if (!one) throw new Error(`the record holds cases 0 to ${list.length - 1}`);
  await ask([one], charts, (_, answer) =>
    console.log(JSON.stringify({ case: { ...one, parts: undefined }, answer: JSON.parse(answer) as unknown }, null, 1)),
  );
}

const NUMBER = { takes: 'a whole number from 1', fits: (text: string) => /^[1-9]\d*$/.test(text) } as const;
const USAGE = `usage: npm run compare -- record <file> [--runs <number>]
       npm run compare -- check <file> [--tool <game>/<tool>] [--every <number>]
       npm run compare -- show <file> <case>`;

/** What a record is to be asked; the exit code of check is 1 when an answer differs. */
async function main(): Promise<void> {
  const line = commandLine({
    usage: USAGE,
    options: { runs: NUMBER, tool: { takes: '<game>/<tool>' }, every: NUMBER },
    most: 3,
  });
  if (!line) return;
  const { runs, tool, every } = line.values;
  const [verb, path, index] = line.positionals;
  if (!path || (verb === 'show') !== (index !== undefined))
    return wrongUsage(USAGE, 'Something is missing, or too much.');
  if (verb === 'record') await record(path, Number(runs ?? 2000));
  else if (verb === 'check') process.exitCode = (await check(path, tool, Number(every ?? 1))) ? 0 : 1;
  else if (verb === 'show') await show(path, Number(index));
  else wrongUsage(USAGE, `"${verb}" is not record, check or show.`);
}

await main();
