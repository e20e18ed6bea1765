import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire, type FireInput, type FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank, flankSuccess, type FlankOutcome } from '@/lib/games/paths-of-glory/calculators/flank';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { equal, fraction, sum, toNumber, type Fraction } from '@/lib/prob/fraction';
import { combatInput } from '@/tests/support/combat-input';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const fireOutcome = (input: FireInput): FireOutcome => {
  const answer = run(fire, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.outcome.data;
};
const flankOutcome = (input: unknown): FlankOutcome => {
  const answer = run(flank, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.outcome.data;
};
const refusal = (input: unknown) => {
  const answer = run(fire, input, data);
  return answer.ok ? undefined : { rule: answer.error.rule, field: answer.error.field };
};

describe('columns and shifts (12.2.7)', () => {
  type Row = readonly [
    name: string,
    input: FireInput,
    attacker: readonly [string, string, string],
    defender: readonly [string, string, string],
  ];
  const ge = (n: number) => [{ units: [{ type: 'ge-army', n }] }];
  const rows: readonly Row[] = [
    [
      'clear ground shifts nothing',
      { attackers: ge(1), defenders: [{ type: 'fr-army' }] },
      ['fire-army', '5', '5'],
      ['fire-army', '3', '3'],
    ],
    [
      'mountain: attacker one left',
      { attackers: ge(1), terrain: 'mountain' },
      ['fire-army', '5', '4'],
      ['fire-army', '3', '3'],
    ],
    [
      'swamp: attacker one left',
      { attackers: ge(1), terrain: 'swamp' },
      ['fire-army', '5', '4'],
      ['fire-army', '3', '3'],
    ],
    [
      'forest and desert shift nothing',
      { attackers: ge(1), terrain: 'desert' },
      ['fire-army', '5', '5'],
      ['fire-army', '3', '3'],
    ],
    [
      'trench 2 in mountain: three left, one right',
      { attackers: ge(3), terrain: 'mountain', trench: 2 },
      ['fire-army', '15', '6-8'],
      ['fire-army', '3', '4'],
    ],
    [
      'shifts stop at the first column',
      { attackers: [{ units: [{ type: 'ah-army', face: 'reduced' }] }], terrain: 'mountain', trench: 2 },
      ['fire-army', '1', '1'],
      ['fire-army', '3', '4'],
    ],
    [
      'shifts stop at the last column',
      { defenders: [{ type: 'us-army', n: 3 }], attackers: [{ units: [{ type: 'ge-army' }] }], fort: 3, trench: 1 },
      ['fire-army', '5', '4'],
      ['fire-army', '16+', '16+'],
    ],
    [
      'a corps of factor 0 fires in column 0',
      { attackers: [{ units: [{ type: 'ah-corps', face: 'reduced' }] }], defenders: [{ type: 'sb-corps' }] },
      ['fire-corps', '0', '0'],
      ['fire-corps', '1', '1'],
    ],
    [
      'a reduced army still fires on the army table',
      { attackers: [{ units: [{ type: 'ge-army', face: 'reduced' }, { type: 'ge-corps' }] }] },
      ['fire-army', '5', '5'],
      ['fire-army', '3', '3'],
    ],
    [
      'corps and fort fire together on the corps table',
      { defenders: [{ type: 'fr-corps' }], fort: 3 },
      ['fire-army', '5', '5'],
      ['fire-corps', '4', '4'],
    ],
    [
      'a fort alone gets nothing from a trench (11.2.8)',
      { defenders: [], fort: 3, trench: 2 },
      ['fire-army', '5', '5'],
      ['fire-corps', '3', '3'],
    ],
  ];
  test.each(rows)('%s', (_name, input, attacker, defender) => {
    const out = fireOutcome(input);
    expect([out.attacker.table, out.attacker.startColumn, out.attacker.column]).toEqual(attacker);
    expect([out.defender.table, out.defender.startColumn, out.defender.column]).toEqual(defender);
  });
});

describe('die-roll modifiers (12.2.6, 12.2.8)', () => {
  test('Sinai takes 3 from the attacker, unless the pipeline is laid', () => {
    expect(fireOutcome({ sinai: true }).attacker.drm).toBe(-3);
    expect(fireOutcome({ sinai: true, pipeline: true }).attacker.drm).toBe(0);
  });
  test('Sinai counts only when every attacker is there', () => {
    const from = (space: string) => ({ space, units: [{ type: 'br-corps' }] });
    const base = { space: 'gaza', defenders: [{ type: 'tu-corps' }] };
    expect(fireOutcome({ ...base, attackers: [from('sinai')] }).attacker.drm).toBe(-3);
    expect(fireOutcome({ ...base, attackers: [from('sinai'), { units: [{ type: 'br-corps' }] }] }).attacker.drm).toBe(
      0,
    );
  });
  test('a modified roll stays within 1 to 6', () => {
    const low = fireOutcome({ attackerDrm: -6, attackerDie: 3, defenderDie: 1 });
    const one = fireOutcome({ attackerDie: 1, defenderDie: 1 });
    expect(low.result?.defender.lossNumber).toBe(one.result?.defender.lossNumber);
  });
});

describe('retreat and what follows', () => {
  const dice = (attackerDie: number, defenderDie: number, more: FireInput = {}) =>
    fireOutcome({
      attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
      defenders: [{ type: 'fr-army', n: 3 }],
      attackerDie,
      defenderDie,
      ...more,
    }).result;
  test('a difference of one is one space, of two or more is two (12.5.2)', () => {
    // Column 15 against column 9-11: 5 and 4; 7 and 3.
    expect(dice(2, 2)?.retreat).toBe(1);
    expect(dice(4, 1)?.retreat).toBe(2);
  });
  test('a tie is a loss for both: no retreat (12.2.10)', () => {
    expect(dice(1, 2)).toMatchObject({ winner: 'tie', retreat: 0 });
  });
  test('no full-strength attacker left: the defender stays (12.2.11)', () => {
    const out = fireOutcome({
      attackers: [{ units: [{ type: 'ge-army', face: 'reduced' }] }],
      defenders: [{ type: 'fr-army' }],
      attackerDie: 6,
      defenderDie: 1,
    }).result;
    expect(out).toMatchObject({ winner: 'attacker', retreat: 0, advance: { key: 'none' } });
  });
  test('units that had already retreated here die at a Loss Number of 1 or more (12.5.6)', () => {
    const base: FireInput = {
      attackers: [{ units: [{ type: 'ge-corps' }] }],
      defenders: [{ type: 'fr-corps' }],
      retreated: [{ type: 'fr-corps' }],
      defenderDie: 1,
    };
    expect(fireOutcome({ ...base, attackerDie: 1 }).result?.retreatedEliminated).toBe(false);
    expect(fireOutcome({ ...base, attackerDie: 2 }).result?.retreatedEliminated).toBe(true);
  });
});

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

describe('a fort alone (12.4.6, 15.1.7)', () => {
  const attack = (attackerDie: number, more: FireInput = {}) =>
    fireOutcome({
      attackers: [{ units: [{ type: 'ge-corps', n: 3 }] }],
      defenders: [],
      fort: 2,
      attackerDie,
      defenderDie: 1,
      ...more,
    });
  test('stands below its Loss Factor: no retreat, no advance, though the attacker wins', () => {
    // Column 6: 1 against column 2: 0.
    expect(attack(1).result).toMatchObject({
      winner: 'attacker',
      retreat: 0,
      advance: { key: 'none' },
      defender: { chosen: 'none' },
    });
    expect(attack(1).odds).toMatchObject({ eliminated: { n: 0n }, fortStands: { n: 1n, d: 1n } });
  });
  test('falls at its Loss Factor: the space is open', () => {
    expect(attack(4).result).toMatchObject({
      winner: 'attacker',
      retreat: 0,
      advance: { key: 'oneSpace' },
      defender: { chosen: 'none-fort-destroyed' },
    });
    expect(attack(4).odds).toMatchObject({ eliminated: { n: 1n, d: 1n }, fortStands: { n: 0n } });
  });
  test('besiegers are already there', () => {
    const inside: FireInput = {
      space: 'antwerp',
      fort: 1,
      attackers: [{ space: 'antwerp', units: [{ type: 'ge-army' }] }],
    };
    expect(attack(6, inside).result).toMatchObject({
      defender: { chosen: 'none-fort-destroyed' },
      advance: { key: 'inside', units: [] },
    });
  });
});

describe('advance into an intact fort needs full-strength besiegers (12.6.5, 15.2.1)', () => {
  // The two defending corps take 4 and are gone; at most 1 of the Loss Number is left for the fort. The answer of 1
  // flips one attacking corps.
  const attack = (corps: number, fort: number) =>
    fireOutcome({
      attackers: [
        {
          units: [
            { type: 'us-corps', n: 1 },
            { type: 'us-army', face: 'reduced', n: 2 },
          ],
        },
        { units: [{ type: 'us-corps', n: corps - 1 }] },
      ],
      defenders: [{ type: 'ge-corps', n: 2 }],
      fort,
      attackerDie: 2,
      defenderDie: 1,
    }).result;
  test.each([
    ['three corps left, a fort of 3', 4, 3, 'besiege'],
    ['two corps left, a fort of 3', 3, 3, 'fortHolds'],
    ['two corps left, a fort of 2', 3, 2, 'besiege'],
    ['one corps left, a fort of 2', 2, 2, 'fortHolds'],
  ])('%s', (_name, corps, fort, key) => {
    expect(attack(corps, fort)).toMatchObject({
      defender: { chosen: 'none' },
      attacker: { lossNumber: 1 },
      advance: { key },
    });
  });
  test('one full-strength army', () => {
    const out = fireOutcome({
      attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
      defenders: [{ type: 'fr-corps', n: 2 }],
      fort: 3,
      attackerDie: 1,
      defenderDie: 1,
    }).result;
    expect(out).toMatchObject({ defender: { chosen: 'none' }, advance: { key: 'besiege' } });
  });
});

describe('cancelling a retreat (12.5.3)', () => {
  const after = (type: string, more: FireInput) =>
    fireOutcome({
      attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
      defenders: [{ type, face: 'reduced' }],
      attackerDrm: -6,
      attackerDie: 1,
      defenderDie: 1,
      defenderDrm: -6,
      ...more,
    }).result;
  const rows: readonly [string, string, FireInput, { retreat: number; mayCancel: boolean }][] = [
    ['clear ground: never', 'fr-army', { defenders: [{ type: 'fr-army' }] }, { retreat: 2, mayCancel: false }],
    [
      'a trench in clear ground',
      'fr-army',
      { defenders: [{ type: 'fr-army' }], trench: 1 },
      { retreat: 2, mayCancel: true },
    ],
    ['desert', 'fr-army', { defenders: [{ type: 'fr-army' }], terrain: 'desert' }, { retreat: 2, mayCancel: true }],
    [
      'a last army whose place a corps takes (12.4.4)',
      'fr-army',
      { defenders: [{ type: 'fr-army' }], terrain: 'forest', reserve: { 'fr-corps': { full: 1, reduced: 0 } } },
      { retreat: 2, mayCancel: true },
    ],
    [
      'a last army without a corps to take its place',
      'fr-army',
      { defenders: [{ type: 'fr-army' }], terrain: 'forest', reserve: {} },
      { retreat: 2, mayCancel: false },
    ],
  ];
  test.each(rows)('%s', (_name, type, more, expected) => {
    expect(after(type, more)).toMatchObject(expected);
  });
});

describe('steps cite the rule that decides', () => {
  const rulesOf = (input: FireInput): readonly string[] => {
    const answer = run(fire, input, data);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value.steps.map(({ id, rule }) => `${id} ${rule}`);
  };
  test('the first loss of a British attack (12.4.5)', () => {
    const rules = rulesOf({
      attackers: [{ units: [{ type: 'br-army' }, { type: 'br-cnd-corps' }] }],
      defenders: [{ type: 'ge-army' }],
      attackerDie: 3,
      defenderDie: 3,
    });
    expect(rules).toEqual(expect.arrayContaining(['attacker-loss-1-first 12.4.5', 'attacker-loss-1 12.4.2']));
  });
  test('an army lost for good, with and without a corps in its place (12.4.4, 12.4.4.1)', () => {
    const lost = (reserve: FireInput['reserve'], defenderOutOfSupply: boolean) =>
      rulesOf({
        attackers: [{ units: [{ type: 'ge-army' }] }],
        defenders: [{ type: 'ru-army', face: 'reduced' }],
        reserve,
        defenderOutOfSupply,
        attackerDie: 1,
        defenderDie: 1,
      }).filter((rule) => rule.startsWith('defender-loss-1'));
    expect(lost({}, false)).toEqual(['defender-loss-1 12.4.2', 'defender-loss-1-lost 12.4.4']);
    expect(lost({ 'ru-corps': { full: 1 } }, true)).toEqual([
      'defender-loss-1 12.4.4',
      'defender-loss-1-lost 12.4.4.1',
    ]);
  });
  test('two full armies without a corps (12.4.4.2)', () => {
    const rules = rulesOf({
      attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
      defenders: [{ type: 'fr-army', n: 2 }],
      reserve: {},
      attackerDie: 4,
      defenderDie: 1,
    });
    expect(rules).toContain('defender-loss-2-lost 12.4.4.2');
  });
});

describe('what the rulebook leaves open', () => {
  const rows: readonly [string, FireInput, string][] = [
    ['a fort alone may be besieged', { defenders: [], fort: 1 }, '15.1.3'],
    [
      'attackers that may be besieging',
      { space: 'sedan', attackers: [{ space: 'liege', units: [{ type: 'ge-army' }] }] },
      '15.2.3',
    ],
    [
      'Germans against a Russian fort',
      { space: 'warsaw', attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'ru-army' }] },
      '15.1.10',
    ],
    [
      'Russians against a German fort',
      { space: 'thorn', attackers: [{ units: [{ type: 'ru-army' }] }], defenders: [{ type: 'ge-army' }] },
      '15.1.11',
    ],
    ['retreated units and a fort', { defenders: [], fort: 1, retreated: [{ type: 'fr-corps' }] }, '12.1.1'],
    ['a retreated army', { retreated: [{ type: 'fr-army' }] }, '12.5.6'],
    [
      'London beside a space that is not named',
      {
        space: 'calais',
        attackers: [{ space: 'london', units: [{ type: 'br-army' }] }, { units: [{ type: 'br-army' }] }],
        defenders: [{ type: 'ge-army' }],
      },
      '12.1.10',
    ],
    [
      'a Russian corps out of the Caucasus box',
      {
        space: 'poti',
        attackers: [{ space: 'caucasus', units: [{ type: 'ru-corps' }] }],
        defenders: [{ type: 'tu-corps' }],
      },
      '12.1.8',
    ],
    [
      'the MEF in the Near East',
      { space: 'adana', attackers: [{ units: [{ type: 'br-mef-army' }] }], defenders: [{ type: 'tu-corps' }] },
      '9.5.3.4',
    ],
    [
      'two Allied spaces in the Near East',
      {
        space: 'gaza',
        attackers: [
          { space: 'sinai', units: [{ type: 'br-corps' }] },
          { space: 'beersheba', units: [{ type: 'br-corps' }] },
        ],
        defenders: [{ type: 'tu-corps' }],
      },
      '9.2.7',
    ],
    ['Greeks', { attackers: [{ units: [{ type: 'gr-corps' }] }], defenders: [{ type: 'bu-corps' }] }, '9.5.2.4'],
    ['the pipeline', { sinai: true, pipeline: true }, '12.2.6'],
    [
      'a stack out of supply',
      { defenders: [{ type: 'fr-army' }, { type: 'fr-corps' }], defenderOutOfSupply: true },
      '14.3.4',
    ],
    ['cards', { attackerDrm: 1 }, '12.2.5'],
    ['two full armies without a corps', { defenders: [{ type: 'fr-army', n: 2 }], reserve: {} }, '12.4.4.2'],
    [
      'two full attacking armies without a corps',
      { attackers: [{ units: [{ type: 'ge-army', n: 2 }] }], reserve: {} },
      '12.4.4.2',
    ],
    [
      'a reduced corps in place of an army',
      {
        defenders: [{ type: 'fr-army', face: 'reduced' }],
        reserve: { 'fr-corps': { full: 0, reduced: 1 } },
        attackerDie: 3,
        defenderDie: 1,
      },
      '12.4.4',
    ],
    [
      'full-strength corps from the box as the only reason to retreat',
      { attackers: [{ units: [{ type: 'ge-army', face: 'reduced', n: 2 }] }] },
      '12.2.11',
    ],
    [
      'a last reduced army whose corps would remain',
      {
        attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
        defenders: [{ type: 'fr-army' }],
        terrain: 'forest',
        attackerDrm: -6,
        attackerDie: 1,
        defenderDie: 1,
      },
      '12.5.3',
    ],
    [
      'a retreat out of a fort',
      {
        attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
        defenders: [{ type: 'fr-army', n: 2 }],
        fort: 1,
        attackerDie: 1,
        defenderDie: 1,
      },
      '12.4.6',
    ],
    [
      'a lone fort that stands',
      { attackers: [{ units: [{ type: 'ge-corps', n: 3 }] }], defenders: [], fort: 2, attackerDie: 1, defenderDie: 1 },
      '12.6.5',
    ],
    [
      'some defenders die, the rest retreat two spaces',
      {
        attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
        defenders: [{ type: 'fr-corps' }, { type: 'fr-army' }],
        defenderPolicy: 'keep-strength',
        attackerDie: 2,
        defenderDie: 1,
      },
      '12.6.3',
    ],
    [
      'an advance towards the Channel',
      {
        space: 'cambrai',
        attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
        defenders: [{ type: 'fr-army', n: 2 }],
        attackerDie: 2,
        defenderDie: 1,
      },
      '12.6.6',
    ],
  ];
  test.each(rows)('%s', (_name, input, rule) => {
    const answer = run(fire, input, data);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value.open.map((point) => point.rule)).toContain(rule);
  });
  test('a plain combat leaves nothing open', () => {
    const answer = run(fire, {}, data);
    expect(answer.ok && answer.value.open).toEqual([]);
  });
});

