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
  type Row = readonly [name: string, input: FireInput, attacker: readonly [string, string, string], defender: readonly [string, string, string]];
  const ge = (n: number) => [{ units: [{ type: 'ge-army', n }] }];
  const rows: readonly Row[] = [
    ['clear ground shifts nothing', { attackers: ge(1), defenders: [{ type: 'fr-army' }] }, ['fire-army', '5', '5'], ['fire-army', '3', '3']],
    ['mountain: attacker one left', { attackers: ge(1), terrain: 'mountain' }, ['fire-army', '5', '4'], ['fire-army', '3', '3']],
    ['swamp: attacker one left', { attackers: ge(1), terrain: 'swamp' }, ['fire-army', '5', '4'], ['fire-army', '3', '3']],
    ['forest and desert shift nothing', { attackers: ge(1), terrain: 'desert' }, ['fire-army', '5', '5'], ['fire-army', '3', '3']],
    ['trench 2 in mountain: three left, one right', { attackers: ge(3), terrain: 'mountain', trench: 2 }, ['fire-army', '15', '6-8'], ['fire-army', '3', '4']],
    ['shifts stop at the first column', { attackers: [{ units: [{ type: 'ah-army', face: 'reduced' }] }], terrain: 'mountain', trench: 2 }, ['fire-army', '1', '1'], ['fire-army', '3', '4']],
    ['shifts stop at the last column', { defenders: [{ type: 'us-army', n: 3 }], attackers: [{ units: [{ type: 'ge-army' }] }], fort: 3, trench: 1 }, ['fire-army', '5', '4'], ['fire-army', '16+', '16+']],
    ['a corps of factor 0 fires in column 0', { attackers: [{ units: [{ type: 'ah-corps', face: 'reduced' }] }], defenders: [{ type: 'sb-corps' }] }, ['fire-corps', '0', '0'], ['fire-corps', '1', '1']],
    ['a reduced army still fires on the army table', { attackers: [{ units: [{ type: 'ge-army', face: 'reduced' }, { type: 'ge-corps' }] }] }, ['fire-army', '5', '5'], ['fire-army', '3', '3']],
    ['corps and fort fire together on the corps table', { defenders: [{ type: 'fr-corps' }], fort: 3 }, ['fire-army', '5', '5'], ['fire-corps', '4', '4']],
    ['a fort alone gets nothing from a trench (11.2.8)', { defenders: [], fort: 3, trench: 2 }, ['fire-army', '5', '5'], ['fire-corps', '3', '3']],
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
    expect(fireOutcome({ ...base, attackers: [from('sinai'), { units: [{ type: 'br-corps' }] }] }).attacker.drm).toBe(0);
  });
  test('a modified roll stays within 1 to 6', () => {
    const low = fireOutcome({ attackerDrm: -6, attackerDie: 3, defenderDie: 1 });
    const one = fireOutcome({ attackerDie: 1, defenderDie: 1 });
    expect(low.result?.defender.lossNumber).toBe(one.result?.defender.lossNumber);
  });
});

describe('retreat and what follows', () => {
  const dice = (attackerDie: number, defenderDie: number, more: FireInput = {}) => fireOutcome({ attackers: [{ units: [{ type: 'ge-army', n: 3 }] }], defenders: [{ type: 'fr-army', n: 3 }], attackerDie, defenderDie, ...more }).result;
  test('a difference of one is one space, of two or more is two (12.5.2)', () => {
    // Column 15 against column 9-11: 5 and 4; 7 and 3.
    expect(dice(2, 2)?.retreat).toBe(1);
    expect(dice(4, 1)?.retreat).toBe(2);
  });
  test('a tie is a loss for both: no retreat (12.2.10)', () => {
    expect(dice(1, 2)).toMatchObject({ winner: 'tie', retreat: 0 });
  });
  test('no full-strength attacker left: the defender stays (12.2.11)', () => {
    const out = fireOutcome({ attackers: [{ units: [{ type: 'ge-army', face: 'reduced' }] }], defenders: [{ type: 'fr-army' }], attackerDie: 6, defenderDie: 1 }).result;
    expect(out).toMatchObject({ winner: 'attacker', retreat: 0, advance: { key: 'none' } });
  });
  test('units that had already retreated here die at a Loss Number of 1 or more (12.5.6)', () => {
    const base: FireInput = { attackers: [{ units: [{ type: 'ge-corps' }] }], defenders: [{ type: 'fr-corps' }], retreated: [{ type: 'fr-corps' }], defenderDie: 1 };
    expect(fireOutcome({ ...base, attackerDie: 1 }).result?.retreatedEliminated).toBe(false);
    expect(fireOutcome({ ...base, attackerDie: 2 }).result?.retreatedEliminated).toBe(true);
  });
});

