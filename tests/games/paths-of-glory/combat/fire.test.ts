import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire, type FireInput } from '@/lib/games/paths-of-glory/calculators/fire';
import { data, fireOutcome } from '@/tests/games/paths-of-glory/combat/asked';

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
