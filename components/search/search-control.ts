/** Opens the search from anywhere on the page: the button, the field on the start page and the keys all send this. */
export const OPEN_SEARCH = 'umpire:search';

export const openSearch = (): boolean => window.dispatchEvent(new Event(OPEN_SEARCH));
