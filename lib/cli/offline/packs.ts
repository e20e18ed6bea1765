import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, init } from '@bokuweb/zstd-wasm';
import { decompress } from 'fzstd';
import { readBytes, type SiteFile } from '@/lib/cli/offline/site-files';
import { once } from '@/lib/core/once';
import { joinedAddresses } from '@/lib/offline/addresses';
import { bound } from '@/lib/offline/bound';
import { isText } from '@/lib/offline/content-type';
import { HASH_DIGITS, PACKS, type Pack } from '@/lib/offline/list';
import { blanker } from '@/lib/offline/names';

/**
 * The pages of a pack have far more in common than gzip sees: it looks back over 32 kB, a page is longer. The highest
 * level takes twice as long for two parts in a hundred.
 */
const LEVEL = 17;
/** For scripts, which come once and are read for long: it takes between a twentieth and a tenth off them. */
export const THOROUGH = 19;
/** Once a process: the compressor that is set up anew under one at work writes what nothing opens. */
const ready = once(init);

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);

/** Writes packs into a folder of a site, each under its hash. `names` are left out of their texts. */
export async function packer(
  site: string,
  names: readonly string[],
): Promise<(files: readonly SiteFile[], level?: number) => Pack> {
  await ready();
  mkdirSync(join(site, PACKS), { recursive: true });
  return (files, level = LEVEL) => {
    const leaveOut = blanker(names);
    const contents = files.map((file) =>
      isText(file.address) ? Buffer.from(leaveOut(readBytes(file).toString('utf8'))) : readBytes(file),
    );
    const whole = Buffer.from(bound(contents));
    const bytes = compress(whole, level);
    if (!whole.equals(decompress(bytes))) throw new Error('a pack does not open as it was closed');
    const hash = hashOf(bytes);
    const path = `${PACKS}${hash}.pack`;
    writeFileSync(join(site, path), bytes);
    return {
      path,
      hash,
      bytes: bytes.length,
      files: joinedAddresses(files.map(({ address }) => address)),
      names: leaveOut.used,
    };
  };
}
