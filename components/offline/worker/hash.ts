import { HASH_DIGITS } from '@/lib/offline/list';

/** The first digits of the SHA-256 of some bytes, in hexadecimal, as the list of the site names its files. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digits = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];
  return digits
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}
