import { describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';

async function read(game: GameId, lang: Language, text: string) {
  const manifest = gameOf(game);
  const { fights } = (await manifest.fights?.()) ?? {};
  return fights?.read(text, lang, await (await manifest.data()).loadData());
}

describe('what nobody said is named as not understood, and fills nothing in', () => {
  test.each<[GameId, Language, string, string, readonly string[], object]>([
    [
      'nach-paris',
      'en',
      '40 against 25 in hex 0512',
      'combat',
      ['0512'],
      { attackers: [{ units: [{ cbf: 40 }] }], defenders: [{ cbf: 25 }] },
    ],
    [
      'nach-paris',
      'it',
      '60 tedeschi contro 40 francesi, sono fuori rifornimento',
      'combat',
      ['fuori', 'rifornimento'],
      { attackers: [{ units: [{ cbf: 60 }] }], defenders: [{ cbf: 40 }] },
    ],
    [
      'paths-of-glory',
      'en',
      'two french armies attack a german army in Metz, we are out of supply',
      'fire',
      ['out', 'of', 'supply'],
      { space: 'metz' },
    ],
    [
      'grand-illusion',
      'en',
      'two french corps by rail from 94 to 105',
      'strategic',
      ['94', '105'],
      { by: 'rail', nation: 'french', units: 2 },
    ],
    [
      'when-eagles-fight',
      'en',
      'two corps of 6 from the north and south attack a russian corps of 5',
      'attack',
      ['north', 'south'],
      { attackers: [{ units: [{ attack: 6 }, { attack: 6 }] }] },
    ],
    [
      'when-eagles-fight',
      'en',
      'supply of the 8th army, 3 hexes from Konigsberg',
      'supply',
      ['8th', 'army'],
      { goal: 'konigsberg', hexes: 3 },
    ],
    [
      'grand-illusion',
      'it',
      'ferrovia tedesca con 3 unità prima del turno 5',
      'strategic',
      ['prima', 'del', 'turno', '5'],
      { units: 3 },
    ],
  ])('%s, %s: %s', async (game, lang, text, tool, unknown, input) => {
    const fight = await read(game, lang, text);
    expect(fight?.tool).toBe(tool);
    expect(fight?.unknown).toEqual(unknown);
    expect(fight?.input).toMatchObject(input);
    expect(fight?.input).not.toHaveProperty('defenderSupply');
    expect(fight?.input).not.toHaveProperty('defenderOutOfSupply');
    expect(fight?.input).not.toHaveProperty('turn');
  });
});

describe('what is said in a roundabout way is understood', () => {
  test.each<[GameId, Language, string, string, object]>([
    // The II Territorial is a counter of its own, not the II corps (2.7).
    [
      'grand-illusion',
      'it',
      'il II territoriale e il VI corpo francese contro il XIII tedesco',
      'battle',
      {
        board: {
          allied: [
            { nation: 'french', name: 'II T' },
            { nation: 'french', name: 'VI' },
          ],
        },
      },
    ],
    [
      'grand-illusion',
      'es',
      'el XX francés ataca a dos cuerpos alemanes',
      'battle',
      { attacker: 'allied', board: { allied: [{ kind: 'corps', name: 'XX' }] } },
    ],
    [
      'grand-illusion',
      'en',
      'german strength 6 corps twice against french strength 4 corps',
      'battle',
      { board: { german: [{ cs: 6 }, { cs: 6 }], allied: [{ cs: 4 }] } },
    ],
    ['when-eagles-fight', 'en', '4-1 against a city on turn 11', 'attack', { strength: 'odds', odds: '4:1', turn: 11 }],
    [
      'when-eagles-fight',
      'it',
      'attacco da nord, sud e sud-est a due corpi russi',
      'attack',
      { attackers: [{ from: 'n' }, { from: 's' }, { from: 'se' }] },
    ],
    [
      'paths-of-glory',
      'it',
      'a Sofia ci sono tre corpi bulgari, posso impilare un corpo turco?',
      'stacking',
      { present: [{ type: 'bu-corps', n: 3 }], arriving: [{ type: 'tu-corps' }] },
    ],
    [
      'paths-of-glory',
      'en',
      'can i stack two german corps and an austrian corps in Lodz',
      'stacking',
      { present: [{ type: 'ge-corps', n: 2 }, { type: 'ah-corps' }], arriving: [] },
    ],
  ])('%s, %s: %s', async (game, lang, text, tool, input) => {
    const fight = await read(game, lang, text);
    expect(fight?.tool).toBe(tool);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.input).toMatchObject(input);
  });
});

test('a division of 8 steps is none: a counter has five at most', async () => {
  const fight = await read('nach-paris', 'en', 'stack a German division of 8 steps and a division of 3 steps in rough');
  expect(fight?.faults).toHaveLength(1);
  expect((await read('nach-paris', 'en', 'a German stack of 8 steps in rough'))?.faults).toEqual([]);
});
