import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorker, offlineEntries } from '@/lib/cli/build-worker';
import { MAKING, SERVING, SITES, siteFolder } from '@/lib/cli/project.mjs';
import { securePages } from '@/lib/cli/secure-pages';

// `npm run build` makes the site that `npm start` serves; `npm run export` copies it to out/, for any other server.

const STEPS = [
  ['tsx/dist/cli.mjs', 'lib/cli/check-content.ts'],
  ['tsx/dist/cli.mjs', 'lib/cli/build-data.ts'],
  ['tsx/dist/cli.mjs', 'lib/cli/build-search.ts'],
  ['next/dist/bin/next', 'build'],
] as const;

/** Runs a program of a package with its output shown; the build stops when it fails. */
function must(program: string, argument: string): void {
  const { status } = spawnSync(process.execPath, [join('node_modules', program), argument], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether a process of this machine still runs. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the sites of earlier states, but for those that a running server reads. */
function removeOldSites(folder: string): void {
  const served = existsSync(SERVING)
    ? readdirSync(SERVING).flatMap((pid) => (runs(Number(pid)) ? [readFileSync(join(SERVING, pid), 'utf8')] : []))
    : [];
  const kept = new Set([folder, SERVING, ...served]);
  for (const name of readdirSync(SITES))
    if (!kept.has(`${SITES}/${name}`)) rmSync(join(SITES, name), { recursive: true, force: true });
}

/** Makes the site of the sources in a folder that gets its name only when all of it stands. */
async function makeSite(folder: string): Promise<void> {
  rmSync(MAKING, { recursive: true, force: true });
  for (const [program, argument] of STEPS) must(program, argument);
  if (!existsSync(MAKING)) throw new Error(`${MAKING} is missing: the build wrote its pages somewhere else`);
  const secured = securePages([MAKING]);
  const entries = offlineEntries(MAKING);
  await buildWorker(entries, join(MAKING, 'sw.js'));
  rmSync(folder, { recursive: true, force: true });
  renameSync(MAKING, folder);
  console.log(`${secured} pages with their policy; ${entries.length} files for use with no signal`);
}

/** Copies the site to out/, which is never half there. */
function exportSite(folder: string): void {
  rmSync('out-new', { recursive: true, force: true });
  cpSync(folder, 'out-new', { recursive: true });
  rmSync('out', { recursive: true, force: true });
  renameSync('out-new', 'out');
  console.log('The site is in out/');
}

const exporting = process.argv.includes('--export');
const folder = siteFolder();
if (!exporting || !existsSync(folder)) await makeSite(folder);
removeOldSites(folder);
if (exporting) exportSite(folder);
