import { spawnSync } from 'node:child_process';
import { commandLine } from '@/lib/cli/command-line.mjs';

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

const line = commandLine({
  usage: `usage: npm run bench [-- --only ${Object.keys(PARTS).join('|')}]`,
  options: { only: { allowed: Object.keys(PARTS) } },
});
for (const [name, told] of Object.entries(line ? PARTS : {})) {
  if (line?.values.only !== undefined && line.values.only !== name) continue;
  const { status } = spawnSync(process.execPath, [...told, '--import', 'tsx', 'tests/bench/part.ts', name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
