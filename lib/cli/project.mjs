// What `npm start` and `npm test` share on a machine where nothing is installed yet: plain Node, no dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './installed.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Runs a command in the project with its output shown, and written to `log` where there is one; resolves with its exit
 * code. `env` is added to the environment.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly log?: import('node:stream').Writable, readonly env?: Readonly<Record<string, string>> }} [how]
 */
export function run(command, args, { log, env } = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm';
    // A command whose output is kept does not see the terminal: its colours are asked for.
    const colours = log && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...ENV, ...colours, ...env },
      stdio: log ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell,
    });
    for (const stream of ['stdout', 'stderr'])
      child[stream]?.on('data', (piece) => {
        process[stream].write(piece);
        log.write(piece);
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // What was killed had no last word of its own.
      if (signal) log?.write(`\nended by ${signal}\n`);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/**
 * How npm is run: by the script of the npm that runs this, since `npm` alone is no program on Windows. Without one,
 * when a file is run by itself, the system finds it.
 */
export function npm(...args) {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.[cm]?js$/.test(script) ? [process.execPath, [script, ...args]] : ['npm', args];
}

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) if (!name.startsWith('.')) yield* filesBelow(join(path, name));
}

/** What a build makes, and what serves or tests a site without being part of it. */
const IGNORED = [
  'public/generated',
  ...[
    'check-node',
    'node-version',
    'start',
    'start-site',
    'server',
    'port',
    'test',
    'test-all',
    'test-changed',
    'test-report',
    'types',
    'chromium',
    'installed',
    'binaries',
  ].map((name) => `lib/cli/${name}.mjs`),
];

/** Fingerprint of what lies at paths of a folder, but for what a build makes; the same on every system. */
export function fingerprint(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      const name = relative(root, file).replaceAll('\\', '/');
      if (IGNORED.some((prefix) => name.startsWith(prefix))) continue;
      hash.update(name).update('\0').update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
}

/** Whether `work` was last done for this state of `paths`. */
export function isFresh(stamp, paths) {
  const file = join(ROOT, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(paths);
}

export function markFresh(stamp, paths) {
  const file = join(ROOT, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint(paths));
}

const INSTALLED = 'node_modules/.umpire-installed';
const LOCK = ['package.json', 'package-lock.json'];

/** Whether the binaries load; names those that do not. */
const binariesLoad = async () => (await run(process.execPath, ['lib/cli/binaries.mjs'])) === 0;

/** Stops the whole program. */
function giveUp(words) {
  console.error(`\n${words}`);
  process.exit(1);
}

/**
 * Installs the locked dependencies unless they are there already, by whatever they came. What is stamped is only looked
 * through; whether its binaries still load is asked again before it is to build.
 */
export async function install({ toBuild = true } = {}) {
  const missing = missingPackages(ROOT);
  const stamped = isFresh(INSTALLED, LOCK);
  if (!missing.length && stamped && !toBuild) return;
  if (!missing.length && (await binariesLoad())) {
    if (!stamped) markFresh(INSTALLED, LOCK);
    return;
  }
  if (stamped && missing.length)
    console.log(
      `Missing: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}`,
    );
  console.log('Installing what Umpire needs …');
  const [command, args] = npm('ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund');
  if ((await run(command, args)) !== 0)
    giveUp(
      'npm ci failed: what it says stands above. With no network it can install only what it has installed before.',
    );
  // Not stamped before it works: the next start would not mend it.
  if (!(await binariesLoad()))
    giveUp(
      `The parts named above are missing for ${process.platform} ${process.arch}, or do not load. Delete the folder node_modules and start again with a network; if they are still missing, your registry does not carry them: install them by name with npm install --no-save.`,
    );
  markFresh(INSTALLED, LOCK);
}

/** Each state of the sources has its finished site in a folder of its own here. */
export const SITES = '.site';
/** Where a build works before its site is complete. */
export const MAKING = '.site/making';
/** Names the process that builds, while it does. */
export const BUILDING = '.site/building';
/** One file a running server, named by its process, with the folder that it serves. */
export const SERVING = '.site/serving';
/** What a site depends on. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  '.postcssrc.json',
];
/** What the program is made of: the sources but for the texts, so that a change of a word keeps its name. */
const PROGRAM = SOURCES.filter((path) => path !== 'content' && path !== 'public');

const named = (paths) => fingerprint(paths).slice(0, 16);

/** Name of the program that the sources make. */
export const programName = () => named(PROGRAM);

/** Where the site of the sources as they are now stands once it is built: a folder that exists is complete. */
export const siteFolder = () => `${SITES}/${named(SOURCES)}`;

/** Whether the site of the sources as they are now is built. */
export const siteStands = () => existsSync(join(ROOT, siteFolder()));

/** Builds the site unless it stands already; its folder. */
export async function build() {
  const folder = siteFolder();
  if (existsSync(join(ROOT, folder))) return folder;
  console.log('Building Umpire …');
  // What failed stands above.
  if ((await run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'lib/cli/build.ts'])) !== 0) process.exit(1);
  return folder;
}
