import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, init } from '@bokuweb/zstd-wasm';
import { decompress } from 'fzstd';
import { filesBelow } from '@/lib/cli/files-below';
import { hashOf } from '@/lib/cli/offline/packs';
import { PACKS } from '@/lib/offline/list';

/** A version of the site in which a text was edited: what differs from the version before, by address. */
export interface NextVersion {
  readonly files: ReadonlyMap<string, Buffer>;
  /** the packs that hold the text */
  readonly packs: readonly string[];
}

/** Edits a text of a built site everywhere it stands. Both texts are as long as each other. */
export async function edited(site: string, from: string, to: string): Promise<NextVersion> {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error('the lengths of the files would change');
  await init();
  const files = new Map<string, Buffer>();
  const edit = (text: string): string => text.replaceAll(from, to);
  let worker = readFileSync(join(site, 'sw.js'), 'utf8');
  const packs: string[] = [];
  for (const name of readdirSync(join(site, PACKS))) {
    // By its bytes, so that pictures stay as they are.
    const content = Buffer.from(decompress(readFileSync(join(site, PACKS, name)))).toString('latin1');
    if (!content.includes(from)) continue;
    const bytes = Buffer.from(compress(Buffer.from(edit(content), 'latin1'), 12));
    const path = `${PACKS}${hashOf(bytes)}.pack`;
    files.set(path, bytes);
    packs.push(path);
    worker = worker.replaceAll(name.replace('.pack', ''), hashOf(bytes));
  }
  for (const file of filesBelow(site).filter((one) => /\.(html|json|txt)$/.test(one))) {
    const text = readFileSync(file, 'utf8');
    const address = file.slice(site.length).replace(/index\.html$/, '');
    if (text.includes(from)) files.set(address, Buffer.from(edit(text)));
  }
  return { files: files.set('/sw.js', Buffer.from(worker)), packs };
}
