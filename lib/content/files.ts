import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The content folder of the project that the process runs in. */
export const contentRoot = (): string => join(process.cwd(), 'content');

/** A file of the content as text, with the path that messages to authors show. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The path that messages show: seen from the folder that holds the content. */
export function shownPath(root: string, ...path: readonly string[]): string {
  return relative(join(root, '..'), join(root, ...path)).replaceAll('\\', '/');
}

/** The text of a file below the content root; undefined when there is none. */
export function readText(root: string, ...path: readonly string[]): TextFile | undefined {
  const full = join(root, ...path);
  return existsSync(full) ? { file: shownPath(root, ...path), text: readFileSync(full, 'utf8') } : undefined;
}

/** Names of the files in a folder that end so, sorted; none when there is no such folder. */
export function listFiles(root: string, path: readonly string[], ending: string): readonly string[] {
  const folder = join(root, ...path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** Paths of all files below a folder, "rules/en/01-war.md", sorted; none when there is no such folder. */
export function listTree(root: string, ...path: readonly string[]): readonly string[] {
  const folder = join(root, ...path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory() ? listTree(folder, name).map((below) => `${name}/${below}`) : [name],
    );
}
