import { benchPaint } from '@/tests/bench/paint.bench';
import { benchSearch } from '@/tests/bench/search.bench';
import { benchSheets } from '@/tests/bench/sheet.bench';
import { benchSupply } from '@/tests/bench/supply.bench';
import { benchTools } from '@/tests/bench/tools.bench';

// `npm run bench`: medians and percentiles of one run, in milliseconds. The machines are shared: compare within a run.

const shown = (rows: readonly object[]) =>
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'number' ? Number(value.toPrecision(3)) : value,
        ]),
      ),
    ),
  );

console.log('Calculators (ms a call, whole ledger)');
shown(await benchTools());
console.log('Supply of the whole map (ms)');
shown(await benchSupply());
console.log('Hex sheets of 1914 Nach Paris (ms)');
shown(await benchSheets());
console.log('Search beside MiniSearch on the same documents');
shown(await benchSearch());
console.log('Search in the browser (ms; needs a build)');
shown(await benchPaint());
