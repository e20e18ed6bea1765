import { describe, expect, test } from 'vitest';
import { fightsOf } from '@/lib/cli/fights';
import { readFightIn } from '@/tests/support/read-fight';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

describe('a tool that is named is filled in with what stands beside it', () => {
  test.each<[GameId, Language, string, string, object]>([
    ['paths-of-glory', 'en', 'siege of liege in august 1914', 'siege', { space: 'liege', turn: 1 }],
    ['paths-of-glory', 'es', 'asediar fuerte de factor 2', 'siege', { value: 2 }],
    [
      'paths-of-glory',
      'en',
      'stack 3 german corps in metz',
      'stacking',
      { present: [{ type: 'ge-corps', n: 3 }], arriving: [], space: 'metz' },
    ],
    ['paths-of-glory', 'es', 'suministro en kars', 'supply', { focus: 'kars' }],
    [
      'paths-of-glory',
      'en',
      'supply of serbian army in belgrade',
      'supply',
      { focus: 'belgrade', units: { belgrade: [{ type: 'sb-army' }] } },
    ],
    [
      'paths-of-glory',
      'en',
      'SR the german corps in Berlin to Warschau',
      'sr',
      { moves: [{ type: 'ge-corps', from: 'berlin', to: 'warsaw' }] },
    ],
    ['grand-illusion', 'it', 'assedio di maubeuge', 'siege', { hex: '54' }],
    [
      'grand-illusion',
      'en',
      'heavy artillery of 6 shoots at Namen',
      'heavy-artillery',
      { hex: '64', guns: [{ factor: 6 }] },
    ],
    ['grand-illusion', 'es', 'transporte ferroviario de 2 unidades francesas', 'strategic', { by: 'rail', units: 2 }],
    [
      'grand-illusion',
      'en',
      'can 3 more corps enter a hex with 4 corps and a cavalry',
      'stacking',
      { here: { corps: 4, cavalry: 1 }, entering: { corps: 3 } },
    ],
    ['grand-illusion', 'en', 'two heavy guns on maubeuge', 'heavy-artillery', { hex: '54', guns: [{}, {}] }],
    ['grand-illusion', 'es', 'bombardeo de namur', 'heavy-artillery', { hex: '64' }],
    ['grand-illusion', 'es', 'apilar 3 cuerpos y una división en hex 102', 'stacking', { vosges: true }],
    ['grand-illusion', 'en', 'supply of german corps in hex 34', 'supply', { stacks: [{ hex: 34, nation: 'german' }] }],
    ['when-eagles-fight', 'es', 'escasez de munición turno 10', 'ammunition', { turn: 10 }],
    [
      'when-eagles-fight',
      'en',
      'stack 2 german corps and a german division',
      'stacking',
      { units: [{ size: 'corps' }, { size: 'corps' }, { size: 'division' }] },
    ],
    ['nach-paris', 'en', 'cab test 14', 'cab', { cab: 14 }],
    ['nach-paris', 'es', 'obras de campo cab 11', 'fieldworks', { units: [{ cab: 11 }] }],
    ['nach-paris', 'es', 'abf 90 contra fuerte', 'abf', { guns: [{ aff: 90 }] }],
    ['nach-paris', 'en', 'siege guns aff 48 on a concrete fort', 'abf', { guns: [{ kind: 'sar', aff: 48 }] }],
    ['nach-paris', 'it', 'test di cab 11 perdendo 2 passi', 'cab', { cab: 11, losses: 2 }],
    [
      'nach-paris',
      'en',
      'stack a german inf of 5 steps and a german cav of 2 in mountain',
      'stacking',
      {
        here: [
          { kind: 'inf', steps: 5 },
          { kind: 'cav', steps: 2 },
        ],
      },
    ],
    [
      'nach-paris',
      'en',
      'rail journey of 20 hcr hexes with two changes of direction in small cities',
      'rail',
      { mode: 'journey', hcr: 20, turns: [{ station: 'small' }, { station: 'small' }] },
    ],
    [
      'nach-paris',
      'en',
      'stack 9 steps in mountains',
      'stacking',
      { here: [{ steps: 5 }, { steps: 4 }], entering: [] },
    ],
  ])('%s, %s: %s', async (game, lang, text, tool, input) => {
    const fight = await readFightIn(game, lang, text);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.tool).toBe(tool);
    expect(fight?.input).toMatchObject(input);
    const [hit] = await fightsOf(text, lang, [game]);
    expect(hit?.faults).toEqual([]);
    expect(hit?.line).toBeTruthy();
    expect(hit?.used.map(({ means }) => means).join(' ')).not.toMatch(
      /attacker:|atacante:|attaccante:|typed\.|\.fields\./,
    );
  });

  test.each<[GameId, Language, string, RegExp]>([
    ['paths-of-glory', 'en', 'stack 2 armies and two corps', /whose/i],
    ['grand-illusion', 'en', 'supply hex 23', /whose/i],
    ['grand-illusion', 'es', 'abastecimiento de los franceses en verdun', /67, 76/],
    ['when-eagles-fight', 'en', 'stack 4 corps', /whose/i],
    ['when-eagles-fight', 'es', '14 contra 6 atacante desabastecido', /tal cual/],
    ['paths-of-glory', 'en', '5 german armies vs french army', /at most 3|limit/i],
  ])('what it lacks is asked for, and nothing answered: %s, %s: %s', async (game, lang, text, fault) => {
    const [hit] = await fightsOf(text, lang, [game]);
    expect(hit?.faults.join(' ')).toMatch(fault);
    expect(hit?.line).toBeUndefined();
  });

  test.each<[GameId, string]>([
    ['paths-of-glory', 'stacking limit'],
    ['paths-of-glory', 'how many corps can stack in a space'],
    ['paths-of-glory', 'siege and supply'],
    ['grand-illusion', 'bombardment of forts'],
    ['when-eagles-fight', 'ammunition shortage'],
    ['nach-paris', 'fieldworks'],
  ])('what fills nothing in is no case: %s, %s', async (game, text) => {
    expect(await fightsOf(text, 'en', [game])).toEqual([]);
  });
});

