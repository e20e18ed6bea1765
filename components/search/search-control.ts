/** Opens the search from anywhere on the page: the button, the field on the start page and the keys all send this. */
export const OPEN_SEARCH = 'umpire:search';

export const openSearch = (): boolean => window.dispatchEvent(new Event(OPEN_SEARCH));

/** Characters of a query in an address, more than are searched: the page of results says too that it was too long. */
export const LONGEST_ADDRESS = 1000;
