import { bundled } from '@/tests/bench/bundle';
import { benchPaint } from '@/tests/bench/paint.bench';
import { benchSearch } from '@/tests/bench/search.bench';
import { time } from '@/tests/bench/timing';

// `npm run bench [-- --only tools|supply|sheets|search|paint]`: medians and percentiles of one run, in milliseconds.
// The machines are shared: compare within a run. No code may be made of texts, as the policy of the pages has it: what
// zod would compile where it may is not what ships.

const { engine } = await bundled<typeof import('@/tests/bench/engine')>('tests/bench/engine.ts');

const PARTS: Readonly<Record<string, { readonly title: string; bench(): Promise<readonly object[]> }>> = {
  tools: {
    title: 'Calculators beside @smogon/calc (ms a call, whole ledger)',
    bench: async () => time(await engine.tools()),
  },
  supply: { title: 'Supply of the whole map (ms)', bench: async () => time(await engine.supply()) },
  sheets: { title: 'Hex sheets of 1914 Nach Paris (ms)', bench: async () => time(await engine.sheets()) },
  search: { title: 'Search beside MiniSearch on the same documents (needs a build)', bench: benchSearch },
  paint: { title: 'Search in the browser (ms; needs a build)', bench: benchPaint },
};

const rounded = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? Number(value.toPrecision(3)) : value]),
  );

const [flag, only] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--only' || !PARTS[only ?? ''])) {
  console.error(`usage: npm run bench [-- --only ${Object.keys(PARTS).join('|')}]`);
  process.exit(2);
}
for (const [name, { title, bench }] of Object.entries(PARTS)) {
  if (only !== undefined && only !== name) continue;
  console.log(title);
  console.table((await bench()).map(rounded));
}
