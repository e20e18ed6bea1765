/*
 * Many addresses as one text: each is told by how many of its folders are those of the one before it, and the rest.
 * The list of the site, which is part of a first visit, is a tenth shorter so.
 */

const GAP = ' ';
const MOST_SHARED = 9;

/** Addresses as one text. Throws at one with a gap in it. */
export function joinedAddresses(addresses: readonly string[]): string {
  if (addresses.some((one) => one.includes(GAP))) throw new Error('an address of the site has a gap in it');
  return addresses
    .map((address, i) => {
      const [parts, before] = [address.split('/'), addresses[i - 1]?.split('/') ?? []];
      const other = parts.findIndex((part, at) => part !== before[at] || at === parts.length - 1);
      const shared = Math.min(other, MOST_SHARED);
      return `${shared}${parts.slice(shared).join('/')}`;
    })
    .join(GAP);
}

/** The addresses that were joined. */
export function partedAddresses(joined: string): readonly string[] {
  if (joined === '') return [];
  let before: readonly string[] = [];
  return joined.split(GAP).map((one) => {
    before = [...before.slice(0, Number(one[0])), ...one.slice(1).split('/')];
    return before.join('/');
  });
}