describe('units by their numbers', () => {
  test.each<[GameId, Language, string, object]>([
    [
      'grand-illusion',
      'it',
      'XVIII e XX corpo contro XIII tedesco, trincea 2',
      {
        board: { allied: [{ kind: 'corps' }, { kind: 'corps' }], german: [{ kind: 'corps' }] },
        trench: 2,
      },
    ],
    [
      'grand-illusion',
      'en',
      'german I and II corps vs french V corps',
      { board: { german: [{ kind: 'corps' }, { kind: 'corps' }], allied: [{ kind: 'corps' }] } },
    ],
    [
      'paths-of-glory',
      'en',
      'german 1st and 2nd army attack french 5th at sedan',
      {
        attackers: [
          {
            units: [
              { type: 'ge-army', n: 1 },
              { type: 'ge-army', n: 1 },
            ],
          },
        ],
        defenders: [{ type: 'fr-army' }],
      },
    ],
    [
      'grand-illusion',
      'it',
      'quattro corpi tedeschi contro tre francesi e un forte',
      { board: { allied: [{ kind: 'corps' }, { kind: 'corps' }, { kind: 'corps' }, { kind: 'fort' }] } },
    ],
  ])('%s, %s: %s', async (game, lang, text, input) => {
    const fight = await readFightIn(game, lang, text);
    expect(fight?.unknown).toEqual([]);
    expect(fight?.faults).toEqual([]);
    expect(fight?.input).toMatchObject(input);
  });

  test('"ABU" alone says that guns of so much ARF fire', async () => {
    const fight = await readFightIn('nach-paris', 'es', 'abu 40 contra caballería');
    expect(fight).toMatchObject({ tool: 'abu', input: { firing: [{ arf: 40 }], targets: [{ kind: 'cav' }] } });
  });

  test('a count before "of two corps" stays a count, not a strength', async () => {
    const fight = await readFightIn('grand-illusion', 'es', 'contraataque de dos cuerpos franceses contra uno alemán');
    expect(JSON.stringify(fight?.input)).not.toContain('cs');
  });
});

test.each(['2 germ arm', 'siege o', '3 elephants vs 2 tigers', 'siege of liege '.repeat(700)])(
  'unfinished, strange or endless: %s',
  async (text) => {
    await expect(
      fightsOf(text, 'en', ['paths-of-glory', 'grand-illusion', 'when-eagles-fight', 'nach-paris']),
    ).resolves.toBeInstanceOf(Array);
  },
);

describe('a fact that was not said is none', () => {
  test.each<[GameId, Language, string, string, unknown, string]>([
    [
      'paths-of-glory',
      'en',
      'german army against french army next to verdun',
      'fire',
      { space: undefined },
      'next to verdun',
    ],
    [
      'paths-of-glory',
      'en',
      'german army against french army or british',
      'fire',
      { defenders: [{ n: 1 }] },
      'or british',
    ],
    [
      'paths-of-glory',
      'en',
      'german army against french army, not reduced',
      'fire',
      { defenders: [{ face: 'full' }] },
      'not reduced',
    ],
    [
      'paths-of-glory',
      'es',
      'dos ejércitos alemanes, no, tres, contra un ejército francés',
      'fire',
      { attackers: [{ units: [{ n: 3 }] }] },
      '',
    ],
    ['nach-paris', 'en', '30 against 20, no, 25', 'combat', { defenders: [{ cbf: 25 }] }, ''],
    [
      'nach-paris',
      'es',
      'quince de artillería contra veinte',
      'combat',
      { attackers: [{ units: [{ kind: 'har', cbf: 15 }] }] },
      '',
    ],
    [
      'grand-illusion',
      'en',
      'stack four corps and two enter',
      'stacking',
      { here: { corps: 4 }, entering: { corps: 2 } },
      '',
    ],
    ['grand-illusion', 'es', 'cuántos cuerpos caben con seis cuerpos', 'stacking', { here: { corps: 6 } }, ''],
    ['grand-illusion', 'es', 'recuperar dos unidades con un pam', 'recovery', { disrupted: 2, when: 'cap' }, ''],
    ['when-eagles-fight', 'en', 'russian ammo turn 6 roll of two', 'ammunition', { turn: 6, die: 2 }, ''],
    [
      'when-eagles-fight',
      'en',
      'two german corps near warsaw against a russian corps',
      'attack',
      { target: undefined },
      'near warsaw',
    ],
  ])('%s %s: %s', async (game, lang, typed, tool, input, unknown) => {
    const fight = await readFightIn(game, lang, typed);
    expect(fight).toMatchObject({ tool, faults: [] });
    expect({ space: undefined, target: undefined, ...fight?.input }).toMatchObject(input as object);
    expect(fight?.unknown.join(' ')).toBe(unknown);
  });
});
