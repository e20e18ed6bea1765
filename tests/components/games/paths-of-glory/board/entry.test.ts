import { describe, expect, it } from 'vitest';
import { addUnit, moveUnits } from '@/components/games/paths-of-glory/board/edits';
import { enterWar, entryOf, leaveWar, remedyFor } from '@/components/games/paths-of-glory/board/entry';
import { START } from '@/components/games/paths-of-glory/board/position';
import { sceneOf, trenchIn } from '@/components/games/paths-of-glory/board/scene';
import { BOARD_EVENTS } from '@/lib/games/paths-of-glory/board/input';
import { after, data, namesIn, refused, scene, typeOf } from '@/tests/components/games/paths-of-glory/board/scenes';

const start = scene();

describe('entering the war', () => {
  it.each(BOARD_EVENTS)('%s: sets up what the set-up lists say, and taking it back leaves August 1914', (event) => {
    const entered = after(start, enterWar(event));
    expect(entered.board.events.has(event)).toBe(true);
    expect(entered.board.units.length - start.board.units.length).toBe(entryOf(event, data)?.units.length ?? 0);
    expect(after(entered, leaveWar(event)).position).toEqual(START);
  });
  it('brings the trenches of Turkey (4.2.2)', () => {
    expect(['giresun', 'baghdad', 'gaza'].map((space) => trenchIn(after(start, enterWar('turkey')), space))).toEqual([
      1, 1, 1,
    ]);
  });
  it('brings the Greeks once, whether Salonika or Greece comes first (9.5.2.4)', () => {
    const both = after(start, enterWar('salonika'), enterWar('greece'));
    expect(namesIn(both, 'athens')).toEqual(['gr-corps']);
    expect(namesIn(after(both, leaveWar('salonika')), 'athens')).toEqual(['gr-corps']);
  });
  it('does not set up units of a nation that already has some on the map', () => {
    const again = after(start, enterWar('italy'), leaveWar('greece'), enterWar('italy'));
    expect(again.board.units.length).toBe(start.board.units.length + (entryOf('italy', data)?.units.length ?? 0));
  });
});

describe('taking an entry back', () => {
  it('takes the others out of the neutral land too', () => {
    const invaded = after(
      start,
      enterWar('bulgaria'),
      moveUnits('sofia', [0, 1], 'plevna'),
      addUnit('sofia', typeOf('sb-corps'), 'full', 'allied'),
    );
    const neutral = after(invaded, leaveWar('bulgaria'));
    expect(neutral.board.units.filter(({ type }) => type.nation === 'bulgaria')).toEqual([]);
    expect(namesIn(neutral, 'sofia')).toEqual([]);
    expect(neutral.board.events.size).toBe(0);
  });
});

describe('a remedy', () => {
  it('is the event that makes the edit possible', () => {
    const italians = addUnit('nice', typeOf('it-army'), 'full', 'allied');
    const remedy = remedyFor(refused(start, italians), italians, start);
    expect(remedy?.event).toBe('italy');
    const done = remedy && sceneOf(remedy.edit(start), data);
    expect(done?.ok && namesIn(done.value, 'nice')).toEqual(['it-army 5']);
  });
  it('is not offered where no event helps', () => {
    const intoTheEnemy = moveUnits('aachen', [0], 'sedan');
    expect(remedyFor(refused(start, intoTheEnemy), intoTheEnemy, start)).toBeUndefined();
    const abroad = addUnit('sofia', typeOf('it-army'), 'full', 'allied');
    expect(remedyFor(refused(start, abroad), abroad, start)).toBeUndefined();
  });
});
