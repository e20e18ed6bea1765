import '@/lib/cli/check-node.mjs';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '@/lib/cli/command-line.mjs';
import { filesBelow, sitePath } from '@/lib/cli/files-below';
import { headersFile } from '@/lib/cli/headers-file';
import { buildWorker, offlineSizes, writeOffline } from '@/lib/cli/offline/build';
import { MAKING, programName, ROOT, run, siteFolder } from '@/lib/cli/project.mjs';
import { securePages } from '@/lib/cli/secure-pages';
import { replaceFolder, standingSite } from '@/lib/cli/site';

// `npm run build` makes the site that `npm start` serves; `npm run export` copies it to out/, for any other server.

const USAGE = `usage: npm run build      makes the site of the sources as they are now, which npm start serves
       npm run export     makes it and copies it to out/
Ends with 0 when the site stands, with 1 when it could not be made, with 2 when it is used wrongly.`;

const TSX = 'tsx/dist/cli.mjs';
const NEXT = 'next/dist/bin/next';

/** Runs a program of a package with its output shown; the build stops when it fails. */
async function must(program: string, argument: string): Promise<void> {
  const code = await run(process.execPath, [join('node_modules', program), argument]);
  if (code !== 0) throw new Error(`The site was not made: ${[program.split('/')[0], argument].join(' ')} failed.`);
}

/** The content is checked while what the browser loads of it is written: none of them waits for another. */
async function writeGenerated(): Promise<void> {
  // Else what an earlier state had and this one has not would still be served.
  rmSync('public/generated', { recursive: true, force: true });
  const ended = await Promise.allSettled(
    ['check-content', 'build-data', 'build-search'].map((name) => must(TSX, `lib/cli/${name}.ts`)),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

async function writeWorker(): Promise<void> {
  const list = await writeOffline(MAKING, programName());
  await buildWorker(list, join(MAKING, 'sw.js'));
  console.log(`${securePages(MAKING)} pages with their policy; ${offlineSizes(list)}`);
}

const STEPS: readonly (readonly [what: string, work: () => Promise<void>])[] = [
  ['the content is checked, rules and search are written', writeGenerated],
  ['the pages are made, which takes most of the time', () => must(NEXT, 'build')],
  ['what a phone keeps is packed', writeWorker],
];

/** Writes the site of the sources where Next is told to. */
async function make(): Promise<void> {
  for (const [i, [what, work]] of STEPS.entries()) {
    const started = Date.now();
    console.log(`\nStep ${i + 1} of ${STEPS.length}: ${what} …`);
    await work();
    console.log(`Step ${i + 1} of ${STEPS.length}: done in ${Math.round((Date.now() - started) / 1000)} s`);
  }
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
