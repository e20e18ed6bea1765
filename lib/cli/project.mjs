// What `npm start` and `npm test` share on a machine where nothing is installed yet: plain Node, no dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a command in the project with its output shown; resolves with its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command and stops the whole program when it fails. */
export async function must(command, args, env) {
  const code = await run(command, args, env);
  if (code !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed (exit code ${code}).`);
    process.exit(code);
  }
}

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) if (!name.startsWith('.')) yield* filesBelow(join(path, name));
}

/** What a build makes, and what serves or tests a site without being part of it. */
const IGNORED = [
  'public/generated',
  ...['start', 'server', 'test', 'chromium', 'binaries'].map((name) => `lib/cli/${name}.mjs`),
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

/** Installs the locked dependencies unless they are there already. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(`Umpire needs Node 20.9 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  if (isFresh(INSTALLED, LOCK)) return;
  console.log('Installing what Umpire needs …');
  await must('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  // Not stamped before it works: the next start would not mend it.
  if ((await run(process.execPath, ['lib/cli/binaries.mjs'])) !== 0) {
    console.error(
      `\nThe parts named above are missing for ${process.platform} ${process.arch}, or do not load. Delete the folder node_modules and start again with a network; if they are still missing, your registry does not carry them: install them by name with npm install --no-save.`,
    );
    process.exit(1);
  }
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

/** Builds the site unless it stands already; its folder. */
export async function build() {
  const folder = siteFolder();
  if (existsSync(join(ROOT, folder))) return folder;
  console.log('Building Umpire …');
  await must('npm', ['run', '--silent', 'build']);
  return folder;
}
