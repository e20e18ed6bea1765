import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepFile } from '@/components/offline/worker/store';
import { packer } from '@/lib/cli/offline/packs';
import type { OfflineList, Pack } from '@/lib/offline/list';
import { list } from '@/tests/components/offline/support/small-list';

/** The files of a pack, by their addresses. */
type Files = Readonly<Record<string, string>>;

export interface PackedSite {
  readonly list: OfflineList;
  /** the bytes of each pack */
  readonly bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** A site of a program and one book, Paths of Glory in English, packed as the build packs it. */
export async function packedSite(program: Files, book: Files, names: readonly string[]): Promise<PackedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-packed-'));
  const write = await packer(folder, names);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const packOf = (files: Files): Pack => {
    const pack = write(
      Object.entries(files).map(([address, text], i) => {
        const file = join(folder, `${i}.file`);
        writeFileSync(file, text);
        return { address, file };
      }),
    );
    bytes.set(pack.path, new Uint8Array(readFileSync(join(folder, pack.path))));
    return pack;
  };
  const packed = {
    ...list,
    names,
    program: { parts: list.program.parts, packs: [packOf(program)] },
    code: [],
    books: [{ game: 'paths-of-glory' as const, lang: 'en' as const, packs: [packOf(book)] }],
  };
  rmSync(folder, { recursive: true });
  return { list: packed, bytes };
}

/** Brings packs onto the device. */
export async function keepPacks({ bytes }: PackedSite, packs: readonly Pack[]): Promise<void> {
  for (const { path } of packs) await keepFile(path, bytes.get(path) ?? new Uint8Array());
}