describe('the order after a flank attempt (12.3.3)', () => {
  const base = {
    attackers: [{ units: [{ type: 'ge-army' }] }, { units: [{ type: 'ge-army', face: 'reduced' }] }],
    defenders: [{ type: 'fr-army', n: 2 }],
    flankDie: 1,
    attackerDie: 4,
    defenderDie: 2,
  };
  const steps = (input: object) => {
    const answer = run(flank, input, data);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value.steps;
  };
  test.each([
    ['ge-army:reduced+ge-army:reduced', 6],
    ['ge-army:full+ge-corps:full', 7],
  ])('the attacker answers with the losses he chose: %s', (attackerChoice, strength) => {
    const found = steps({ ...base, attackerChoice });
    expect(found.find(({ id }) => id === 'answer-attacker-strength')?.after).toBe(strength);
    expect(found.find(({ id }) => id === 'attacker-roll')?.text.params?.['strength']).toBe(strength);
  });
  test('the answering table is counted anew: a corps that replaced an army fires on its own table', () => {
    const input = {
      attackers: [{ units: [{ type: 'ge-army' }] }, { units: [{ type: 'ge-corps' }] }],
      defenders: [{ type: 'ru-army', face: 'reduced' }],
      flankDie: 6,
      attackerDie: 1,
      defenderDie: 1,
    };
    const answer = run(flank, input, data);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(
      answer.value.outcome.blocks.flatMap((block) => (block.kind === 'chart' ? [[block.id, block.table]] : [])),
    ).toEqual([
      ['attacker-fire', 'fire-army'],
      ['defender-fire', 'fire-corps'],
    ]);
  });
  test('who has nothing left rolls no die', () => {
    const out = flankOutcome({
      attackers: [{ units: [{ type: 'ge-army' }] }, { units: [{ type: 'ge-corps' }] }],
      defenders: [{ type: 'fr-corps', face: 'reduced' }],
      flankDie: 6,
      attackerDie: 6,
    });
    expect(out.result).toMatchObject({
      order: 'attacker-first',
      attacker: { lossNumber: 0 },
      defender: { chosen: 'none' },
    });
  });
  test('with one die known the odds are those of the others', () => {
    const known = flankOutcome({ ...base, flankDie: undefined, attackerDie: undefined });
    let wins = 0;
    for (let f = 1; f <= 6; f++)
      for (let a = 1; a <= 6; a++)
        if (flankOutcome({ ...base, flankDie: f, attackerDie: a }).result?.winner === 'attacker') wins++;
    expect(equal(known.withAttempt.win, fraction(wins, 36))).toBe(true);
  });
});

