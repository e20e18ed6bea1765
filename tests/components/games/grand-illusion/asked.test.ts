import { expect, it } from 'vitest';
import { askedIn, circumstancesOf, siegesAfter, stillAsked } from '@/components/games/grand-illusion/map/asked';
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

it.each<[what: string, own: number | undefined, playing: number | undefined, turn: number]>([
  ['nothing said', undefined, undefined, 1],
  ['the checklist alone', undefined, 5, 5],
  ['a turn of the player’s own', 3, 5, 3],
  ['a checklist of another game of so many turns', undefined, 900, 1],
])('supply is asked in the turn of the checklist, unless another was entered: %s', (_, own, playing, turn) => {
  expect(circumstancesOf({ turn: own }, NO_SIEGE, playing).turn).toBe(turn);
});

it('a turn of the player’s own holds until the checklist goes on, what was entered beside it longer', () => {
  const left = { asked: { turn: 3, namurGone: true }, playing: 5 };
  expect(circumstancesOf(stillAsked(left, 5), NO_SIEGE, 5)).toMatchObject({ turn: 3, namurGone: true });
  expect(circumstancesOf(stillAsked(left, 6), NO_SIEGE, 6)).toMatchObject({ turn: 6, namurGone: true });
  // On a device with no game going on it holds.
  const alone = { asked: { turn: 3 } };
  expect(circumstancesOf(stillAsked(alone, undefined), NO_SIEGE, undefined).turn).toBe(3);
});
