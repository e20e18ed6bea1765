import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorker, offlineEntries } from '@/lib/cli/build-worker';
import { securePages } from '@/lib/cli/secure-pages';

// `npm run build` makes the site that `npm start` serves; `npm run export` writes it as plain files into out/.

const exporting = process.argv.includes('--export');
// The content has been checked and its files written by a build of the same state.
const contentBuilt = process.argv.includes('--content-built');
const NODE_SCRIPTS = ['lib/cli/check-content.ts', 'lib/cli/build-data.ts', 'lib/cli/build-search.ts'] as const;

/** Runs a program with its output shown; its exit code. */
function run(command: readonly string[], env: Record<string, string> = {}): number {
  const [program, ...args] = command;
  return (
    spawnSync(program ?? '', args, { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env } })
      .status ?? 1
  );
}

/** A step of the build: the build stops when it fails. */
function must(status: number): void {
  if (status !== 0) process.exit(status);
}

/** Next works in .next for an export too: the site that `npm start` serves is put aside meanwhile. */
function exportSite(): number {
  const served = existsSync('.next');
  if (served) renameSync('.next', '.next-served');
  try {
    return run([...next, 'build'], { UMPIRE_EXPORT: '1' });
  } finally {
    rmSync('.next', { recursive: true, force: true });
    if (served) renameSync('.next-served', '.next');
  }
}

const tsx = [process.execPath, join('node_modules', 'tsx', 'dist', 'cli.mjs')];
const next = [process.execPath, join('node_modules', 'next', 'dist', 'bin', 'next')];

if (!exporting) rmSync('public/sw.js', { force: true });
if (!contentBuilt) for (const script of NODE_SCRIPTS) must(run([...tsx, script]));
must(exporting ? exportSite() : run([...next, 'build']));

const site = exporting
  ? { pages: 'out', assets: 'out/_next/static', files: 'public', worker: ['out/sw.js'] }
  : { pages: '.next/server/app', assets: '.next/static', files: 'public', worker: ['public/sw.js'] };
if (!existsSync(site.pages))
  throw new Error(`${site.pages} is missing: the build wrote its pages somewhere else; see next.config.js`);
const secured = securePages([site.pages]);
const entries = offlineEntries(site.pages, site.assets, site.files);
await buildWorker(entries, site.worker);
console.log(`${secured} pages with their policy; ${entries.length} files for use with no signal`);
