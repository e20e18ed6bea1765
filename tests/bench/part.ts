import { bundled } from '@/tests/bench/bundle';
import { benchPaint } from '@/tests/bench/paint.bench';
import { benchSearch } from '@/tests/bench/search.bench';
import { time } from '@/tests/bench/timing';

// One part of `npm run bench`, measured and printed.

const engine = () => bundled<typeof import('@/tests/bench/engine')>('tests/bench/engine.ts').then((all) => all.engine);

const PARTS: Readonly<Record<string, { readonly title: string; bench(): Promise<readonly object[]> }>> = {
  tools: {
    title: 'Calculators beside @smogon/calc (ms a call, whole ledger)',
    bench: async () => time(await (await engine()).tools()),
  },
  supply: { title: 'Supply of the whole map (ms)', bench: async () => time(await (await engine()).supply()) },
  sheets: { title: 'Hex sheets (ms)', bench: async () => time(await (await engine()).sheets()) },
  search: { title: 'Search beside MiniSearch on the same documents (needs a build)', bench: benchSearch },
  paint: { title: 'Search in the browser (ms; needs a build)', bench: benchPaint },
};

const rounded = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? Number(value.toPrecision(3)) : value]),
  );

const part = PARTS[process.argv[2] ?? ''];
if (part) {
  console.log(part.title);
  console.table((await part.bench()).map(rounded));
}
