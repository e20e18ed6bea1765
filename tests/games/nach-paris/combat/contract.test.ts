import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { combatSchema } from '@/lib/games/nach-paris/combat/fields';
import { withEntries, type NpData } from '@/lib/games/nach-paris/data';
import { equal, fraction, ONE, sum } from '@/lib/prob/fraction';
import { inputsOf } from '@/tests/support/from-schema';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { expectLabels, expectSameKeys, expectSpoken } from '@/tests/games/nach-paris/spoken';
import { data, filled, answer, out, verdict, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('before the roll', () => {
  test('an HQ slips away by its own rule', () => {
    const slipped = answer({
      defenders: [poilu(), poilu({ kind: 'cav', withdraws: true }), poilu({ kind: 'hq', withdraws: true })],
    }).steps.filter(({ id }) => id.startsWith('withdrawn'));
    expect(slipped.map(({ rule }) => rule)).toEqual(['9.2.1', '9.2.8']);
  });

  test('CAV slips away: no combat, or one with the rest', () => {
    const cav = poilu({ kind: 'cav', withdraws: true, steps: 2 });
    expect(verdict({ defenders: [cav] })).toBe('combat.verdict.calledOff');
    expect(out({ defenders: [cav, poilu({ cbf: 10 })] }).defence).toEqual(fraction(10));
    const block = answer({ defenders: [cav] }).outcome.blocks.find((one) => one.kind === 'odds');
    expect(block?.kind === 'odds' && block.rows[0]?.chance).toEqual(fraction(12, 20));
    const advance = answer({ defenders: [cav] }).outcome.blocks.find(
      (one) => one.kind === 'values' && one.id === 'advance',
    );
    expect(advance?.kind === 'values' && advance.rows.map(({ rule }) => rule)).toEqual(['9.2.2', '6.4.1']);
  });

  test('SAR without ARF and alone are overrun', () => {
    const guns = inf({ kind: 'sar', arf: 0, cbf: 0 });
    const attackers = [from([poilu()])];
    expect(verdict({ attackers, defenders: [guns, guns] })).toBe('combat.verdict.overrun');
    expect(out({ attackers, defenders: [guns, inf()] }).special).toBeNull();
    expect(out({ attackers: [from([poilu({ cbf: 0 })])], defenders: [guns] }).special).toBeNull();
    expect(out({ attackers, defenders: [{ ...guns, arf: 6 }] }).special).toBeNull();
  });
});

describe('what is assumed', () => {
  const facts = (input: object) => answer(input).facts.map(({ text }) => text.key.split('.').at(-1));
  test.each([
    ['leave', { defenders: [poilu(), poilu({ kind: 'har' })] }],
    ['leave', { attackers: [from([inf(), inf({ kind: 'har' })])] }],
    ['leave', { defenders: [poilu(), poilu({ fought: true })] }],
    ['stay', { defenders: [poilu(), poilu({ kind: 'hq' })], stay: true }],
    ['siege', { attackers: [from([inf(), inf({ kind: 'sar' })])] }],
    ['ownCamp', { works: 'improved' }],
    ['leader', { defenders: [poilu(), { nation: 'belgium' }] }],
  ])('%s: %o', (fact, input) => {
    expect(facts(input)).toContain(fact);
    expect(facts({})).not.toContain(fact);
  });

  test('the owner of a camp is assumed where it is not known', () => {
    expect(facts({ works: 'improved', camp: 'liege' })).not.toContain('ownCamp');
    expect(facts({ works: 'regular', camp: 'finished', campNation: 'france' })).not.toContain('ownCamp');
    expect(facts({ works: 'regular' })).not.toContain('ownCamp');
  });
});

describe('dice that nobody rolls', () => {
  const idle = (input: object, result?: string) =>
    answer(input, result === undefined ? data : uniformCrt(data, result)).idleDice;

  test('of units that no result can strike, and of a combat that is not fought', () => {
    expect(idle({ attackers: [from([inf(), inf({ commitment: 'partial' })])] })).toEqual([
      'zoneTest',
      'attackers.0.units.0.reserveTest',
      'attackers.0.units.1.reserveTest',
      'attackers.0.units.1.test',
      'attackers.0.units.1.retreatTest',
    ]);
    expect(idle({ defenders: [poilu(), poilu({ kind: 'cav', withdraws: true })] })).toEqual(
      expect.arrayContaining(['defenders.1.test', 'defenders.1.retreatTest']),
    );
    expect(idle({ defenders: [poilu({ kind: 'cav', withdraws: true })] })).toEqual(
      expect.arrayContaining(['die', 'defenders.0.test', 'attackers.0.units.0.test']),
    );
    expect(idle({ attackers: [from([poilu({ reserve: true })])], defenders: [inf()] })).not.toContain(
      'attackers.0.units.0.reserveTest',
    );
    expect(idle({ attackers: [from([poilu({ reserve: true })])], defenders: [inf()], turn: 18 })).toContain(
      'attackers.0.units.0.reserveTest',
    );
  });

  test('of tests that the result settles', () => {
    const tests = (input: object, result: string) =>
      (idle({ die: 10, ...input }, result) ?? []).filter(
        (path) => !path.endsWith('reserveTest') && path !== 'zoneTest',
      );
    expect(tests({}, '0 / −4')).toEqual(['attackers.0.units.0.retreatTest', 'defenders.0.retreatTest']);
    expect(tests({}, '— / •')).toEqual([
      'attackers.0.units.0.test',
      'attackers.0.units.0.retreatTest',
      'defenders.0.test',
      'defenders.0.retreatTest',
    ]);
    expect(tests({ zocRetreat: true, zocArf: 1 }, '— / •')).not.toContain('defenders.0.retreatTest');
    expect(tests({ zocRetreat: true, zocArf: 1 }, '— / +8')).toContain('defenders.0.retreatTest');
    expect(tests({}, '+8 / −12')).toEqual(expect.arrayContaining(['attackers.0.units.0.test', 'defenders.0.test']));
    // Guns that are not alone take no test; once they may be, they do.
    const stack = (test?: number) => ({ defenders: [poilu({ test }), poilu({ kind: 'har', steps: 1 })] });
    expect([
      tests(stack(1), '— / −4').includes('defenders.1.test'),
      tests(stack(20), '— / −4').includes('defenders.1.test'),
      tests(stack(), '— / −4').includes('defenders.1.test'),
    ]).toEqual([true, false, false]);
  });

  test('of siege guns on rails that are caught alone, whatever they would have rolled', () => {
    const guns = (roll?: number, company = 20) => ({
      die: 10,
      attackers: [from([poilu()])],
      defenders: [inf({ test: company }), inf({ kind: 'sar', arf: 3, mobility: 'rail', test: roll })],
    });
    const said = (input: object) =>
      answer(input, uniformCrt(data, '— / −4')).steps.find(({ id }) => id === 'test-defender-0-1')?.text.key;
    expect(
      [said(guns()), said(guns(1)), said(guns(20)), said(guns(20, 1))].map((key) => key?.split('.').at(-1)),
    ).toEqual(['caught', 'caught', 'caught', 'spared']);
    expect([guns(), guns(1), guns(20)].map((input) => idle(input, '— / −4')?.includes('defenders.1.test'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('the zone of an empty hex tests, one with units in it does not', () => {
    const attackers = [from([poilu()])];
    expect(idle({ attackers, defenders: [], zone: true })).not.toContain('zoneTest');
    expect(idle({ attackers, defenders: [inf()], zone: true })).toContain('zoneTest');
    expect(idle({ attackers, defenders: [], zone: true, die: 10 }, '0 / •')).toContain('zoneTest');
  });
});

describe('cells', () => {
  const cellsBlock = (input: object, on: NpData = data) =>
    answer(input, on).outcome.blocks.find((block) => block.kind === 'cells');

  test('with an empty card: one cell to read now, or twenty for the odds', () => {
    const bare = withEntries(data, {});
    expect(verdict({ die: 9 }, bare)).toBe('combat.verdict.read');
    expect(cellsBlock({ die: 9 })).toMatchObject({
      id: 'now',
      rows: [{ use: 'now', cell: { card: 'crt', column: { heading: '1:1' }, row: '9' } }],
    });
    const odds = cellsBlock({});
    expect(odds?.kind === 'cells' && odds.rows.map(({ use, result }) => [use, result])).toEqual(
      Array.from({ length: 20 }, (_, i) => ['odds', i === 7 ? '−3 / −4' : undefined]),
    );
    expect(out({})).toMatchObject({ missing: 19, odds: null });
  });

  test('a partly filled card says how many cells are missing', () => {
    const some = withEntries(data, { crt: { headings: [], complete: false, cells: { '/1:1/9': '+1 / −1' } } });
    expect(out({}, some).missing).toBe(18);
    expect(out({ die: 9 }, some).odds).not.toBeNull();
    expect(verdict({ die: 9 }, some)).toBe('combat.verdict.tests.defender');
  });

  test('a filled card gives the odds of the whole roll', () => {
    const { odds, missing } = out({}, filled);
    expect(missing).toBe(0);
    expect(odds && equal(sum([odds.beaten.attacker, odds.beaten.defender, odds.beaten.nobody]), ONE)).toBe(true);
  });
});

describe('the contract', () => {
  test('labels, options and the same messages in every language', () => {
    expectLabels(combat.schema.shape);
    expectSameKeys('combat');
  });

  test('any input: words for everything, odds of one, unique ids, on any card', () => {
    fc.assert(
      fc.property(
        inputsOf(combatSchema, { strings: ['', 'x'] }),
        fc.constantFrom('none', 'all', '•• −3 / • +2'),
        (input, card) => {
          const on = card === 'none' ? data : card === 'all' ? filled : uniformCrt(data, card);
          const result = run(combat, input, on);
          if (!result.ok) {
            expectSpoken(result.error);
            return;
          }
          expectSpoken(result.value);
          const ids = (list: readonly { readonly id: string }[]): void =>
            expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          ids(result.value.steps);
          ids(result.value.notApplied);
          const { odds } = result.value.outcome.data;
          if (!odds) return;
          for (const side of ['attacker', 'defender'] as const)
            expect(equal(sum(odds.lost[side].map(({ chance }) => chance)), ONE)).toBe(true);
          for (const { lost } of odds.units) expect(equal(sum(lost.map(({ chance }) => chance)), ONE)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
