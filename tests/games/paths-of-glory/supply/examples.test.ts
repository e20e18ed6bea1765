import { describe, expect, test } from 'vitest';
import type { BoardOverrides } from '@/lib/games/paths-of-glory/board/input';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { refusalOf } from '@/tests/games/paths-of-glory/spoken';
import { data, answer, unitAt, ALL_AT_WAR, one } from '@/tests/games/paths-of-glory/supply/asked';

describe('the positions of the rulebook', () => {
  test('every preset is reproduced: who is out of supply, where the line stops, which spaces turn', () => {
    for (const { id, expected } of data.boards) {
      const { units, attrition } = answer({ preset: id }).outcome.data;
      const out = units.filter(({ inSupply }) => !inSupply);
      expect(out.map(({ space, type }) => `${space} ${type}`).sort(), id).toEqual(
        expected.outOfSupply.map(({ space, type }) => `${space} ${type}`).sort(),
      );
      for (const { space, type, at, reason, rule, dies = true } of expected.outOfSupply) {
        const unit = out.find((candidate) => candidate.space === space && candidate.type === type);
        expect(unit?.attritionSafe, `${id} ${space}`).toBe(!dies);
        if (at) expect(unit?.failure?.at, id).toEqual(at);
        if (reason) expect(unit?.failure?.reason, id).toBe(reason);
        if (rule) expect(unit?.failure?.rule, id).toBe(rule);
      }
      for (const { space, type, bySea } of expected.supplied ?? []) {
        const unit = units.find((candidate) => candidate.space === space && candidate.type === type);
        expect(unit?.inSupply, `${id} ${space}`).toBe(true);
        if (bySea !== undefined) expect(unit?.path?.sea != null, `${id} ${space} by sea`).toBe(bySea);
      }
      if (expected.turns) expect(attrition.turning, id).toEqual(expected.turns);
    }
  });

  test('extended example: either Sedan or Brussels would reopen the line of the 3rd Army', () => {
    expect(unitAt({ preset: 'example-allied-2' }, 'cambrai/ge-army/3').failure?.remedies).toEqual([
      'sedan',
      'brussels',
    ]);
    expect(unitAt({ preset: 'example-central-3' }, 'cambrai/ge-army/3').path?.spaces).toEqual([
      'cambrai',
      'sedan',
      'liege',
      'aachen',
      'essen',
    ]);
    expect(answer({ preset: 'example-central-3' }).outcome.data.threats).toContainEqual({
      space: 'sedan',
      side: 'central',
      units: ['cambrai/ge-army/3'],
    });
  });

  test('Constantinople, Gallipoli and Sofia: the Turkish Near East and Gallipoli turn Allied, Constantinople Central; forts and Medina hold', () => {
    const { turning } = answer({ preset: 'constantinople-gallipoli' }).outcome.data.attrition;
    expect(turning.allied).toEqual(['constantinople']);
    expect(turning.central).toEqual(
      expect.arrayContaining(['gallipoli', 'bursa', 'ankara', 'baghdad', 'damascus', 'jerusalem']),
    );
    for (const kept of ['erzerum', 'trebizond', 'gaza', 'medina', 'essen', 'nis'])
      expect(turning.central).not.toContain(kept);
  });

  test('Constantinople needs no Gallipoli where a land route through the Near East exists (question)', () => {
    const route = ['sinai', 'gaza', 'nablus', 'damascus', 'aleppo', 'adana', 'konya', 'eskidor'];
    const british = {
      preset: 'empty',
      events: [...ALL_AT_WAR],
      control: Object.fromEntries(route.map((id) => [id, 'allied' as const])),
      units: { constantinople: one('br-corps') },
    };
    expect(unitAt(british, 'constantinople/br-corps').path?.spaces.slice(0, 3)).toEqual([
      'constantinople',
      'eskidor',
      'konya',
    ]);
    expect(
      unitAt({ ...british, control: { ...british.control, konya: 'central' } }, 'constantinople/br-corps').failure,
    ).toMatchObject({ reason: 'straits', remedies: ['gallipoli', 'konya'] });
  });

  test('Ahwaz stays Allied because a Russian unit there would be in supply (question)', () => {
    const { outcome } = answer({ preset: 'ahwaz-cut-off', focus: 'khorramabad' });
    expect(outcome.blocks[0]).toMatchObject({
      kind: 'verdict',
      text: { key: 'supply.space.kept', params: { nation: { en: 'Russia' } } },
    });
  });

  test('Serbia without Serbs keeps its spaces (question)', () => {
    const fallen = { preset: 'empty', control: { belgrade: 'central' as const } };
    expect(answer(fallen).outcome.data.attrition.turning.allied).not.toContain('nis');
    expect(answer(fallen).outcome.data.attrition.turning.allied).toContain('tirana');
  });

  test('Paris is no source, Antwerp no port (questions)', () => {
    const cut = {
      preset: 'empty',
      control: Object.fromEntries(
        ['rouen', 'orleans', 'amiens', 'chateau-thierry', 'melun'].map((id) => [id, 'central' as const]),
      ),
      units: { paris: one('fr-corps') },
    };
    expect(unitAt(cut, 'paris/fr-corps').inSupply).toBe(false);
    expect(unitAt({ preset: 'belgians-cut-off' }, 'antwerp/be-army/1').failure?.path.spaces).not.toEqual([
      'antwerp',
      'london',
    ]);
  });
});

