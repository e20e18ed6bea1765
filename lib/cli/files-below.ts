import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a folder and of all folders below it; none when the folder is not there. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
