import { spawnSync } from 'node:child_process';

// `npm run bench [-- --only tools|supply|sheets|search|paint]`: medians and percentiles of one run, in milliseconds.
// The machines are shared: compare within a part.

/** No code may be made of texts, as the policy of the pages has it: zod compiles nothing there. */
const AS_IN_A_PAGE = ['--disallow-code-generation-from-strings'];

/** Each part has a process of its own, with what Node is told for it; what drives the browser does make code. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  tools: AS_IN_A_PAGE,
  supply: AS_IN_A_PAGE,
  sheets: AS_IN_A_PAGE,
  search: AS_IN_A_PAGE,
  paint: [],
};

const [flag, only] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--only' || !PARTS[only ?? ''])) {
  console.error(`usage: npm run bench [-- --only ${Object.keys(PARTS).join('|')}]`);
  process.exit(2);
}
for (const [name, told] of Object.entries(PARTS)) {
  if (only !== undefined && only !== name) continue;
  const { status } = spawnSync(process.execPath, [...told, '--import', 'tsx', 'tests/bench/part.ts', name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
