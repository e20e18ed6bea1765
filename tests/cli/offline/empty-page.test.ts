import { describe, expect, it } from 'vitest';
import { speaker } from '@/lib/calc/say';
import { emptyPage } from '@/lib/cli/offline/empty-page';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';

const page = emptyPage();

describe('the page without a signal and without a copy', () => {
  it('lets no script run, and has none', () => {
    expect(page).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self';/);
    expect(page).not.toMatch(/<script|sha256|\son\w+=|javascript:/i);
  });

  it('needs no other file', () => expect(page).not.toMatch(/\ssrc=|<link|@import|url\(|https?:/));

  it.each(LANGUAGES)('says in %s what is missing and what can be done', (lang) => {
    const { say } = speaker(uiWords(lang, ['offline']), lang);
    const section = new RegExp(`<section lang="${lang}">(.*?)</section>`).exec(page)?.[1] ?? '';
    for (const key of ['title', 'program', 'again'])
      expect(section).toContain(`>${say({ key: `offline.notHere.${key}` })}<`);
    expect(section).toContain('<a href="">');
  });
});
