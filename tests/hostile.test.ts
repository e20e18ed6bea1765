import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/core/language';
import { oncePerKey } from '@/lib/core/once';
import { hostileFiles } from '@/tests/support/hostile/files';
import { importers, type Outcome } from '@/tests/support/hostile/importers';
import { IMPORT_KINDS, SOUND, type ImportKind } from '@/tests/support/hostile/kinds';

const FILES = hostileFiles();

/** What a program says to itself and no player understands: a schema's English, a missing message, a stack. */
const NOT_FOR_PLAYERS =
  /Invalid (?:input|string|key|option|type)|expected \w+, received|\[object|undefined|NaN|Error\b|RangeError|\bat .*:\d+:\d+|\{[a-z]+[},]/;
/** What a file itself says is no gap in a message. */
const QUOTED = /\{field\} \{given, plural, other \{#\}\}/g;
const LONGEST = 1_200;

/** What of a refusal is none: no words, the same in every language, or words that are for nobody. */
function faultIn(outcome: Outcome): string | undefined {
  if (outcome.ok) return undefined;
  const said = LANGUAGES.map((lang) => outcome.words[lang]);
  if (new Set(said).size < LANGUAGES.length) return `alike in two languages: ${said.join(' | ')}`;
  return said.find(
    (words) =>
      words.length < 8 ||
      words.length > LONGEST ||
      NOT_FOR_PLAYERS.test(words.replace(QUOTED, '')) ||
      /^[a-z-]+\.[\w.-]+$/.test(words),
  );
}

/** What becomes of each file of a kind, by its name. */
const outcomes = oncePerKey(
  (kind: ImportKind): ReadonlyMap<string, Outcome> =>
    new Map(FILES.filter((one) => one.kind === kind).map(({ name, text }) => [name, importers[kind](text)])),
);
const outcomeOf = (kind: ImportKind, name: string): Outcome | undefined => outcomes(kind).get(name);

describe.each(IMPORT_KINDS)('hostile files of %s', (kind) => {
  const own = FILES.filter((one) => one.kind === kind);
  it('begin with a sound one', () => expect(importers[kind](SOUND[kind]).ok).toBe(true));
  it('are many, and each is another', () => {
    expect(own.length).toBeGreaterThan(200);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  });
  it('are read or refused with words in every language, and never throw', () => {
    const faults = [...outcomes(kind).values()].flatMap((outcome) => faultIn(outcome) ?? []);
    expect(faults.slice(0, 20)).toEqual([]);
  });
});

describe('the same fault in every kind of file', () => {
  const ALIKE = [
    'nothing',
    'blanks',
    'a picture',
    'zeros',
    'a table with semicolons',
    'a page of the web',
    'prose',
    'lists 6000 deep',
    'objects 6000 deep',
    'lists 100000 deep, not closed',
    'in UTF-16',
    'cut off after 50 %',
    'with a list 8,000 deep in it',
    'with a name of its prototype',
    'with a written name of its prototype',
    'with a constructor',
    'with a name twice',
    'larger than any',
    'the value null',
    'the value {}',
    'the kind umpire/atlas',
    'the version 2',
    'a newer version that holds other things',
    'another game',
  ];
  /** Without what is the kind's own: its name, its lines, its size. */
  const general = (words: string): string =>
    words
      .replace(/umpire\/[\w/-]+|nach-paris|paths-of-glory|grand-illusion/g, '#')
      .replace(/charts|counters|a board|a hex sheet|a map/g, '#')
      .replace(/\d+(\.\d+)?/g, '#');
  it.each(ALIKE)('%s: refused in the same words', (name) => {
    const words = IMPORT_KINDS.map((kind) => {
      const outcome = outcomeOf(kind, name);
      return outcome && !outcome.ok ? general(outcome.words.en) : 'not refused';
    });
    expect(new Set(words)).toEqual(new Set([words[0]]));
    expect(words[0]).not.toBe('not refused');
  });
});

describe('what a refusal names', () => {
  it.each<[ImportKind, string, string]>([
    ['charts', 'a file of sheet', 'Line 2: it holds a hex sheet, not charts. Open it on the hex sheet, in its menu.'],
    ['sheet', 'a file of charts', 'Line 2: it holds charts, not a hex sheet. Open it under Charts.'],
    ['board', 'a file of counters', 'Line 2: it holds counters, not a board. Open it in a tool, under My counters.'],
    ['counters', 'a file of board', 'Line 2: it holds a board, not counters. Open it on the board, in its menu.'],
    ['charts', 'the version 2', 'version 2 of the file; this one reads up to 1'],
    ['sheet', 'with a list 8,000 deep in it', 'more than 32 deep'],
    ['counters', 'with a name of its prototype', 'Line 1, column 2: no field can have the name “__proto__”.'],
    ['sheet', 'with a written name of its prototype', 'Line 1, column 2: no field can have the name “__proto__”.'],
    ['board', 'board.units has the name "__proto__"', 'no field can have the name “__proto__”.'],
    ['sheet', 'sheet.hexes has the name "__proto__"', 'no field can have the name “__proto__”.'],
    ['charts', 'charts.0.cells has the name "constructor"', 'no field can have the name “constructor”.'],
    ['charts', 'larger than any', 'It is too large: 9.1 MB. The most is 1 MB.'],
    ['charts', '20,000 headings', 'charts.0.headings: 20000 are too many. The most is 100.'],
    ['charts', '20,000 distances', 'charts.0.distances: 20000 are too many. The most is 400.'],
    ['charts', 'a heading of 500,000 digits', 'is too long. It has at most 30 characters.'],
    ['counters', '30,000 counters', 'units: 30000 are too many. The most is 600.'],
    ['sheet', '20,000 units', 'sheet.units: 20000 are too many. The most is 300.'],
    ['sheet', 'sheet.rails.0.a is a text', 'sheet.rails.0.a: "x" is not written as it must be there ([A-Z]{1,2}[1-9]'],
    ['map', 'a file of sheet', 'Line 2: it holds a hex sheet, not a map. Open it on the hex sheet, in its menu.'],
    [
      'sheet',
      'a file of map',
      'Line 2: it holds a map, not a hex sheet. Open it on the board of its game, in its menu.',
    ],
    ['map', '20,000 links', 'map.links: 20000 are too many. The most is 642.'],
    ['map', 'a hex beside itself', 'Line 1: Hex 19 cannot stand beside itself.'],
    [
      'map',
      'a stranger beside Paris',
      'Rule 8.4.9.a names the six hexes around 19; this entry puts another one there.',
    ],
    ['map', 'a railway between strangers', '1 and 107 are not known as neighbours'],
    ['board', 'board.turn is an endless number', 'board.turn: Infinity is not allowed here. Expected: a number.'],
  ])('%s, %s', (kind, name, words) => {
    const outcome = outcomeOf(kind, name);
    expect(outcome?.ok === false && outcome.words.en).toContain(words);
  });
  it('is read in spite of a mark of byte order', () => {
    for (const kind of IMPORT_KINDS) expect(outcomeOf(kind, 'with a mark of byte order')).toMatchObject({ ok: true });
  });
});

afterAll(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('polluted' in {}).toBe(false);
});
