import { expect, it } from 'vitest';
import { askedIn, circumstancesOf, siegesAfter } from '@/components/games/grand-illusion/map/asked';
import { MAUBEUGE } from '@/lib/games/grand-illusion/map/places';

const names = (now: Readonly<Record<string, unknown>>) => askedIn(now).map(({ name }) => name);
const NO_SIEGE = { besieged: [] };
const SIEGE = { besieged: [7, MAUBEUGE] };

it('what the board marks of Maubeuge is what the circumstances say of it (11.2.1.c)', () => {
  expect(circumstancesOf({}, NO_SIEGE).maubeuge).toBe('stands');
  expect(circumstancesOf({ maubeuge: 'gone' }, SIEGE).maubeuge).toBe('besieged');
  // The marker was taken off the board since.
  expect(circumstancesOf({ maubeuge: 'besieged' }, NO_SIEGE).maubeuge).toBe('stands');
  expect(circumstancesOf({ maubeuge: 'gone' }, NO_SIEGE).maubeuge).toBe('gone');
});

it('what is entered of Maubeuge is marked on the board', () => {
  expect(siegesAfter({ besieged: [7] }, 'besieged')).toEqual([7, MAUBEUGE]);
  expect(siegesAfter(SIEGE, 'gone')).toEqual([7]);
  expect(siegesAfter(SIEGE, 'besieged')).toEqual([7, MAUBEUGE]);
});

it('the End of Rail marker is asked for once Namur has fallen, the fort of Antwerp with the option (11.2.1.d)', () => {
  const now = circumstancesOf({}, NO_SIEGE);
  expect(names(now)).not.toContain('railEnd');
  expect(names(now)).not.toContain('antwerpFort');
  expect(names({ ...now, namurGone: true })).toContain('railEnd');
  expect(names({ ...now, holland: true })).toContain('antwerpFort');
});
