// Whether what the lockfile names is there: plain Node, since it may not be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const versionAt = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
};

/**
 * The packages of the lockfile that a project lacks or has in another version, by their folders. Those for one kind of
 * machine are passed over: binaries.mjs tells whether the ones of this machine load.
 */
export function missingPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { optional, devOptional }]) => path !== '' && !optional && !devOptional)
    .filter(([path, { version }]) => versionAt(join(root, path)) !== version)
    .map(([path]) => path);
}
