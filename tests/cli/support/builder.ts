import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceFolder, standingSite } from '@/lib/cli/site';

export const MOMENTS = [
  'nothing is made',
  'half is made',
  'all is made',
  'nothing is copied',
  'half is copied',
  'all is copied',
  'everything is done',
] as const;
type Moment = (typeof MOMENTS)[number];

/** A build as short as can be, with its export: ten pages that repeat the one source. `passes` hears of each moment. */
export async function build(root: string, passes: (moment: Moment) => void = () => undefined): Promise<void> {
  const source = () => readFileSync(join(root, 'source'), 'utf8');
  await standingSite({
    root,
    folderNow: () => `.site/${source()}`,
    make() {
      passes('nothing is made');
      mkdirSync(join(root, '.site/making'), { recursive: true });
      for (let page = 0; page < 10; page++) {
        if (page === 5) passes('half is made');
        writeFileSync(join(root, '.site/making', `${page}.html`), source());
      }
      passes('all is made');
    },
    finish: (folder) => replaceFolder(root, 'out', (fresh) => copied(join(root, folder), fresh)),
    say: () => undefined,
  });
  passes('everything is done');

  function copied(from: string, to: string): void {
    passes('nothing is copied');
    mkdirSync(to, { recursive: true });
    readdirSync(from).forEach((name, page) => {
      if (page === 5) passes('half is copied');
      copyFileSync(join(from, name), join(to, name));
    });
    passes('all is copied');
  }
}

// As a program, builder.ts <root> <moment>, it is killed at a moment: what is killed tidies nothing.
const [, program, root, killedAt] = process.argv;
if (root && program && import.meta.url === pathToFileURL(program).href)
  await build(root, (moment) => moment === killedAt && process.kill(process.pid, 'SIGKILL'));
