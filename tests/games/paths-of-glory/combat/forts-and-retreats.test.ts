import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { FireInput } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { equal, fraction } from '@/lib/prob/fraction';
import { data, fireOutcome, flankOutcome } from '@/tests/games/paths-of-glory/combat/asked';

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
