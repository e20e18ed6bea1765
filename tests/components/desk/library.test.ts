import { describe, expect, it } from 'vitest';
import { copyTitle, nextId, opened, retitled, withoutSheet, withSheet, type Library } from '@/components/desk/library';

const two: Library = {
  open: 2,
  sheets: [
    { id: 1, title: 'Liège' },
    { id: 2, title: 'Ardennes' },
  ],
};

describe('the list of sheets', () => {
  it('gives every sheet an id of its own, also past a deleted one', () => {
    expect(nextId(two)).toBe(3);
    expect(nextId(withoutSheet(two, 2), [2])).toBe(3);
  });
  it('opens what is added', () =>
    expect(withSheet(two, { id: 3, title: 'Marne' })).toEqual({
      open: 3,
      sheets: [...two.sheets, { id: 3, title: 'Marne' }],
    }));
  it('opens its neighbour when the open sheet goes, and keeps the last', () => {
    expect(withoutSheet(two, 2)).toEqual({ open: 1, sheets: [{ id: 1, title: 'Liège' }] });
    expect(withoutSheet(two, 1).open).toBe(2);
    expect(withoutSheet(withoutSheet(two, 1), 2).sheets.length).toBe(1);
  });
  it('opens only what is there', () => expect([opened(two, 1).open, opened(two, 9).open]).toEqual([1, 2]));
  it('renames', () => {
    expect(retitled(two, 1, 'Namur').sheets[0]?.title).toBe('Namur');
    expect(retitled(two, 1, 'Liège')).toBe(two);
  });
  it.each([
    ['Liège', 'Liège (2)'],
    ['Liège (2)', 'Liège (2)'],
    ['x'.repeat(60), `${'x'.repeat(56)} (2)`],
  ])('calls the copy of %s %s', (title, copy) => expect(copyTitle(title, two)).toBe(copy));
  it('counts copies on', () =>
    expect(copyTitle('Liège', withSheet(two, { id: 3, title: 'Liège (2)' }))).toBe('Liège (3)'));
});
