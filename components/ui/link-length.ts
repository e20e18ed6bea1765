/** Longer queries are cut off by messengers and make a QR code that no camera reads. */
const LONGEST_CODE = 1800;
/** Longer ones are refused by servers when the page is loaded again. */
const LONGEST_LINK = 6000;

export const fitsCode = (query: string): boolean => query.length <= LONGEST_CODE;
export const fitsLink = (query: string): boolean => query.length <= LONGEST_LINK;