describe('positions that the rules do not allow', () => {
  test.each<readonly [string, BoardOverrides & { focus?: string }, string]>([
    ['a neutral nation’s space', { units: { rome: one('fr-corps') } }, '11.1.11'],
    ['a unit of a neutral nation', { units: { cairo: one('it-corps') } }, '4.2.2'],
    ['both sides in one space', { units: { sedan: [{ type: 'fr-army' }, { type: 'ge-army' }] } }, '10.1.3'],
    ['a siege without a fort', { besieged: ['sedan'] }, '15.2.1'],
    ['a fort destroyed that never was', { destroyed: ['sedan'] }, '15.1.7'],
    ['a siege of a space that has changed hands', { besieged: ['liege'], control: { liege: 'central' } }, '15.1.9'],
    ['friends inside a siege', { besieged: ['verdun'] }, '10.1.3'],
    ['too few besiegers', { besieged: ['liege'], units: { liege: one('ge-corps') } }, '15.2.4'],
    ['a space that its occupant cannot have lost', { control: { sedan: 'central' } }, '11.1.13'],
    [
      'a Beachhead with Turks on it',
      { events: ['turkey'], beachhead: 'mef1', units: { mef1: one('tu-corps') } },
      '9.5.3.5',
    ],
    [
      'others among neutral Greeks',
      { preset: 'empty', events: ['salonika'], units: { florina: one('br-corps') } },
      '9.5.2.4',
    ],
    [
      'enemies among neutral Greeks',
      { preset: 'empty', events: ['salonika'], units: { florina: one('ge-corps') } },
      '9.5.2.4',
    ],
    ['Montenegrins abroad', { units: { nis: one('mn-corps') } }, '13.1.10'],
  ])('%s', (_, input, rule) => {
    expect(refusalOf(supply, input, data)).toMatchObject({ code: 'illegal', rule });
  });

  test.each([
    ['preset', { preset: 'nowhere' }],
    ['control', { control: { nowhere: 'allied' } }],
    ['units', { units: { nowhere: one('ge-army') } }],
    ['units.sedan', { units: { sedan: one('tanks') } }],
    ['focus', { focus: 'nowhere' }],
    ['focus', { focus: 'sea:allied' }],
    ['map', { map: 1 }],
  ])('an unknown name in %s', (field, input) => {
    expect(refusalOf(supply, input, data)).toMatchObject({ code: 'invalid-input', field });
  });

  test('the Greek corps of the limited entry stand where they were set up', () => {
    expect(answer({ preset: 'empty', events: ['salonika'] }).outcome.data.units.map(({ space }) => space)).toEqual([
      'florina',
      'larisa',
      'athens',
    ]);
  });
});
