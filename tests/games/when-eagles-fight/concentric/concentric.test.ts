import { describe, expect, it } from 'vitest';
import { concentric } from '@/lib/games/when-eagles-fight/calculators/concentric';
import { around, COMPASS, isHex } from '@/lib/games/when-eagles-fight/concentric/hexes';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

/* 13.16 clause by clause, with the numbers of the map. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(concentric, input, data);
const from = (...names: readonly string[]): Bag => ({ ring: Object.fromEntries(names.map((name) => [name, true])) });

const ROWS: readonly (readonly [what: string, input: Bag, modifier: number, reason: string | null])[] = [
  ['nobody attacks', {}, 0, null],
  ['one hex', from('n'), 0, null],
  ['opposite: north and south', from('n', 's'), 2, 'opposite'],
  ['opposite: north-east and south-west', from('ne', 'sw'), 2, 'opposite'],
  ['two with a gap', from('n', 'se'), 0, null],
  ['three with gaps', from('n', 'se', 'sw'), 2, 'three-apart'],
  ['three side by side', from('n', 'ne', 'se'), 0, null],
  ['more than three', from('n', 'ne', 'se', 's'), 2, 'more-than-three'],
  ['all defenders German', { ...from('n', 's'), defenders: 'german' }, 1, 'opposite'],
  ['Austro-Hungarians', { ...from('n', 's'), defenders: 'austro-hungarian' }, 2, 'opposite'],
  ['Germans and Austro-Hungarians', { ...from('n', 's'), defenders: 'mixed' }, 2, 'opposite'],
  ['Romanians', { ...from('n', 's'), defenders: 'romanian' }, 2, 'opposite'],
  ['13.15: a fortress', { ...from('n', 's'), fortress: true }, 0, 'opposite'],
  ['by numbers: 2316 and 2318 against 2317', { defender: '2317', hexes: '2316/2318' }, 2, 'opposite'],
  ['number and direction together', { defender: '2317', hexes: '2316', ...from('s') }, 2, 'opposite'],
  ['number and direction of the same hex', { defender: '2317', hexes: '2316 2316', ...from('n') }, 0, null],
  ['an even column', { defender: '2416', hexes: '2315 2516' }, 2, 'opposite'],
  ['an odd column', { defender: '2317', hexes: '2217 2418' }, 2, 'opposite'],
];

describe('what it is worth', () => {
  it.each(ROWS.map((row) => [row[0], row] as const))('%s', (_, [, input, modifier, reason]) => {
    expect(ask(input).outcome.data).toMatchObject({ modifier, reason });
  });

  it('names pairs, triangles and what one more hex brings', () => {
    expect(ask(from('n', 'ne', 's', 'sw')).outcome.data.figures).toEqual([
      ['s', 'n'],
      ['ne', 'sw'],
    ]);
    expect(ask(from('n', 'se')).outcome.data.completes).toEqual(['s', 'nw', 'sw']);
    expect(ask(from('n', 's')).outcome.data.completes).toEqual([]);
  });

  it('says why it does not apply, and that friends of the defender do not cancel it', () => {
    const lines = (input: Bag) => ask(input).notApplied.map(({ text }) => text.key.replace('concentric.not.', ''));
    expect(lines({})).toContain('nobody');
    expect(lines(from('n'))).toContain('pattern');
    expect(lines({ ...from('n', 's'), fortress: true })).toContain('fortress');
    expect(lines(from('n', 's'))).toEqual(['friends', 'noFortress']);
  });

  it('offers no further hex against a fortress', () => {
    const ids = (input: Bag) => ask(input).outcome.blocks.flatMap((block) => ('id' in block ? [block.id] : []));
    expect(ids(from('n'))).toContain('more');
    expect(ids({ ...from('n'), fortress: true })).not.toContain('more');
  });

  it('leaves the reading of three hexes open where it decides', () => {
    const open = (input: Bag) => ask(input).open.map(({ dispute }) => dispute);
    expect(open(from('n', 'ne', 'se'))).toEqual(['concentric-patterns']);
    expect(open(from('n', 'ne', 's'))).toEqual([]);
  });

  it('says it in a sentence', () => {
    const answer = ask({ ...from('n', 's'), defenders: 'german' });
    expect(verdictOf(answer)).toBe('Concentric assault: +1, from opposite hexes');
  });
});

describe('numbers', () => {
  it('around a hex of an even and of an odd column', () => {
    const named = (name: string) => Object.fromEntries(around(name).map((hex, i) => [COMPASS[i], hex]));
    // Written out from the grid: odd columns lie half a hex further south (13.3).
    for (const [cc, rr] of [
      [18, 20],
      [23, 17],
      [24, 17],
      [41, 30],
    ] as const) {
      const hex = (c: number, r: number) => `${c}${String(r).padStart(2, '0')}`;
      const odd = cc % 2;
      expect(named(hex(cc, rr))).toEqual({
        n: hex(cc, rr - 1),
        s: hex(cc, rr + 1),
        ne: hex(cc + 1, rr - 1 + odd),
        se: hex(cc + 1, rr + odd),
        nw: hex(cc - 1, rr - 1 + odd),
        sw: hex(cc - 1, rr + odd),
      });
    }
    expect(around('1820')).toEqual(expect.arrayContaining(['1919', '1920']));
  });

  it.each(['0920', '231', '23177', 'abcd', '2317 2318', ''])('“%s” is no hex of the map', (name) => {
    expect(isHex(name)).toBe(false);
  });

  it.each([
    ['an impossible number', { defender: '0917' }, 'defender', '2.2'],
    ['an attacker of none', { defender: '2317', hexes: '2316 23' }, 'hexes', '2.2'],
    ['attackers around nobody', { hexes: '2316' }, 'hexes', '13.3'],
    ['one that does not touch', { defender: '2417', hexes: '2316 2617' }, 'hexes', '13.3'],
    ['the defender himself', { defender: '2417', hexes: '2417' }, 'hexes', '13.3'],
    ['beyond the west edge', { defender: '1020', ...from('nw') }, 'ring', '9.6'],
  ])('refuses %s', (_, input, field, rule) => {
    expect(refusalOf(concentric, input, data)).toMatchObject({ field, rule });
  });

  it('names the six that are allowed', () => {
    const { text } = refusalOf(concentric, { defender: '2417', hexes: '2617' }, data);
    expect(text.params?.allowed).toBe('2418, 2517, 2516, 2416, 2316, 2317');
  });
});
