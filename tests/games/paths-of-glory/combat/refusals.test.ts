import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { data, fireOutcome } from '@/tests/games/paths-of-glory/combat/asked';

const refusal = (input: unknown) => {
  const answer = run(fire, input, data);
  return answer.ok ? undefined : { rule: answer.error.rule, field: answer.error.field };
};

describe('combats that the rules forbid', () => {
  const rows: readonly [string, unknown, string, string][] = [
    ['four units in a space', { attackers: [{ units: [{ type: 'ge-corps', n: 4 }] }] }, '10.1.1', 'attackers.0.units'],
    [
      'both sides in one stack',
      { attackers: [{ units: [{ type: 'ge-army' }, { type: 'fr-army' }] }] },
      '10.1.3',
      'attackers',
    ],
    [
      'a German unit among Allied defenders',
      { defenders: [{ type: 'fr-army' }, { type: 'ge-corps' }], attackers: [{ units: [{ type: 'ge-army' }] }] },
      '10.1.3',
      'defenders',
    ],
    [
      'attacking one’s own side',
      { attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'ah-army' }] },
      '12.1.2',
      'defenders',
    ],
    [
      'two nations without a common space',
      {
        attackers: [{ units: [{ type: 'fr-army' }] }, { units: [{ type: 'br-army' }] }],
        defenders: [{ type: 'ge-army' }],
      },
      '12.1.9',
      'attackers',
    ],
    ['nobody defends', { defenders: [] }, '12.1.3', 'defenders'],
    [
      'only units that retreated this round',
      { defenders: [], retreated: [{ type: 'fr-corps' }] },
      '12.1.1',
      'defenders',
    ],
    [
      'a space that is not adjacent',
      { space: 'paris', attackers: [{ space: 'metz', units: [{ type: 'ge-army' }] }] },
      '12.1.3',
      'attackers.0.space',
    ],
    [
      'across a dotted line',
      {
        space: 'calais',
        attackers: [{ space: 'london', units: [{ type: 'fr-army' }] }],
        defenders: [{ type: 'ge-army' }],
      },
      '12.1.8',
      'attackers.0.space',
    ],
    [
      'the Montenegrin corps outside Montenegro',
      { space: 'mostar', defenders: [{ type: 'mn-corps' }] },
      '13.1.10',
      'defenders',
    ],
    [
      'the BEF outside its theatre',
      { space: 'constantinople', attackers: [{ units: [{ type: 'br-bef-army' }] }], defenders: [{ type: 'tu-corps' }] },
      '11.1.15',
      'space',
    ],
    [
      'the BEF in the Balkans even from an unnamed space',
      { space: 'nis', attackers: [{ units: [{ type: 'br-bef-corps' }] }], defenders: [{ type: 'ah-army' }] },
      '11.1.15',
      'space',
    ],
    [
      'London alone',
      {
        space: 'calais',
        attackers: [{ space: 'london', units: [{ type: 'br-army' }] }],
        defenders: [{ type: 'ge-army' }],
      },
      '12.1.10',
      'attackers.0.space',
    ],
    [
      'a German army in the Near East',
      { space: 'baghdad', attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'br-corps' }] },
      '11.3.1',
      'attackers',
    ],
    [
      'a French army at Constantinople',
      { space: 'constantinople', attackers: [{ units: [{ type: 'fr-army' }] }], defenders: [{ type: 'tu-corps' }] },
      '11.3.1',
      'attackers',
    ],
    [
      'an ordinary British army defending in the Near East',
      { space: 'qurna', attackers: [{ units: [{ type: 'tu-corps' }] }], defenders: [{ type: 'br-army' }] },
      '11.3.1',
      'defenders',
    ],
    [
      'out of the Near East with an army that cannot be there',
      { attackers: [{ space: 'constantinople', units: [{ type: 'ge-army' }] }], defenders: [{ type: 'br-corps' }] },
      '11.3.1',
      'attackers.0.units',
    ],
    [
      'a Russian army out of the Caucasus box',
      {
        space: 'poti',
        attackers: [{ space: 'caucasus', units: [{ type: 'ru-army' }] }],
        defenders: [{ type: 'tu-corps' }],
      },
      '12.1.8',
      'attackers',
    ],
    [
      'the Caucasus army into the box',
      {
        space: 'caucasus',
        attackers: [{ space: 'grozny', units: [{ type: 'ru-cau-army' }] }],
        defenders: [{ type: 'ge-corps' }],
      },
      '12.1.8',
      'attackers',
    ],
    [
      'two Russian corps out of the Caucasus box',
      {
        space: 'poti',
        attackers: [{ space: 'caucasus', units: [{ type: 'ru-corps', n: 2 }] }],
        defenders: [{ type: 'tu-corps' }],
      },
      '12.1.8',
      'attackers',
    ],
    [
      'the ANA corps off its lines',
      {
        space: 'aqaba',
        attackers: [{ space: 'arabia', units: [{ type: 'br-corps' }] }],
        defenders: [{ type: 'tu-corps' }],
      },
      '12.1.8',
      'attackers.0.space',
    ],
    [
      'besiegers against units in their own space',
      {
        space: 'verdun',
        attackers: [{ space: 'verdun', units: [{ type: 'ge-army' }] }],
        defenders: [{ type: 'fr-corps' }],
      },
      '10.1.3',
      'attackers.0.space',
    ],
    [
      'units outside joining the besiegers',
      {
        space: 'verdun',
        attackers: [
          { space: 'verdun', units: [{ type: 'ge-army' }] },
          { space: 'metz', units: [{ type: 'ge-army' }] },
        ],
        defenders: [],
      },
      '15.1.3',
      'attackers.1.space',
    ],
    [
      'one space given twice',
      {
        attackers: [
          { space: 'metz', units: [{ type: 'ge-army' }] },
          { space: 'metz', units: [{ type: 'ge-army' }] },
        ],
        defenders: [{ type: 'fr-army' }],
      },
      '10.1.1',
      'attackers.1.space',
    ],
    [
      'a fort that the map does not have',
      { space: 'sedan', fort: 2, attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'fr-army' }] },
      '2.1',
      'fort',
    ],
    [
      'the attacker’s own fort in the defence',
      { space: 'verdun', fort: 3, attackers: [{ units: [{ type: 'fr-army' }] }], defenders: [{ type: 'ge-army' }] },
      '15.1.4',
      'fort',
    ],
    [
      'one’s own fort alone',
      { space: 'verdun', attackers: [{ units: [{ type: 'fr-army' }] }], defenders: [] },
      '12.1.3',
      'defenders',
    ],
    [
      'Sinai from another space',
      {
        sinai: true,
        space: 'gaza',
        attackers: [{ space: 'beersheba', units: [{ type: 'br-corps' }] }],
        defenders: [{ type: 'tu-corps' }],
      },
      '12.2.6',
      'sinai',
    ],
    [
      'a Reserve Box with something that is no corps',
      { reserve: { 'ge-army': { full: 1 } } },
      '12.4.4',
      'reserve.ge-army',
    ],
    [
      'a loss that is no legal choice',
      { attackerDie: 4, defenderDie: 4, defenderChoice: 'ge-army:full' },
      '12.4.3',
      'defenderChoice',
    ],
  ];
  test.each(rows)('%s', (_name, input, rule, field) => {
    expect(refusal(input)).toEqual({ rule, field });
  });
  test.each([
    ['unknown unit', { defenders: [{ type: 'xx-army' }] }, 'defenders.0.type'],
    ['a die of 9', { attackerDie: 9 }, 'attackerDie'],
    ['an unknown field', { wheather: 1 }, 'wheather'],
    ['a trench of level 3', { trench: 3 }, 'trench'],
  ])('%s names the field', (_name, input, field) => {
    expect(refusal(input)?.field).toBe(field);
  });
});

