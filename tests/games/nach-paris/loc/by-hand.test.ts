import { describe, expect, test } from 'vitest';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { data } from '@/tests/games/nach-paris/loc/asked';

const ask = (input: object) => answerOf(loc, { source: 'hand', ...input }, data);
/** The status with the rule that decides it. */
const status = (input: object): string => {
  const [unit] = ask(input).outcome.data.units;
  return `${unit?.status} ${unit?.rule}`;
};

describe('a line of communications by its numbers', () => {
  test.each([
    ['in radius with a Normal line', { distance: 5, radius: 5, mf: 100 }, 'loc 13.1.4'],
    ['a Long line', { distance: 5, radius: 5, mf: 101 }, 'llc 13.1.5'],
    ['the longest', { distance: 5, radius: 5, mf: 150 }, 'llc 13.1.5'],
    ['longer', { distance: 5, radius: 5, mf: 151 }, 'ooc 13.1.5'],
    ['no line at all', { distance: 5, radius: 5, goal: 'none' }, 'ooc 13.1.4'],
    ['out of the radius', { distance: 6, radius: 5, nation: 'france' }, 'ooc 13.1.1'],
    ['a German out of the radius of its army, to GT21', { distance: 6, radius: 5, turn: 21 }, 'ooc 13.2.1'],
    ['a German out of every radius, from GT22', { distance: 6, radius: 5, turn: 22 }, 'ooc 13.2.3'],
    ['light infantry, Normal', { distance: 1, radius: 5, mf: 120, light: true }, 'loc 13.1.4'],
    ['light infantry, Long', { distance: 1, radius: 5, mf: 170, light: true }, 'llc 13.1.5'],
    ['CAV of a cavalry corps needs no radius', { command: 'cavalry', mf: 90 }, 'loc 13.1.4'],
    ['in or next to a camp of its nation', { command: 'camp' }, 'loc 13.1.8'],
    ['its HQ destroyed, line Normal', { command: 'destroyed', mf: 100 }, 'llc 13.1.7'],
    ['its HQ destroyed, line Long', { command: 'destroyed', mf: 101 }, 'ooc 13.1.7'],
    ['fed by a camp', { distance: 1, radius: 5, goal: 'camp', mf: 100 }, 'loc 13.1.9'],
    ['a camp gives no Long line', { distance: 1, radius: 5, goal: 'camp', mf: 101 }, 'ooc 13.1.9'],
    ['fed by a port', { distance: 1, radius: 5, goal: 'port', mf: 20 }, 'loc 13.1.10'],
    ['fed, and out of the radius all the same', { distance: 9, radius: 5, goal: 'port', mf: 20 }, 'ooc 13.2.1'],
  ])('%s', (_, input, found) => expect(status({ turn: 10, ...input })).toBe(found));

  test('what follows from the status is shown with it', () => {
    const { blocks } = ask({ distance: 1, radius: 5, mf: 140 }).outcome;
    expect(blocks[0]).toMatchObject({ kind: 'verdict', tone: 'no', rule: '13.1.5' });
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'values', id: 'penalties-llc' }));
  });

  test.each([
    ['to GT21 the radius is that of its own army, reduced for divisions', { turn: 21 }, 'radius', '13.2.1'],
    ['a German out of command may change its HQ', { turn: 21, distance: 9 }, 'changeHq', '13.2.2'],
    ['from GT22 it is that of the flipped side', { turn: 22 }, 'turned', '13.2.3'],
    ['in the first turn nobody checks', { turn: 1 }, 'first', '3.2.2'],
    ['what a camp gives', { goal: 'camp' }, 'camp', '13.1.9'],
  ])('%s', (_, input, id, rule) => {
    expect(ask({ turn: 10, distance: 1, radius: 5, mf: 20, ...input }).open).toContainEqual(
      expect.objectContaining({ rule, text: expect.objectContaining({ key: `loc.open.${id}` }) as unknown }),
    );
  });
});