describe('combats that the rules forbid', () => {
  const rows: readonly [string, unknown, string, string][] = [
    ['four units in a space', { attackers: [{ units: [{ type: 'ge-corps', n: 4 }] }] }, '10.1.1', 'attackers.0.units'],
    ['both sides in one stack', { attackers: [{ units: [{ type: 'ge-army' }, { type: 'fr-army' }] }] }, '10.1.3', 'attackers'],
    ['a German unit among Allied defenders', { defenders: [{ type: 'fr-army' }, { type: 'ge-corps' }], attackers: [{ units: [{ type: 'ge-army' }] }] }, '10.1.3', 'defenders'],
    ['attacking one’s own side', { attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'ah-army' }] }, '12.1.2', 'defenders'],
    ['two nations without a common space', { attackers: [{ units: [{ type: 'fr-army' }] }, { units: [{ type: 'br-army' }] }], defenders: [{ type: 'ge-army' }] }, '12.1.9', 'attackers'],
    ['nobody defends', { defenders: [] }, '12.1.3', 'defenders'],
    ['only units that retreated this round', { defenders: [], retreated: [{ type: 'fr-corps' }] }, '12.1.1', 'defenders'],
    ['a space that is not adjacent', { space: 'paris', attackers: [{ space: 'metz', units: [{ type: 'ge-army' }] }] }, '12.1.3', 'attackers.0.space'],
    ['across a dotted line', { space: 'calais', attackers: [{ space: 'london', units: [{ type: 'fr-army' }] }], defenders: [{ type: 'ge-army' }] }, '12.1.8', 'attackers.0.space'],
    ['the BEF outside its theatre', { space: 'constantinople', attackers: [{ units: [{ type: 'br-bef-army' }] }], defenders: [{ type: 'tu-corps' }] }, '11.1.15', 'space'],
    ['a loss that is no legal choice', { attackerDie: 4, defenderDie: 4, defenderChoice: 'ge-army:full' }, '12.4.3', 'defenderChoice'],
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

describe('odds against counting all dice', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  /** Counts each pair of dice by asking for its result alone. */
  const count = (outcome: (a: number, d: number) => { winner: string; retreat: number }, holds: (r: { winner: string; retreat: number }) => boolean): Fraction =>
    fraction(faces.flatMap((a) => faces.map((d) => outcome(a, d))).filter(holds).length, 36);

  test('fire: win, tie, loss and retreats', () => {
    fc.assert(
      fc.property(combatInput, (input) => {
        const answer = run(fire, input, data);
        fc.pre(answer.ok);
        if (!answer.ok) return;
        const { odds } = answer.value.outcome.data;
        const one = (a: number, d: number) => fireOutcome({ ...(input as FireInput), attackerDie: a, defenderDie: d }).result ?? { winner: '', retreat: 0 };
        expect(equal(odds.win, count(one, (r) => r.winner === 'attacker'))).toBe(true);
        expect(equal(odds.tie, count(one, (r) => r.winner === 'tie'))).toBe(true);
        expect(equal(odds.retreatOne, count(one, (r) => r.retreat === 1))).toBe(true);
        expect(equal(odds.retreatTwo, count(one, (r) => r.retreat === 2))).toBe(true);
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
        for (const f of faces) for (const a of faces) for (const d of faces) if (flankOutcome({ ...(input as object), flankDie: f, attackerDie: a, defenderDie: d }).result?.winner === 'attacker') wins++;
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
        expect(equal(sum([odds.retreatOne, odds.retreatTwo, odds.eliminated, odds.noFullLeft]), odds.win)).toBe(true);
      }),
    );
  });

  test('one more combat factor never lowers the loss inflicted', () => {
    const plain = (cf: number) => [{ units: [{ type: 'plain', kind: 'army' as const, cf, lf: 3, side: 'central' as const }] }];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 6 }), fc.constantFrom(0, 1, 2), fc.constantFrom('clear', 'mountain'), (cf, die, trench, terrain) => {
        const loss = (factor: number) => fireOutcome({ attackers: plain(factor), trench: trench as 0 | 1 | 2, terrain: terrain as 'clear', attackerDie: die, defenderDie: 1 }).result?.defender.lossNumber ?? -1;
        expect(loss(cf + 1)).toBeGreaterThanOrEqual(loss(cf));
      }),
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
        expect(toNumber(dug.value.outcome.data.odds.win)).toBeLessThanOrEqual(toNumber(without.value.outcome.data.odds.win) + 1e-12);
      }),
    );
  });
});
