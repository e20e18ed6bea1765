import { expect, test } from 'vitest';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';

/** What is laid out in Umpire, one of its hex sheets, and the printed map on the table. */
const WORDS: Readonly<Record<Language, { readonly board: string; readonly sheet: RegExp; readonly map: RegExp }>> = {
  en: { board: 'board', sheet: /hex sheet/i, map: /\bmaps?\b/i },
  es: { board: 'tablero', sheet: /hojas? de hexágonos/i, map: /\bmapas?\b/i },
  it: { board: 'tabellone', sheet: /foglio? esagonal[ei]/i, map: /\bmapp[ae]\b/i },
};
const AREAS = ['common', 'board', 'tools', 'storage', 'files', 'hexlist', 'hex-sheet', 'home'] as const;

test.each(LANGUAGES)('in %s the board has one word, a sheet another, and neither is called a map', (lang) => {
  const words = uiWords(lang, AREAS);
  const { board, sheet, map } = WORDS[lang];
  const word = (key: string): string => {
    const said = key
      .split('.')
      .reduce<(typeof words)[string] | undefined>(
        (tree, name) => (typeof tree === 'object' ? tree[name] : tree),
        words,
      );
    if (typeof said !== 'string') throw new Error(`no word ${key}`);
    return said;
  };
  const laidOut = [
    ...['common.doors.board', 'board.title', 'board.menu.title', 'board.share.title', 'board.loading'],
    ...['board.notLoaded', 'board.noScript', 'board.modes.label', 'board.map.label', 'board.regions.all'],
    ...['board.add.left', 'board.events.hint', 'board.events.brings', 'board.trace.back', 'board.presets.detail'],
    ...['tools.fromBoard', 'tools.toBoard', 'tools.noBoard', 'tools.replacedBy.board'],
    ...['storage.kinds.board', 'storage.kinds.board-view', 'home.doorTexts.board', 'hexlist.menu.clear'],
  ];
  for (const key of laidOut) {
    expect(word(key).toLowerCase(), key).toContain(board);
    expect(word(key), key).not.toMatch(map);
  }
  for (const key of ['hex-sheet.title', 'storage.kinds.sheet', 'storage.kinds.sheets', 'home.doorTexts.hexes']) {
    expect(word(key), key).toMatch(sheet);
    expect(word(key), key).not.toMatch(map);
  }
  expect(word('hexlist.title').toLowerCase()).toContain(board);
});
