import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { withPolicy } from '@/lib/offline/page-policy';

function section(lang: Language): string {
  const { say } = speaker(uiWords(lang, ['offline']), lang);
  const t = (key: string) => say({ key: `offline.notHere.${key}` });
  return `<section lang="${lang}"><h2>${t('title')}</h2><p>${t('program')}</p><p><a href="">${t('again')}</a></p></section>`;
}

/** The page for a device with neither a signal nor anything of the site, in every language: it needs no other file. */
export const emptyPage = (): string =>
  withPolicy(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Umpire</title></head><body><h1>Umpire</h1>${LANGUAGES.map(section).join('')}</body></html>`,
    [],
  );
