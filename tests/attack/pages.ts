import { startOf } from '@/components/calculator/start';
import type { MessageTree } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { addressOf, type HostileAddress } from '@/tests/attack/hostile-address';
import { pageTool, TARGETS } from '@/tests/attack/targets';
import { shownBy, until, visitor, type Shown, type Visitor } from '@/tests/attack/visit';
import { launch } from '@/tests/e2e/support/browser';

/*
 * The same addresses in a browser, on the built site: no page fails or stays blank, what is wrong with an address is
 * said, and the tool goes on.
 */

const languageOf = (seed: number): Language => LANGUAGES[Math.floor(seed / TARGETS.length) % LANGUAGES.length] ?? 'en';

/** The words of the pages of the tools. */
const toolPage = (lang: Language): MessageTree => uiWords(lang, ['tools']).tools as MessageTree;

/** Every sentence of some words that ends with what is wrong, up to there. */
function beginnings(words: MessageTree | string): readonly string[] {
  if (typeof words !== 'string') return Object.values(words).flatMap(beginnings);
  return words.includes('{detail}') ? [words.slice(0, words.indexOf('{detail}'))] : [];
}

/** What a page must say of an address; any of them. None where the address is sound. */
function sayings({ opens }: HostileAddress, query: string, lang: Language): readonly string[] {
  if (!opens) return [];
  if ('board' in opens) {
    const { game, read } = opens.board;
    return read(query).ok ? [] : beginnings(uiWords(lang, gameOf(game).board?.ui ?? []));
  }
  const { damaged } = startOf(pageTool(opens.tool, opens.tool.data), query, undefined);
  return damaged ? beginnings(toolPage(lang).damaged ?? '') : [];
}

function lacks({ opens }: HostileAddress, shown: Shown, wanted: readonly string[], answer: string): string | undefined {
  if (shown.body.length < 40) return `the page is blank: ${shown.body}`;
  if (!shown.links) return 'the page leads nowhere';
  if (!opens) return undefined;
  if (!shown.heading || shown.busy) return 'the page is not ready';
  if ('tool' in opens && !shown.regions[answer]) return `no answer: ${shown.body.slice(0, 300)}`;
  const isSaid = !wanted.length || wanted.some((one) => shown.said.includes(one.trim()));
  return isSaid ? undefined : `what is wrong is not said, but: ${shown.said}`;
}

async function attempt(seed: number, site: string, visits: Visitor, seen: Seen): Promise<void> {
  const address = addressOf(seed);
  const lang = languageOf(seed);
  const url = new URL(`${site}/${lang}${address.path}?${address.query}${address.hash}`);
  const wanted = sayings(address, url.search, lang);
  const answer = String(toolPage(lang).result);
  const { page, errors } = await visits.page();
  const response = await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  holds((response?.status() ?? 200) < 500, () => `the server answers ${response?.status()}`);
  await until(async () => lacks(address, await shownBy(page), wanted, answer));
  // That a page is not there is an error to the browser, and the very answer.
  const real = errors.filter((error) => address.opens !== undefined || !/status of 40[04]/.test(error));
  holds(real.length === 0, () => real.join('\n'));
  count(seen, address.opens ? (wanted.length ? 'said what is wrong' : 'opened') : `status ${response?.status()}`);
}

export const prepare = async (site: string): Promise<Attack> => {
  const seen: Seen = new Map();
  const visits = visitor(await launch());
  return {
    cases: oneByOne((seed) => attempt(seed, site, visits, seen)),
    shown(seed) {
      const { path, query, hash } = addressOf(seed);
      return `/${languageOf(seed)}${path}?${query}${hash}`;
    },
    seen,
    end: () => visits.end(),
  };
};
