import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The small, faultless content tree that the tests of the checks begin with. */
export const FIXTURE = join(process.cwd(), 'tests/fixtures/content');

/**
 * An edit of a file: the first place of `from` becomes `to`; without `from` the file is written anew, without `to`
 * deleted.
 */
export interface Edit {
  readonly file: string;
  readonly from?: string;
  readonly to?: string;
}

/** Runs `work` on a copy of the fixture with the edits made in it, and removes the copy. */
export function withContent<T>(edits: readonly Edit[], work: (root: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-content-'));
  const root = join(folder, 'content');
  try {
    cpSync(FIXTURE, root, { recursive: true });
    for (const { file, from, to } of edits) edit(join(root, file), from, to);
    return work(root);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function edit(path: string, from: string | undefined, to: string | undefined): void {
  if (to === undefined) return rmSync(path);
  if (from === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, to);
  }
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not contain ${JSON.stringify(from)}`);
  writeFileSync(path, text.replace(from, to));
}
