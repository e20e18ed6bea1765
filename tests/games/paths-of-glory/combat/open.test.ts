import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire, type FireInput } from '@/lib/games/paths-of-glory/calculators/fire';
import { toNumber } from '@/lib/prob/fraction';
import { data, fireOutcome } from '@/tests/games/paths-of-glory/combat/asked';

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

describe('what the rulebook leaves open, played as the players agree', () => {
  const reduced = { attackers: [{ units: [{ type: 'ge-army', face: 'reduced' as const, n: 2 }] }] };
  test('12.2.11 a corps that replaced an army: by the other reading it makes nobody retreat and does not advance', () => {
    const ours = fireOutcome(reduced).odds;
    const theirs = fireOutcome({ ...reduced, corpsReading: 'began' }).odds;
    expect(toNumber(ours.attackerFullLeft)).toBeGreaterThan(0);
    expect(toNumber(theirs.attackerFullLeft)).toBe(0);
    expect([theirs.retreatOne, theirs.retreatTwo].map(toNumber)).toEqual([0, 0]);
    // Who wins is no question of who is left.
    expect(theirs.win).toEqual(ours.win);
    const began = { attackers: [{ units: [{ type: 'ge-army' }] }] };
    expect(fireOutcome({ ...began, corpsReading: 'began' }).odds.attackerFullLeft).toEqual(
      fireOutcome(began).odds.attackerFullLeft,
    );
  });

  test('12.5.3 a last reduced army: by the other reading it cannot cancel its retreat, two steps that fought still can', () => {
    const last = {
      attackers: [{ units: [{ type: 'ge-army', n: 3 }] }],
      defenders: [{ type: 'fr-army' }],
      terrain: 'forest' as const,
      attackerDrm: -6,
      attackerDie: 1,
      defenderDie: 1,
    };
    const may = (more: object) => fireOutcome({ ...last, ...more }).result?.mayCancel;
    expect([may({}), may({ lastStepReading: 'fought' })]).toEqual([true, false]);
    const two = { defenders: [{ type: 'fr-army', n: 2 }] };
    expect([may(two), may({ ...two, lastStepReading: 'fought' })]).toEqual([true, true]);
  });
});
