// Whether the parts of the build that are made for one kind of machine are there and load; prints a line for each that
// does not. Run by itself, so that what fails to load leaves nothing behind: node lib/cli/binaries.mjs
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Next would fetch what is missing from the network: whether one of its compilers is here is asked by name. */
function nextCompiler() {
  const { optionalDependencies } = load('next/package.json');
  const compilers = Object.keys(optionalDependencies).filter((name) => name.startsWith('@next/swc-'));
  const works = (name) => {
    try {
      return Boolean(load(name));
    } catch {
      return false;
    }
  };
  if (!compilers.some(works)) throw new Error(`none of ${compilers.join(', ')}`);
}

/** What loads each part, by the name of the package that players know it by. */
const PARTS = {
  next: nextCompiler,
  '@tailwindcss/oxide': () => load('@tailwindcss/oxide'),
  lightningcss: () => load('lightningcss'),
  esbuild: () => load('esbuild').transformSync('let a'),
  'unrs-resolver': () => load('unrs-resolver'),
};

let missing = 0;
for (const [name, part] of Object.entries(PARTS)) {
  try {
    part();
  } catch (error) {
    missing += 1;
    console.error(`${name}: ${String(error?.message ?? error).split('\n')[0]}`);
  }
}
process.exit(missing ? 1 : 0);
