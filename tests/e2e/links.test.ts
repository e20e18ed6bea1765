import { beforeAll, describe, expect, inject, test } from 'vitest';
import { GAME_IDS } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';
import { LANGUAGES } from '@/lib/core/language';
import { readCode } from '@/lib/settle/code';
import grandIllusion from '@/content/grand-illusion/rule-index.json';
import nachParis from '@/content/nach-paris/rule-index.json';
import pathsOfGlory from '@/content/paths-of-glory/rule-index.json';
import whenEaglesFight from '@/content/when-eagles-fight/rule-index.json';

interface Crawled {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** Follows every link of every page from the start page; addresses without their query. */
async function crawl(origin: string): Promise<ReadonlyMap<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const answer = await fetch(origin + path);
    const html = answer.headers.get('content-type')?.includes('html') ? await answer.text() : '';
    const links = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
      .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
      .filter((href) => !/^(https?:|mailto:)/.test(href));
    found.set(path, {
      status: answer.status,
      ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')),
      links,
    });
    for (const link of links) queue.push(new URL(link, origin + path).pathname);
  }
  return found;
}

let pages: ReadonlyMap<string, Crawled>;
beforeAll(async () => {
  pages = await crawl(inject('exported'));
});

describe('the exported site, walked through from its start page', () => {
  test('every link leads to a page', () => {
    const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
    expect(dead).toEqual([]);
  });

  test('every anchor of every link exists on its page', () => {
    const missing: string[] = [];
    for (const [path, { links }] of pages)
      for (const link of links) {
        const url = new URL(link, `http://x${path}`);
        // A card is made of its address in the browser: of its code it is known that it can be read.
        if (url.pathname.endsWith('/settle/') && readCode(url.hash.slice(1)).ok) continue;
        const id = decodeURIComponent(url.hash.slice(1));
        if (id && !pages.get(url.pathname)?.ids.has(id)) missing.push(`${path} → ${link}`);
      }
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('every rule is reached in %s', (lang) => {
    const rules = Object.entries({
      'paths-of-glory': pathsOfGlory.numbers,
      'grand-illusion': grandIllusion.numbers,
      'nach-paris': nachParis.numbers,
      'when-eagles-fight': whenEaglesFight.numbers,
    }).flatMap(([game, numbers]) => numbers.map((number) => ({ game, number })));
    const missing = rules.filter(
      ({ game, number }) => !pages.get(`/${lang}/${game}/rules/${number.split('.')[0]}/`)?.ids.has(`r-${number}`),
    );
    expect(missing).toEqual([]);
    expect(rules).toHaveLength(349 + 270 + 497 + 164);
  });

  test.each(LANGUAGES)('every tool is reached in %s', (lang) => {
    const tools = GAMES.flatMap(({ id, tools: own }) => own.map(({ name }) => `/${lang}/${id}/tools/${name}/`));
    expect(tools.filter((path) => !pages.has(path))).toEqual([]);
    expect(tools).toHaveLength(13 + 17 + 17 + 15);
  });

  test.each(LANGUAGES)('turn, board, charts, glossary and questions are reached in %s', (lang) => {
    const wanted = GAME_IDS.flatMap((game) =>
      ['turn', 'board', 'charts', 'glossary', 'disputes', 'rules', 'tools'].map((part) => `/${lang}/${game}/${part}/`),
    );
    expect(wanted.filter((path) => !pages.has(path))).toEqual([]);
  });
});
