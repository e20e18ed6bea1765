import { decompress } from 'fzstd';
import { hashOf } from '@/components/offline/worker/hash';
import { dropFiles, storedFile } from '@/components/offline/worker/store';
import { fileAt } from '@/lib/offline/bound';
import { isText } from '@/lib/offline/content-type';
import type { OfflineList, Pack, PackPlace } from '@/lib/offline/list';
import { filledIn } from '@/lib/offline/names';

/** Packs that stay open: a page, its data, the code of its game and that of the program come one after the other. */
const OPEN_PACKS = 6;
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });

/** The bytes of a file as it was fetched; undefined when the device gives back something else. */
async function wholeBytes(stored: Response, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = new Uint8Array(await stored.arrayBuffer());
    return (await hashOf(bytes)) === hash ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The content of a pack on the device; undefined when it is not there, or damaged, which takes it off the device. */
async function openPack({ path, hash }: Pack): Promise<Uint8Array | undefined> {
  const stored = await storedFile(path);
  if (!stored) return undefined;
  // Some damages open all the same, as other words; a browser may also give back a file of which nothing is left.
  const bytes = await wholeBytes(stored, hash);
  if (bytes) return decompress(bytes);
  await dropFiles([path]);
  return undefined;
}

/** Opens packs of the device; the last few stay open. */
function opener(): (pack: Pack) => Promise<Uint8Array | undefined> {
  const open = new Map<string, Promise<Uint8Array | undefined>>();
  return (pack) => {
    const content = open.get(pack.path) ?? openPack(pack);
    open.delete(pack.path);
    open.set(pack.path, content);
    for (const [oldest] of open) if (open.size > OPEN_PACKS) open.delete(oldest);
    // What is not there now may be there soon.
    void content.then((found) => found ?? open.delete(pack.path));
    return content;
  };
}

/** Takes files out of their packs on the device. */
export interface Unpack {
  /** a file, its names filled in where it is text; undefined when the pack is not there */
  (place: PackPlace, address: string): Promise<string | Uint8Array<ArrayBuffer> | undefined>;
}

export function unpacker(list: OfflineList): Unpack {
  const contentOf = opener();
  return async ({ pack, at }, address) => {
    const content = await contentOf(pack);
    if (!content) return undefined;
    const bytes = new Uint8Array(fileAt(content, at));
    if (!isText(address)) return bytes;
    return filledIn(
      TEXT.decode(bytes),
      pack.names.map((place) => list.names[place] ?? ''),
    );
  };
}
