import { isLanguage, LANGUAGES } from '@/lib/core/language';

/** The page of every address that leads nowhere. */
export const LOST_PAGE = '/404.html';

const WANTED = 'wanted';

export const deviceAddress = (lang: string): string => `/${lang}/device/`;

export const isDevicePage = (path: string): boolean => LANGUAGES.some((lang) => path === deviceAddress(lang));

/** The page that says that a page is not on the device, in the language of that page. */
export function notHereAddress(wanted: string): string {
  const lang = wanted.split('/')[1];
  return `${deviceAddress(isLanguage(lang) ? lang : LANGUAGES[0])}?${new URLSearchParams({ [WANTED]: wanted })}`;
}

/** The page that was not on the device: an address of this site, nothing else. */
export function wantedPage(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(WANTED);
  return wanted && /^\/[a-z]{2}\/[\w-]/.test(wanted) ? wanted : undefined;
}