describe('combats that only look forbidden', () => {
  const rows: readonly [string, unknown][] = [
    [
      'London beside units in France',
      {
        space: 'calais',
        attackers: [
          { space: 'london', units: [{ type: 'br-army' }] },
          { space: 'amiens', units: [{ type: 'br-army' }] },
        ],
        defenders: [{ type: 'ge-army' }],
      },
    ],
    [
      'a German corps in the Near East',
      { space: 'baghdad', attackers: [{ units: [{ type: 'ge-corps' }] }], defenders: [{ type: 'br-corps' }] },
    ],
    [
      'the six armies of the Near East',
      {
        space: 'gaza',
        attackers: [{ space: 'sinai', units: [{ type: 'br-ne-army' }, { type: 'br-mef-army' }] }],
        defenders: [{ type: 'tu-yld-army' }],
      },
    ],
    [
      'one Russian corps out of the Caucasus box',
      {
        space: 'poti',
        attackers: [{ space: 'caucasus', units: [{ type: 'ru-corps' }] }],
        defenders: [{ type: 'tu-corps' }],
      },
    ],
    [
      'a Russian army out of the Caucasus box into Russia',
      {
        space: 'odessa',
        attackers: [{ space: 'caucasus', units: [{ type: 'ru-army' }] }],
        defenders: [{ type: 'ge-corps' }],
      },
    ],
    [
      'the ANA corps along its lines',
      {
        space: 'aqaba',
        attackers: [{ space: 'arabia', units: [{ type: 'br-ana-corps' }] }],
        defenders: [{ type: 'tu-corps' }],
      },
    ],
    [
      'all the besiegers against the fort',
      { space: 'verdun', attackers: [{ space: 'verdun', units: [{ type: 'ge-army', n: 2 }] }], defenders: [] },
    ],
    [
      'too few to besiege, joined from outside (15.2.4)',
      {
        space: 'verdun',
        attackers: [
          { space: 'verdun', units: [{ type: 'ge-corps' }] },
          { space: 'metz', units: [{ type: 'ge-army' }] },
        ],
        defenders: [],
      },
    ],
    [
      'a destroyed fort',
      { space: 'verdun', fort: 0, attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'fr-army' }] },
    ],
    [
      'typed factors beside a nation: nothing to judge by',
      {
        attackers: [{ units: [{ type: 'ge-army' }] }, { units: [{ type: 'plain', kind: 'corps', cf: 1, lf: 1 }] }],
        defenders: [{ type: 'fr-army' }],
      },
    ],
    [
      'typed factors of a side that only they name',
      {
        attackers: [{ units: [{ type: 'plain', kind: 'army', cf: 3, lf: 3, side: 'allied' }] }],
        defenders: [{ type: 'plain', kind: 'army', cf: 5, lf: 3 }],
      },
    ],
  ];
  test.each(rows)('%s', (_name, input) => {
    expect(refusal(input)).toBeUndefined();
  });
  test('a fort of the attacker does not help the defence (15.1.4)', () => {
    expect(
      fireOutcome({ space: 'verdun', attackers: [{ units: [{ type: 'fr-army' }] }], defenders: [{ type: 'ge-army' }] })
        .defender.strength,
    ).toBe(5);
  });
  test('defenders out of supply gain nothing from cards, and still suffer from them (14.3.4)', () => {
    const drm = (defenderDrm: number) => fireOutcome({ defenderOutOfSupply: true, defenderDrm }).defender.drm;
    expect([drm(2), drm(-1)]).toEqual([0, -1]);
  });
  test('a corps that fights is not in the assumed Reserve Box', () => {
    const out = fireOutcome({
      attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
      defenders: [{ type: 'be-army', face: 'reduced' }, { type: 'be-corps' }],
      attackerDie: 1,
      defenderDie: 1,
    });
    expect(out.result?.defender.allocations.map(({ key, lostForGood }) => [key, lostForGood])).toEqual([
      ['be-corps:reduced', ['be-army']],
    ]);
  });
});
