import { describe, expect, test } from 'vitest';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { withEntries } from '@/lib/games/nach-paris/data';
import { fraction } from '@/lib/prob/fraction';
import { firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, answer, out, verdict, shown, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

const drm = (input: unknown, id: string): number => {
  const step = answer(input).steps.find((one) => one.id === id);
  const number = (value: string | number | undefined): number => Number(String(value ?? 0).replace('−', '-'));
  return step ? number(step.after) - number(step.before) : 0;
};

describe('the ground (9.4.2 to 9.4.5)', () => {
  test.each([
    ['clear', 'lowlands', 12, 0],
    ['lowlands', 'mountain', 12, 4],
    ['flood-plain', 'broken', 12, 4],
    ['broken', 'clear', 12, 10],
    ['broken', 'broken', 9, 12],
    ['broken', 'mountain', 9, 12],
    ['rough', 'lowlands', 12, 14],
    ['rough', 'broken', 9, 16],
    ['rough', 'rough', 9, 20],
    ['rough', 'mountain', 6, 20],
    ['mountain', 'clear', 9, 22],
    ['mountain', 'rough', 6, 22],
  ])('%s attacked out of %s: %i steps, %i', (terrain, attacker, most, value) => {
    const hex = (steps: number[]) => ({
      terrain,
      attackers: [
        from(
          steps.map((n) => inf({ steps: n })),
          { terrain: attacker },
        ),
      ],
    });
    expect(drm(hex([4]), 'terrain')).toBe(value);
    const fits = most === 12 ? [5, 5, 2] : most === 9 ? [5, 4] : [5, 1];
    expect(out(hex(fits)).drm).toBe(value);
    expect(refusalOf(combat, hex([...fits, 1]), data)).toMatchObject({
      code: 'illegal',
      rule: most === 12 ? '9.1.1' : '9.4.4',
    });
  });

  test.each([
    ['none', 'normal', 0],
    ['deep-forest', 'normal', 3],
    ['deep-forest', 'superior', 9],
    ['mountain-range', 'min', 6],
    ['mountain-range', 'superior', 18],
    ['minor-river', 'superior', 6],
    ['river', 'normal', 12],
    ['major-river-bridge', 'normal', 18],
    ['partly-flooded', 'normal', 18],
    ['major-river', 'normal', 26],
    ['flooded', 'normal', 26],
  ])('across %s with %s mobility: %i', (hexside, mobility, value) => {
    expect(drm({ attackers: [from([inf({ mobility })], { hexside })] }, 'hexside')).toBe(value);
  });

  test('one unit that cannot cross makes the hexside worse', () => {
    expect(
      drm({ attackers: [from([inf(), inf({ mobility: 'superior' })], { hexside: 'deep-forest' })] }, 'hexside'),
    ).toBe(9);
  });

  test.each([
    [{ light: true }, 'broken', 'broken', -3],
    [{ mountain: true }, 'mountain', 'rough', -6],
    [{ mobility: 'min' }, 'mountain', 'clear', -3],
    [{ light: true }, 'clear', 'clear', 0],
    [{}, 'broken', 'broken', 0],
  ])('light infantry %o in %s out of %s: %i', (unit, terrain, attacker, value) => {
    expect(drm({ terrain, attackers: [from([inf(unit)], { terrain: attacker })] }, 'light')).toBe(value);
  });

  test('light infantry counts half, partial commitment one step', () => {
    const jaeger = (n: number) => Array.from({ length: n }, () => inf({ light: true, steps: 1 }));
    expect(
      out({ attackers: [from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 1 }), ...jaeger(2)])] }).drm,
    ).toBe(0);
    expect(
      refusalOf(
        combat,
        { attackers: [from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 1 }), ...jaeger(3)])] },
        data,
      ).text.params,
    ).toMatchObject({ steps: '12½', most: 12 });
    expect(
      answer({
        attackers: [
          from([
            inf(),
            inf({ light: true, steps: 4, commitment: 'partial' }),
            inf({ light: true, steps: 1, commitment: 'partial' }),
          ]),
        ],
      }).steps.find(({ id }) => id === 'room-0')?.text.params,
    ).toMatchObject({ steps: '5½' });
    const partial = inf({ commitment: 'partial', steps: 4 });
    expect(out({ attackers: [from([inf(), inf(), partial, partial, partial, partial])] }).attack).toEqual(fraction(68));
  });

  test('the 12 hold for each combat (9.1.1): what attacked from the hex before does not count', () => {
    expect(out({ attackers: [from([inf({ steps: 4 })], { used: 12 })] }).drm).toBe(0);
    expect(answer({ attackers: [from([inf()], { used: 12 })] }).steps.some(({ id }) => id === 'phase-0')).toBe(false);
    const tooMany = from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 3 })]);
    expect(refusalOf(combat, { attackers: [tooMany] }, data)).toMatchObject({ rule: '9.1.1' });
  });

  test('by the other reading steps that attacked from the hex before count for the 12', () => {
    const phase = (units: object[], used: number) => ({ stepsReading: 'phase', attackers: [from(units, { used })] });
    expect(refusalOf(combat, phase([inf({ steps: 4 })], 9), data)).toMatchObject({
      field: 'attackers.0.used',
      rule: '9.1.1',
    });
    expect(out(phase([inf({ steps: 4 })], 8)).drm).toBe(0);
    const jaeger = { light: true, steps: 1 };
    expect(
      answer(phase([inf({ steps: 4 }), inf(jaeger)], 7.5)).steps.find(({ id }) => id === 'phase-0')?.text.params,
    ).toMatchObject({ before: '7½', steps: '12' });
    expect(refusalOf(combat, phase([inf({ steps: 5 })], 7.5), data).text.params).toMatchObject({ steps: '12½' });
    expect(refusalOf(combat, phase([inf()], 7.3), data).text.key).toBe('calc.multiple');
  });

  test('only the worst hex counts, and only hexes with a fully committed INF or CAV', () => {
    const hexes = [from([inf()], { terrain: 'broken' }), from([inf()], { hexside: 'river' })];
    expect(out({ attackers: hexes }).drm).toBe(12 - 1);
    const artillery = from([inf({ kind: 'har', steps: 1 })], { hexside: 'major-river' });
    expect(out({ attackers: [from([inf()]), artillery] }).drm).toBe(0);
  });
});

