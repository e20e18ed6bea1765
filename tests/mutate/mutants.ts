import { readdirSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A small change of the code, and what became of it. */
export interface Mutant {
  readonly id: string;
  /** where, as an editor opens it: "lib/prob/fraction.ts:12:3" */
  readonly place: string;
  readonly file: string;
  /** the kind of change, in Stryker’s words */
  readonly kind: string;
  readonly replacement: string;
}

export interface Mutated {
  readonly mutants: readonly Mutant[];
  /** the code of each file with all its changes, each behind a switch */
  readonly sources: ReadonlyMap<string, string>;
}

const quiet = () => undefined;
const silent = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet };
const isOff = () => false;
const LOGGER = {
  ...silent,
  isTraceEnabled: isOff,
  isDebugEnabled: isOff,
  isInfoEnabled: isOff,
  isWarnEnabled: isOff,
  isErrorEnabled: isOff,
  isFatalEnabled: isOff,
};

const codeIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

const ONCE = '@/lib/core/once';
const EVERY_TIME = '@/tests/mutate/every-time';

/** All changes of the code in some folders. */
export async function mutate(folders: readonly string[]): Promise<Mutated> {
  const names = folders.flatMap(codeIn);
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const instrumenter = new Instrumenter(LOGGER);
  const made = await instrumenter.instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
  return {
    mutants: made.mutants.map(({ id, fileName, location: { start }, mutatorName, replacement = '' }) => ({
      id,
      place: `${fileName}:${start.line + 1}:${start.column + 1}`,
      file: fileName,
      kind: mutatorName,
      replacement,
    })),
    sources: new Map(made.files.map(({ name, content }) => [name, content.replace(ONCE, EVERY_TIME)])),
  };
}
