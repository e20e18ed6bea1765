import type { Locator, Page } from 'playwright-core';
import type { MessageTree } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { ENGLISH, fileOf } from '@/tests/attack/files';
import { listening, shownBy, until, visitor, type Visitor } from '@/tests/attack/visit';
import { importers } from '@/tests/support/hostile/importers';
import type { ImportKind } from '@/tests/support/hostile/kinds';
import { launch } from '@/tests/e2e/support/browser';

/*
 * Some of the hostile files, chosen in a browser where a player chooses them: each gets a message within seconds, and
 * the page goes on.
 */

/** What a player waits for an answer to a file, in milliseconds. */
const PATIENCE = 10_000;

const languageOf = (seed: number): Language => LANGUAGES[seed % LANGUAGES.length] ?? 'en';
/** Spread over all of them, whichever seeds are tried. */
const hostileFile = (seed: number) => fileOf(seed * 577);

const said = (lang: Language, area: string, ...keys: readonly string[]): string =>
  String(
    keys.reduce<MessageTree | string>(
      (at, key) => (typeof at === 'string' ? at : (at[key] ?? '')),
      uiWords(lang, [area])[area] ?? '',
    ),
  );

/** Where each kind of file is chosen: the page, and the key that leads to the choice. */
const PLACES: Readonly<Record<ImportKind, { readonly path: string; key?(lang: Language): string }>> = {
  charts: { path: '/nach-paris/charts/' },
  counters: { path: '/nach-paris/tools/combat/', key: (lang) => said(lang, 'tools', 'counters', 'fromRoster') },
  board: { path: '/paths-of-glory/board/', key: (lang) => said(lang, 'board', 'menu', 'title') },
  sheet: { path: '/nach-paris/board/', key: (lang) => said(lang, 'hex-sheet', 'menu', 'title') },
  map: { path: '/grand-illusion/board/' },
};

/** Opens the page and what holds the choice of a file. */
async function openChoice(page: Page, site: string, kind: ImportKind, lang: Language): Promise<Locator> {
  const { path, key } = PLACES[kind];
  await page.goto(`${site}/${lang}${path}`, { waitUntil: 'domcontentloaded' });
  await until(async () => ((await shownBy(page)).busy ? 'the page is busy' : undefined));
  if (key) {
    const button = page.getByRole('button', { name: key(lang), exact: true }).first();
    await listening(button);
    await button.click();
  }
  const choice = page.locator('input[type=file]').first();
  await listening(choice);
  return choice;
}

async function attempt(seed: number, site: string, visits: Visitor, seen: Seen): Promise<void> {
  const { kind, name, text } = hostileFile(seed);
  const lang = languageOf(seed);
  const { page, errors } = await visits.page();
  const choice = await openChoice(page, site, kind, lang);
  const before = (await shownBy(page)).body;
  await choice.setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const { ok } = importers[kind](text);
  await until(async () => {
    const { body, said: alerts } = await shownBy(page);
    if (ok) return body === before ? 'nothing says that it was taken' : undefined;
    return alerts.length < 20 ? `no message: ${alerts}` : undefined;
  }, PATIENCE);
  const { said: alerts } = await shownBy(page);
  holds(ok || lang === 'en' || !ENGLISH.test(alerts) || ENGLISH.test(text), () => `${lang}: ${alerts}`);
  holds(errors.length === 0, () => `${name}: ${errors.join('\n')}`);
  holds(await page.evaluate<boolean>('!("hacked" in window) && !("polluted" in {})'), () => 'something of it has run');
  count(seen, `${kind} ${ok ? 'taken' : 'refused'}`);
}

export const prepare = async (site: string): Promise<Attack> => {
  const seen: Seen = new Map();
  const visits = visitor(await launch());
  return {
    cases: oneByOne((seed) => attempt(seed, site, visits, seen)),
    shown: (seed) => `${languageOf(seed)} ${hostileFile(seed).kind}: ${hostileFile(seed).name}`,
    seen,
    end: () => visits.end(),
  };
};