describe('other modifiers of the d20', () => {
  const cases: readonly (readonly [string, object, number])[] = [
    ['cavAttack', { attackers: [from([inf({ kind: 'cav' })], { terrain: 'rough' })] }, 12],
    ['cavDefend', { terrain: 'mountain', defenders: [poilu({ kind: 'cav' })] }, -12],
    ['flashy', { attackers: [from([poilu({ flashy: true }), poilu({ flashy: true })])], defenders: [inf()] }, 1],
    ['flank', { attackers: [from([inf()], { part: 'flank' }), from([inf()], { part: 'flank' })] }, -10],
    ['rear', { attackers: [from([inf()], { part: 'rear' })] }, -16],
    ['embarked', { defenders: [poilu({ embarked: true })] }, -10],
    ['dividedCorps', { dividedCorps: 2 }, 10],
    ['attackerLlc', { attackerSupply: 'llc' }, 4],
    ['attackerOoc', { attackerSupply: 'both' }, 12],
    ['defenderLlc', { defenderSupply: 'both' }, -2],
    ['defenderOoc', { defenderSupply: 'ooc' }, -6],
    ['rain', { rain: true }, 4],
    [
      'indoctrinatedAttack',
      {
        attackers: [
          from([
            poilu({ indoctrinated: true }),
            poilu({ indoctrinated: true }),
            poilu({ indoctrinated: true, lost: 1 }),
          ]),
        ],
        defenders: [inf()],
      },
      6,
    ],
    ['indoctrinatedDefend', { defenders: [poilu({ indoctrinated: true })] }, -3],
    ['extra', { extra: -7 }, -7],
  ];
  test.each(cases)('%s', (id, input, value) => {
    expect(drm(input, id)).toBe(value);
    expect(answer({}).notApplied.map((one) => one.id)).toContain(id);
    expect(answer(input).notApplied.map((one) => one.id)).not.toContain(id);
  });

  test.each([
    [1, 0],
    [2, -1],
    [3, -3],
    [4, -4],
    [5, -5],
    [6, -5],
  ])('from %i hexes: %i', (n, value) => {
    expect(out({ attackers: Array.from({ length: n }, () => from([inf()])) }).drm).toBe(value);
  });

  test('flank and rear add up, or only the rear counts', () => {
    const both = { attackers: [from([inf()], { part: 'flank' }), from([inf()], { part: 'rear' })] };
    expect(out(both).drm).toBe(-26 - 1);
    expect(out({ ...both, flankReading: 'rear' }).drm).toBe(-16 - 1);
    expect(answer(both).open.map(({ dispute }) => dispute)).toContain('flank-and-rear');
  });

  test.each([
    ['a CAV in the hex', { defenders: [poilu(), poilu({ kind: 'cav' })] }],
    ['only HQ in the hex', { defenders: [poilu({ kind: 'hq', steps: 1 })] }],
    ['a zone without units', { attackers: [from([poilu()], { part: 'rear' })], defenders: [], zone: true }],
    ['a camp with an active fort', { works: 'regular', camp: 'finished', forts: 1 }],
  ])('no rear: %s', (_, input) => {
    expect(out({ attackers: [from([inf()], { part: 'rear' })], ...input }).drm).toBe(0);
  });

  test('a train has flanks only, −10 once; beside a unit with a front the facing counts', () => {
    const rear = { attackers: [from([inf()], { part: 'rear' })] };
    expect(out({ ...rear, defenders: [poilu({ embarked: true })] }).drm).toBe(-10);
    expect(out({ ...rear, defenders: [poilu({ embarked: true }), poilu()] }).drm).toBe(-16);
  });

  test('partial commitment brings no modifier', () => {
    const hexes = [from([inf()]), from([inf({ commitment: 'partial' })], { part: 'flank', hexside: 'river' })];
    expect(out({ attackers: hexes }).drm).toBe(0);
  });

  describe('French reserves (9.4.12)', () => {
    const reserve = (more: object = {}, turn = 17) => ({
      turn,
      attackers: [from([poilu({ reserve: true, rank: 'C', cab: 9, ...more })])],
      defenders: [inf()],
    });
    test.each([
      [{ reserveTest: 9 }, 17, 0],
      [{ reserveTest: 10 }, 17, 3],
      [{ reserveTest: 10 }, 18, 0],
      [{ reserveTest: 20, rank: 'A' }, 17, 0],
      [{ reserveTest: 9, march: 'exm-1' }, 17, 3],
    ])('%o in GT%i: %i', (unit, turn, value) => {
      expect(out(reserve(unit, turn)).drm).toBe(value);
    });

    test('before the test both rows are open', () => {
      const { cells } = out({ ...reserve(), die: 10 });
      expect(cells.map(({ row }) => row)).toEqual([10, 13]);
      expect(verdict({ ...reserve(), die: 10 })).toBe('combat.verdict.reserves');
    });

    test('the odds mix the failures of two divisions', () => {
      const two = {
        turn: 3,
        attackers: [from([poilu({ reserve: true, rank: 'C', cab: 5 }), poilu({ reserve: true, rank: 'C', cab: 15 })])],
        defenders: [inf()],
        die: 10,
      };
      const card = withEntries(data, {
        crt: {
          headings: ['2:1'],
          complete: true,
          cells: { '/2:1/10': '— / •', '/2:1/13': '— / ••', '/2:1/16': '— / •••' },
        },
      });
      expect(out(two, card).odds?.lost.defender.map(({ steps, chance }) => [steps, shown(chance)])).toEqual([
        [1, '3/16'],
        [2, '5/8'],
        [3, '3/16'],
      ]);
    });
  });
});