describe('odds against counting all dice', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  /** Counts each pair of dice by asking for its result alone. */
  const count = (
    outcome: (a: number, d: number) => { winner: string; retreat: number },
    holds: (r: { winner: string; retreat: number }) => boolean,
  ): Fraction => fraction(faces.flatMap((a) => faces.map((d) => outcome(a, d))).filter(holds).length, 36);

  test('fire: win, tie, loss and retreats', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(fire, input, data);
        fc.pre(answer.ok);
        if (!answer.ok) return;
        const { odds } = answer.value.outcome.data;
        const one = (a: number, d: number) =>
          fireOutcome({ ...(input as FireInput), attackerDie: a, defenderDie: d }).result ?? { winner: '', retreat: 0 };
        expect(
          equal(
            odds.win,
            count(one, (r) => r.winner === 'attacker'),
          ),
        ).toBe(true);
        expect(
          equal(
            odds.tie,
            count(one, (r) => r.winner === 'tie'),
          ),
        ).toBe(true);
        expect(
          equal(
            odds.retreatOne,
            count(one, (r) => r.retreat === 1),
          ),
        ).toBe(true);
        expect(
          equal(
            odds.retreatTwo,
            count(one, (r) => r.retreat === 2),
          ),
        ).toBe(true);
        const known = fireOutcome({ ...(input as FireInput), defenderDie: 3 }).odds.win;
        expect(equal(known, fraction(faces.filter((a) => one(a, 3).winner === 'attacker').length, 6))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('flank: the attempt mixes success and failure by the chance of the die', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(flank, input, data);
        fc.pre(answer.ok && answer.value.outcome.data.allowed);
        if (!answer.ok) return;
        const { withAttempt, drm } = answer.value.outcome.data;
        let wins = 0;
        for (const f of faces)
          for (const a of faces)
            for (const d of faces)
              if (
                flankOutcome({ ...(input as object), flankDie: f, attackerDie: a, defenderDie: d }).result?.winner ===
                'attacker'
              )
                wins++;
        expect(equal(withAttempt.win, fraction(wins, 216))).toBe(true);
        expect(equal(flankSuccess(drm), fraction(faces.filter((f) => f + drm >= 4).length, 6))).toBe(true);
      }),
      { numRuns: 6 },
    );
  });
});

