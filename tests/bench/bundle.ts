import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * A module with all that it imports as one minified production bundle, loaded: what a transpiler adds while it
 * develops, such as names kept of functions, is no part of what ships.
 */
export async function bundled<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  try {
    const outfile = join(folder, 'bundle.mjs');
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