describe('the CAB in combat (9.5)', () => {
  const cabOf = (input: object, side: 'attacker' | 'defender' = 'defender', at = 0): number | undefined =>
    out(input).units.find((unit) => unit.side === side && unit.at === at)?.cab;
  const har = (arf: number) => inf({ kind: 'har', steps: 1, arf });
  test.each([
    ['red ARF', [inf({ redArf: true }), inf({ redArf: true })], {}, -1],
    ['pioneers', [inf({ kind: 'pio', steps: 1 })], {}, -1],
    ['both', [inf({ redArf: true }), inf({ kind: 'pio', steps: 1 })], {}, -2],
    ['red ARF, partially committed', [inf(), inf({ redArf: true, commitment: 'partial' })], {}, -1],
    ['each unit', [inf({ redArf: true }), inf({ redArf: true })], { redArfReading: 'units' }, -2],
    ['once', [inf({ redArf: true }), inf({ kind: 'pio', steps: 1 })], { redArfReading: 'once' }, -1],
    ['HAR 4', [inf(), har(4)], {}, 0],
    ['HAR 5', [inf(), har(2), har(3)], {}, -1],
    ['HAR 11', [inf(), har(11)], {}, -1],
    ['HAR 12', [inf(), har(12)], {}, -2],
    ['SAR on the open', [inf(), inf({ kind: 'sar', steps: 1, arf: 9 })], {}, 0],
    ['SAR on entrenchments', [inf(), inf({ kind: 'sar', steps: 1, arf: 9 })], { works: 'regular' }, -2],
    ['SAR on old walls', [inf(), inf({ kind: 'sar', steps: 1, arf: 9 })], { works: 'old' }, -2],
    ['SAR on fieldworks', [inf(), inf({ kind: 'sar', steps: 1, arf: 9 })], { works: 'fieldworks' }, 0],
    ['SAR not in position', [inf(), inf({ kind: 'sar', steps: 1, arf: 9, moving: true })], { works: 'regular' }, 0],
    ['SAR with an AFF only', [inf(), inf({ kind: 'sar', steps: 1, arf: 0 })], { works: 'regular' }, -2],
    ['heat', [inf()], { heat: true }, -1],
  ])('%s: %i', (_, units, more, value) => {
    expect(cabOf({ attackers: [from(units)], ...more })).toBe(12 + value);
  });

  test.each([
    ['exm-1', -1, 0],
    ['exm-2', -2, 0],
    ['fom', -3, -3],
  ])('%s: attacker %i, defender %i', (march, attacker, defender) => {
    const input = { attackers: [from([inf({ march })])], defenders: [poilu({ march })] };
    expect(cabOf(input, 'attacker')).toBe(12 + attacker);
    expect(cabOf(input)).toBe(12 + defender);
  });

  test('the sum of EXM-2 and FOM, near home, indoctrinated', () => {
    expect(cabOf({ attackers: [from([inf({ march: 'fom' })])], marchReading: 'sum' }, 'attacker')).toBe(7);
    expect(cabOf({ defenders: [poilu({ nearHome: true, indoctrinated: true })] })).toBe(15);
    expect(cabOf({ defenders: [poilu({ indoctrinated: true, lost: 1 })] })).toBe(12);
  });

  const sar = (shells: string, more: object = {}) => inf({ kind: 'sar', arf: 5, shells, ...more });
  const supported = (guns: object[], more: object = {}) => ({
    works: 'regular',
    attackers: [from([inf(), ...guns])],
    ...more,
  });

  test('siege guns that support spend a shot of each count involved (9.5.3)', () => {
    const input = supported([sar('42'), sar('42'), sar('30'), sar('none')], { shots42: 1, shots30: 7 });
    expect(out(input).shots).toEqual([
      { calibre: '42', before: 1, after: 0 },
      { calibre: '30', before: 7, after: 6 },
    ]);
    expect(
      answer(input)
        .steps.filter(({ id }) => id.startsWith('shots-'))
        .map(({ rule, before, after }) => [rule, before, after]),
    ).toEqual([
      ['9.5.3', 1, 0],
      ['9.5.3', 7, 6],
    ]);
    const tracks = (more: object) => answer({ ...input, ...more }).outcome.blocks.filter(({ kind }) => kind === 'next');
    expect(tracks({})).toEqual([]);
    expect(tracks({ die: 5 })).toMatchObject([{ id: 'track', values: { shots42: 0, shots30: 6 } }]);
    expect(tracks({ die: 5, works: 'none' })).toEqual([]);
  });

  test.each<[string, object, number, readonly string[]]>([
    ['a shot left', supported([sar('42')], { shots42: 1 }), -2, []],
    ['none left', supported([sar('42')], { shots42: 0 }), 0, ['shots-empty42 8.8.2']],
    ['none left of one calibre', supported([sar('42'), sar('30')], { shots30: 0 }), -2, ['shots-empty30 8.8.2']],
    [
      'none left, another without a shell',
      supported([sar('42'), sar('none')], { shots42: 0 }),
      -2,
      ['shots-empty42 8.8.2', 'shots-uncounted 2.5.17'],
    ],
    ['moving', supported([sar('42', { moving: true })]), 0, ['shots-moving 8.1.2']],
    ['on the open', supported([sar('42')], { works: 'none' }), 0, ['shots-open 9.5.3']],
    ['no siege gun', supported([]), 0, []],
  ])('siege guns, %s: %i', (_, input, value, reasons) => {
    expect(cabOf(input)).toBe(12 + value);
    const { notApplied, outcome } = answer(input);
    expect(notApplied.filter(({ id }) => id.startsWith('shots-')).map(({ id, rule }) => `${id} ${rule}`)).toEqual(
      reasons,
    );
    expect(outcome.data.shots.length > 0).toBe(value !== 0 && !reasons.includes('shots-uncounted 2.5.17'));
  });

  test('a combat that is not fought costs no shot, and defending siege guns none', () => {
    expect(out(supported([sar('42')], { defenders: [poilu({ kind: 'cav', withdraws: true })] })).shots).toEqual([]);
    expect(
      out({ works: 'regular', attackers: [from([poilu()])], defenders: [inf(), inf({ kind: 'sar', arf: 5 })] }).shots,
    ).toEqual([]);
  });

  test('the shots left are asked for where a gun counts them', () => {
    expect(firstScreen(combat.schema).filter((name) => name.startsWith('shots'))).toEqual([]);
    expect(
      firstScreen(combat.schema, supported([sar('42')]) as Record<string, unknown>).filter((name) =>
        name.startsWith('shots'),
      ),
    ).toEqual(['shots42']);
  });

  test('a bare zone tests with 13, untouched', () => {
    expect(
      out({ attackers: [from([poilu({ redArf: true })])], defenders: [], zone: true, heat: true }).units.find(
        ({ side }) => side === 'defender',
      ),
    ).toMatchObject({ at: -1, cab: 13 });
  });
});