describe('properties a player would nod at', () => {
  test('chances add up to one, jointly too', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(fire, input, data);
        fc.pre(answer.ok);
        if (!answer.ok) return;
        const { odds, joint } = answer.value.outcome.data;
        expect(equal(sum([odds.win, odds.tie, odds.lose]), fraction(1))).toBe(true);
        expect(equal(sum(joint.map(({ chance }) => chance)), fraction(1))).toBe(true);
        expect(
          equal(sum([odds.retreatOne, odds.retreatTwo, odds.eliminated, odds.fortStands, odds.noFullLeft]), odds.win),
        ).toBe(true);
      }),
    );
  });

  test('one more combat factor never lowers the loss inflicted', () => {
    const plain = (cf: number) => [
      { units: [{ type: 'plain', kind: 'army' as const, cf, lf: 3, side: 'central' as const }] },
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(0, 1, 2),
        fc.constantFrom('clear', 'mountain'),
        (cf, die, trench, terrain) => {
          const loss = (factor: number) =>
            fireOutcome({
              attackers: plain(factor),
              trench: trench as 0 | 1 | 2,
              terrain: terrain as 'clear',
              attackerDie: die,
              defenderDie: 1,
            }).result?.defender.lossNumber ?? -1;
          expect(loss(cf + 1)).toBeGreaterThanOrEqual(loss(cf));
        },
      ),
    );
  });

  test('a trench never helps the attacker win', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const base = input as FireInput;
        const without = run(fire, { ...base, trench: 0 }, data);
        const dug = run(fire, { ...base, trench: 2 }, data);
        fc.pre(without.ok && dug.ok);
        if (!without.ok || !dug.ok) return;
        expect(toNumber(dug.value.outcome.data.odds.win)).toBeLessThanOrEqual(
          toNumber(without.value.outcome.data.odds.win) + 1e-12,
        );
      }),
    );
  });
});
