import { describe, expect, it } from 'vitest';
import { toolsAsking } from '@/app/[lang]/[game]/disputes/asking';
import { questionGroups, questionPages } from '@/app/[lang]/[game]/disputes/questions';
import { termGroups, termPages } from '@/app/[lang]/[game]/glossary/terms';
import { escaped, rowsHtml } from '@/components/rules/list-html';
import { groupsBy, listPages, pageNumbers } from '@/components/rules/list-pages';
import { formOf } from '@/lib/calc/form';
import { speaker } from '@/lib/calc/say';
import { DISPUTE_KINDS } from '@/lib/content/disputes';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { toolAddress } from '@/lib/core/address';
import { chapterOf } from '@/lib/core/rule-number';
import { GAME_IDS, loadCalculators } from '@/lib/games/find';

const text = (id: string, length: number) => ({ id, html: 'x'.repeat(length) });

describe('the pages of a long list', () => {
  it('keep its order, and none is heavier than a page may be unless a single text is', () => {
    const pages = listPages([text('a', 20_000), text('b', 20_000), text('c', 1000), text('d', 90_000), text('e', 1)]);
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['a'], ['b', 'c'], ['d'], ['e']]);
    expect([...pageNumbers(pages)].map(([id, page]) => id + page)).toEqual(['a1', 'b2', 'c2', 'd3', 'e4']);
  });
  it('are none for no text', () => expect(listPages([])).toEqual([]));
});

it('groups come in the order of their first item', () =>
  expect([...groupsBy(['b1', 'a1', 'b2'], ([key]) => key)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]));

it('a line shows what it is given as text, never as HTML', () => {
  expect(escaped('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
  const speak = speaker(uiWords('en', ['rules']), 'en');
  const row = rowsHtml([{ id: 'a', title: '<i>', mark: '§1', lang: 'es', page: 3 }], speak);
  expect(row).toBe(
    '<details id="a"><summary><span lang="es">&lt;i&gt;</span><small>§1</small></summary><a href="3/#a">Read it</a></details>',
  );
});

describe.each(GAME_IDS)('%s', (game) => {
  it('lists every question once under its kind, what is ambiguous first, misprints last, by chapter', () => {
    const groups = [...questionGroups(game, 'es')];
    const all = groups.flatMap(([, chapters]) => [...chapters.values()].flat());
    expect(all.map(({ id }) => id).toSorted()).toEqual([...readGame(game).disputes('es').keys()].toSorted());
    const kinds = groups.map(([kind]) => kind);
    expect(kinds).toEqual(DISPUTE_KINDS.filter((kind) => all.some((one) => one.kind === kind)));
    expect([kinds[0], kinds.at(-1)]).toEqual(['ruling', 'errata']);
    for (const [kind, chapters] of groups)
      for (const [chapter, disputes] of chapters)
        for (const one of disputes) expect([one.kind, chapterOf(one.rules[0] ?? '')]).toEqual([kind, chapter]);
  });

  it('says of every question which tools ask it, and how it is played where it can be chosen', async () => {
    const asking = await toolsAsking(game, 'it');
    const asked = readGame(game).asked();
    for (const tool of await loadCalculators(game)) {
      const name = tool.id.split('/')[1] ?? '';
      const href = toolAddress('it', game, name);
      for (const id of asked.get(name) ?? []) expect(asking.get(id)?.map((one) => one.href)).toContain(href);
      for (const { info } of formOf(tool.schema).filter((field) => field.info.reading !== undefined)) {
        const lines = asking.get(info.reading ?? '')?.find((one) => one.href === href)?.readings;
        expect(lines?.join(), `${tool.id} ${info.reading ?? ''}`).toContain('la nostra interpretazione');
      }
    }
  });

  it('lists every term once, under letters in the order of the alphabet', () => {
    const groups = [...termGroups(game, 'it')];
    const letters = groups.map(([letter]) => letter);
    expect(letters).toEqual(letters.toSorted());
    expect(letters.every((letter) => /^[A-Z#]$/.test(letter))).toBe(true);
    const ids = groups.flatMap(([, terms]) => terms.map(({ id }) => id));
    const known = readGame(game).glossary();
    expect(ids.toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });
});

it('every listed text stands on one page, in the order of the list', () => {
  const game = 'when-eagles-fight';
  const listed = [...termGroups(game, 'es').values()].flat().map(({ id }) => id);
  expect(termPages(game, 'es').flatMap((page) => page.map(({ id }) => id))).toEqual(listed);
});

it('the text of a question names the tools that ask it, with a link and its readings', async () => {
  const pages = await questionPages('grand-illusion', 'en');
  const text = pages.flat().find(({ id }) => id === 'routed-who')?.html ?? '';
  expect(text).toContain('Tools that ask it');
  expect(text).toContain('href="/en/grand-illusion/tools/retreat/"');
  expect(text).toMatch(/\(our ruling\) \/ /);
});
