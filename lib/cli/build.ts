import '@/lib/cli/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '@/lib/cli/command-line.mjs';
import { filesBelow, sitePath } from '@/lib/cli/files-below';
import { headersFile } from '@/lib/cli/headers-file';
import { buildWorker, offlineSizes, writeOffline } from '@/lib/cli/offline/build';
import { MAKING, programName, ROOT, siteFolder } from '@/lib/cli/project.mjs';
import { securePages } from '@/lib/cli/secure-pages';
import { replaceFolder, standingSite } from '@/lib/cli/site';

// `npm run build` makes the site that `npm start` serves; `npm run export` copies it to out/, for any other server.

const USAGE = `usage: npm run build      makes the site of the sources as they are now, which npm start serves
       npm run export     makes it and copies it to out/
Ends with 0 when the site stands, with 1 when it could not be made, with 2 when it is used wrongly.`;

const STEPS = [
  ['tsx/dist/cli.mjs', 'lib/cli/check-content.ts'],
  ['tsx/dist/cli.mjs', 'lib/cli/build-data.ts'],
  ['tsx/dist/cli.mjs', 'lib/cli/build-search.ts'],
  ['next/dist/bin/next', 'build'],
] as const;

/** Runs a program of a package with its output shown; the build stops when it fails. */
function must(program: string, argument: string): void {
  const { status } = spawnSync(process.execPath, [join('node_modules', program), argument], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The site was not made: ${[program.split('/')[0], argument].join(' ')} failed.`);
}

/** Writes the site of the sources where Next is told to. */
async function make(): Promise<void> {
  // Else what an earlier state had and this one has not would still be served.
  rmSync('public/generated', { recursive: true, force: true });
  for (const [program, argument] of STEPS) must(program, argument);
  const list = await writeOffline(MAKING, programName());
  await buildWorker(list, join(MAKING, 'sw.js'));
  console.log(`${securePages(MAKING)} pages with their policy; ${offlineSizes(list)}`);
}

/** Copies the site to out/, with its headers for hosts that read them there. */
function exportSite(folder: string): void {
  const paths = filesBelow(folder).map((file) => sitePath(folder, file));
  replaceFolder(ROOT, 'out', (fresh) => {
    cpSync(folder, fresh, { recursive: true });
    writeFileSync(join(fresh, '_headers'), headersFile(paths));
  });
  console.log('The site is in out/');
}

/** Makes the site unless it stands; says why when it cannot be made. */
async function main(exporting: boolean): Promise<void> {
  const finish = exporting ? exportSite : undefined;
  try {
    const folder = await standingSite({ root: ROOT, folderNow: siteFolder, make, finish, say: console.log });
    console.log(`The site of the sources as they are now stands in ${folder}/`);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

const line = commandLine({ usage: USAGE, options: { export: {} } });
if (line) await main(line.values.export === true);
