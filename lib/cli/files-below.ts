import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files of a folder and of all folders below it; none when the folder is not there. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Where a file of a site is asked for: "/en/index.html". */
export const sitePath = (site: string, file: string): string => `/${relative(site, file).replaceAll('\\', '/')}`;
