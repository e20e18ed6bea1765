import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import examples from '@/content/nach-paris/examples.json';
import { run } from '@/lib/calc/calculator';
import { formOf, isAsked } from '@/lib/calc/form';
import { combat, type CombatAnswer } from '@/lib/games/nach-paris/calculators/combat';
import { combatSchema } from '@/lib/games/nach-paris/combat/fields';
import { pauseOf } from '@/lib/games/nach-paris/combat/aftermath';
import { loadData, withEntries, type NpData } from '@/lib/games/nach-paris/data';
import { equal, fraction, ONE, sum, type Fraction } from '@/lib/prob/fraction';
import { inputsOf } from '@/tests/support/from-schema';
import { filledCrt, uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import {
  answerOf,
  expectLabels,
  expectSameKeys,
  expectSpoken,
  firstScreen,
  refusalOf,
} from '@/tests/games/nach-paris/spoken';

const worked = examples.examples.filter(({ tool }) => tool === 'combat');

let data: NpData;
let filled: NpData;
beforeAll(async () => {
  data = await loadData();
  filled = filledCrt(data);
});

const answer = (input: unknown, on: NpData = data) => answerOf(combat, input, on);
const out = (input: unknown, on: NpData = data): CombatAnswer => answer(input, on).outcome.data;
const verdict = (input: unknown, on: NpData = data): string | undefined => {
  const [first] = answer(input, on).outcome.blocks;
  return first?.kind === 'verdict' ? first.text.key : undefined;
};
const drm = (input: unknown, id: string): number => {
  const step = answer(input).steps.find((one) => one.id === id);
  const number = (value: string | number | undefined): number => Number(String(value ?? 0).replace('−', '-'));
  return step ? number(step.after) - number(step.before) : 0;
};
const shown = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);

const inf = (more: object = {}): object => ({ nation: 'germany', ...more });
const poilu = (more: object = {}): object => ({ nation: 'france', ...more });
const from = (units: object[], more: object = {}): object => ({ units, ...more });

describe('the worked examples', () => {
  test.each(worked)('$id', ({ input, expected }) => {
    expect(out(input)).toMatchObject(expected.data);
  });

  const unitsOf = (id: string) => {
    const { odds } = out(worked.find((one) => one.id === id)?.input);
    return odds?.units
      .filter(({ side }) => side === 'defender')
      .map(({ lost, back, destroyed }) => ({
        lost: lost.map(({ steps }) => steps),
        back: back.n > 0n,
        destroyed: destroyed.n > 0n,
      }));
  };

  test('9, case 1: the division retreats, what is left alone is destroyed', () => {
    expect(unitsOf('combat-9-case-1')).toEqual([
      { lost: [1], back: true, destroyed: false },
      { lost: [1], back: false, destroyed: true },
      { lost: [1], back: false, destroyed: true },
    ]);
  });

  test('9, case 2: all pass and may retreat; case 3: nobody is alone', () => {
    expect(unitsOf('combat-9-case-2')).toEqual([
      { lost: [1], back: true, destroyed: false },
      { lost: [0], back: true, destroyed: false },
      { lost: [0], back: true, destroyed: false },
    ]);
    expect(unitsOf('combat-9-case-3')).toEqual(
      Array.from({ length: 3 }, () => ({ lost: [0], back: false, destroyed: false })),
    );
  });

  test('11: the French test with −6 in all', () => {
    const { units } = out(worked.find(({ id }) => id === 'combat-11')?.input);
    expect((units.find(({ side }) => side === 'defender')?.cab ?? 0) - 4).toBe(12 - 6);
  });

  test('12: the French choose Y24 as the worst hex', () => {
    expect(
      answer(worked.find(({ id }) => id === 'combat-12')?.input).steps.find(({ id }) => id === 'worst')?.text.params,
    ).toMatchObject({ hex: 2, sum: '+18', all: '1: +12, 2: +18' });
  });
});

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

  test('steps that attacked from the hex before count for the 12', () => {
    expect(refusalOf(combat, { attackers: [from([inf({ steps: 4 })], { used: 9 })] }, data)).toMatchObject({
      field: 'attackers.0.used',
      rule: '9.1.1',
    });
    expect(out({ attackers: [from([inf({ steps: 4 })], { used: 8 })] }).drm).toBe(0);
    const jaeger = { light: true, steps: 1 };
    expect(
      answer({ attackers: [from([inf({ steps: 4 }), inf(jaeger)], { used: 7.5 })] }).steps.find(
        ({ id }) => id === 'phase-0',
      )?.text.params,
    ).toMatchObject({ before: '7½', steps: '12' });
    expect(
      refusalOf(combat, { attackers: [from([inf({ steps: 5 })], { used: 7.5 })] }, data).text.params,
    ).toMatchObject({ steps: '12½' });
    expect(refusalOf(combat, { attackers: [from([inf()], { used: 7.3 })] }, data).text.key).toBe('calc.multiple');
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

describe('strengths (9.1.8 to 9.1.14)', () => {
  const defence = (input: object): string => shown(out({ ...input }).defence);

  test('full CBF, partial ARF, artillery CBF, forts; HQ and ENG nothing', () => {
    const units = [
      inf({ cbf: 20 }),
      inf({ commitment: 'partial', arf: 3 }),
      inf({ kind: 'har', steps: 1, cbf: 4 }),
      inf({ kind: 'hq', steps: 1, cbf: 9 }),
    ];
    expect(out({ attackers: [from(units)] }).attack).toEqual(fraction(27));
    expect(out({ attackers: [from([inf({ cbf: 20, nearHome: true })])], fortSupport: 5 }).attack).toEqual(fraction(25));
    expect(defence({ defenders: [poilu({ cbf: 20 }), poilu({ kind: 'eng', steps: 1, cbf: 7 })] })).toBe('20');
  });

  test('units that fought already are left out', () => {
    expect(defence({ defenders: [poilu({ cbf: 20 }), poilu({ cbf: 30, fought: true })] })).toBe('20');
  });

  test.each([
    ['fieldworks', 'germany', '130'],
    ['fieldworks', 'france', '120'],
    ['regular', 'germany', '200'],
    ['regular', 'belgium', '170'],
    ['improved', 'germany', '350'],
    ['improved', 'france', '300'],
    ['old', 'britain', '150'],
  ])('%s of a %s unit: %s for 100', (works, nation, value) => {
    const side = nation === 'germany' ? poilu() : inf();
    expect(
      defence({
        attackers: [from([side])],
        works,
        defenders: [
          { nation, cbf: 50 },
          { nation, cbf: 50 },
        ].map((unit) => ({ ...unit, steps: 2 })),
      }),
    ).toBe(value);
  });

  test.each([
    ['regular', { turn: 2 }, '36'],
    ['improved', { turn: 2 }, '36'],
    ['improved', { camp: 'unfinished' }, '51'],
    ['regular', { camp: 'unfinished' }, '36'],
    ['improved', { camp: 'liege' }, '36'],
    ['improved', { camp: 'unfinished', fallen: true }, '36'],
    ['improved', { camp: 'finished', campNation: 'belgium' }, '51'],
    ['improved', { camp: 'finished', campNation: 'france' }, '90'],
    ['improved', { camp: 'unfinished', campNation: 'belgium' }, '36'],
    ['improved', { fallen: true }, '51'],
    ['improved', { camp: 'liege', campNation: 'belgium' }, '36'],
    ['fieldworks', { camp: 'unfinished', fallen: true }, '36'],
  ])('%s lowered by %o: 30 French points count %s', (works, more, value) => {
    expect(defence({ works, ...more })).toBe(value);
  });

  test.each([
    ['belgium', 'improved', { camp: 'liege' }, '51'],
    ['belgium', 'improved', { camp: 'liege', fallen: true }, '36'],
    ['britain', 'improved', {}, '51'],
    ['britain', 'improved', { camp: 'unfinished' }, '36'],
    ['britain', 'improved', { campNation: 'germany' }, '90'],
    ['britain', 'regular', {}, '51'],
    ['britain', 'regular', { camp: 'finished' }, '36'],
    ['britain', 'regular', { turn: 2 }, '36'],
    ['britain', 'old', {}, '45'],
  ])('guests in a camp (11.6.12): %s behind %s, %o: %s', (nation, works, more, value) => {
    expect(defence({ works, defenders: [{ nation }], ...more })).toBe(value);
  });

  test('a guest and the level that it loses are named', () => {
    const { steps } = answer({ works: 'improved', camp: 'finished', campNation: 'belgium' });
    expect(steps.find(({ id }) => id === 'guest-0')).toMatchObject({ rule: '11.6.12' });
    expect(
      answer({ works: 'improved', turn: 2, defenders: [{ nation: 'britain' }] }).steps.map(({ id }) => id),
    ).not.toContain('guest-0');
    expect(
      answer({ works: 'regular', camp: 'unfinished', defenders: [{ nation: 'britain' }] }).steps.map(({ id }) => id),
    ).not.toContain('guest-0');
  });

  test.each([
    ['fieldworks', 'cav', 4, '30'],
    ['regular', 'cav', 4, '30'],
    ['old', 'cav', 4, '30'],
    ['fieldworks', 'har', 1, '36'],
    ['old', 'har', 1, '45'],
    ['old', 'inf', 5, '30'],
    ['old', 'inf', 4, '45'],
    ['old', 'har', 5, '45'],
  ])('%s and %s of %i steps: %s', (works, kind, steps, value) => {
    expect(defence({ works, defenders: [poilu({ kind, steps, arf: 1 })] })).toBe(value);
  });

  test.each([
    ['regular', '60'],
    ['fieldworks', '30'],
    ['old', '45'],
  ])('German siege guns in %s: %s', (works, value) => {
    expect(defence({ attackers: [from([poilu()])], works, defenders: [inf({ kind: 'sar' })] })).toBe(value);
  });

  test('entrenchments hold 8 steps: those that gain most are inside', () => {
    const three = [poilu({ cbf: 10, steps: 4 }), poilu({ cbf: 30, steps: 4 }), poilu({ cbf: 20, steps: 4 })];
    expect(defence({ works: 'regular', defenders: three })).toBe('95');
    expect(answer({ works: 'regular', defenders: three }).steps.map(({ id }) => id)).toContain('crowded');
    expect(defence({ works: 'regular', defenders: three.map((unit, i) => ({ ...unit, dug: i === 0 })) })).toBe('67');
  });

  test('fieldworks want every attacker in front, entrenchments one across', () => {
    const hexes = [from([inf()]), from([inf()], { part: 'flank' })];
    expect(defence({ works: 'fieldworks', attackers: hexes })).toBe('30');
    expect(defence({ works: 'fieldworks', attackers: hexes, worksReading: 'one' })).toBe('36');
    const around = [from([inf()]), from([inf()], { covered: false })];
    expect(defence({ works: 'regular', attackers: around })).toBe('51');
    expect(defence({ works: 'regular', turn: 1, attackers: around })).toBe('30');
    expect(defence({ works: 'regular', attackers: [from([inf()], { covered: false })] })).toBe('30');
    expect(defence({ works: 'old', attackers: [from([inf()], { covered: false, part: 'rear' })] })).toBe('45');
  });

  test('forts and zone are added once and not multiplied', () => {
    expect(defence({ works: 'regular', camp: 'finished', forts: 2, fortCbf: 12 })).toBe('63');
    expect(defence({ attackers: [from([poilu()])], defenders: [inf({ cbf: 10 })], zone: true })).toBe('12');
  });

  test('the other reading multiplies the forts too', () => {
    const camp = { camp: 'finished', forts: 1, fortCbf: 10, defenders: [poilu({ cbf: 20 })], works: 'improved' };
    expect(defence(camp)).toBe('70');
    expect(defence({ ...camp, fortReading: 'multiplied' })).toBe('90');
    expect(defence({ ...camp, works: 'none', fortReading: 'multiplied' })).toBe('30');
    expect(defence({ ...camp, defenders: [poilu({ cbf: 20, kind: 'cav' })], fortReading: 'multiplied' })).toBe('30');
  });

  test('a hex of HQ and ENG alone attacks through no hexside', () => {
    const aside = from([inf({ kind: 'hq' })], { part: 'flank', covered: false });
    expect(defence({ works: 'fieldworks', attackers: [from([inf()]), aside] })).toBe('36');
  });

  test('units other than INF and CAV have one step', () => {
    const always = (units: object[]) => out({ die: 10, defenders: units }, uniformCrt(data, '— / •'));
    expect(always([poilu({ kind: 'har' })]).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { lost: 1, destroyed: true }],
    });
    expect(
      defence({
        works: 'regular',
        defenders: [poilu({ kind: 'har', cbf: 10 }), poilu({ cbf: 10 }), poilu({ cbf: 10, steps: 3 })],
      }),
    ).toBe('51');
    expect(
      out({ attackers: [from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ kind: 'pio' }), inf({ kind: 'pio' })])] })
        .drm,
    ).toBe(0);
  });

  test('several Allied nations: one in full, the others half', () => {
    const mixed = [poilu({ cbf: 15 }), { nation: 'belgium', cbf: 21 }];
    expect(defence({ defenders: mixed })).toBe('57/2');
    expect(defence({ defenders: mixed, leader: 'france' })).toBe('51/2');
    expect(defence({ defenders: mixed, leader: 'britain' })).toBe('57/2');
    expect(defence({ defenders: [poilu({ cbf: 15 }), { nation: 'belgium', kind: 'hq', steps: 1, cbf: 0 }] })).toBe(
      '15',
    );
  });

  test.each([
    [59, 36, '1.5:1', '1.64:1'],
    [60, 30, '2:1', '2:1'],
    [59, 30, '1.5:1', '1.97:1'],
    [30, 30, '1:1', '1:1'],
  ])('%i against %i is column %s', (attack, defending, heading, ratio) => {
    expect(out({ attackers: [from([inf({ cbf: attack })])], defenders: [poilu({ cbf: defending })] })).toMatchObject({
      ratio,
      column: { known: true, heading },
    });
  });

  test.each([
    [1, 10, '1:2'],
    [60, 2, '4:1'],
    [30, 0, '4:1'],
  ])('%i against %i: the outermost column of a complete card', (attack, defending, heading) => {
    expect(
      out({ attackers: [from([inf({ cbf: attack })])], defenders: [poilu({ cbf: defending })] }, filled).column,
    ).toEqual({ known: true, heading });
  });

  test.each([
    ['two hexes of 60 and 59.5', [60, 59], 60, '1.98:1'],
    ['not a heading that is missed', [59, 60, 60], 60, '2.98:1'],
    ['a hair below 2:1', [60, 60, 60, 19], 100, '1.99:1'],
    ['below 1:1 it is cut off', [2], 3, '0.66:1'],
  ])('%s', (_, attack, defending, ratio) => {
    const halves = defending > 60 ? [poilu({ cbf: 60 }), poilu({ cbf: defending - 60 })] : [poilu({ cbf: defending })];
    expect(out({ attackers: attack.map((cbf) => from([inf({ cbf })])), defenders: halves })).toMatchObject({ ratio });
  });

  test('a ratio past the known headings is looked up on the card', () => {
    expect(out({ attackers: [from([inf({ cbf: 60 })])], defenders: [poilu({ cbf: 10 })] }).column).toMatchObject({
      known: false,
      value: '6:1',
      shift: 0,
    });
  });
});

describe('refusals', () => {
  test.each([
    [
      'two nations',
      { attackers: [from([poilu(), { nation: 'belgium' }])], defenders: [inf()] },
      'attackers.0.units.1.nation',
      '9.1.1',
    ],
    ['bombarded', { attackers: [from([inf({ active: true })])] }, 'attackers.0.units.0.active', '9.1.1'],
    ['assaulted', { attackers: [from([inf({ assaulted: true })])] }, 'attackers.0.units.0.assaulted', '11.5.7'],
    ['attacked before', { attackers: [from([inf({ attacked: true })])] }, 'attackers.0.units.0.attacked', '9.1.4'],
    [
      'CAV that slipped away before',
      { defenders: [poilu({ kind: 'cav', withdraws: true, withdrew: true })] },
      'defenders.0.withdraws',
      '9.2.7',
    ],
    [
      'marked by an ABU, even A+',
      { attackers: [from([inf({ marker: 'bombardment', rank: 'A+' })])] },
      'attackers.0.units.0.marker',
      '8.3.4',
    ],
    ['one step, A', { attackers: [from([inf({ marker: 'one', rank: 'A' })])] }, 'attackers.0.units.0.marker', '9.3.6'],
    [
      'two steps, A+',
      { attackers: [from([inf({ marker: 'two', rank: 'A+' })])] },
      'attackers.0.units.0.marker',
      '9.3.6',
    ],
    [
      'second turn, B',
      { attackers: [from([inf({ marker: 'turned', rank: 'B' })])] },
      'attackers.0.units.0.marker',
      '9.3.6',
    ],
    ['light red', { attackers: [from([inf({ weak: true })])] }, 'attackers.0.units.0.weak', '9.1.7'],
    [
      'French partial',
      { attackers: [from([poilu(), poilu({ commitment: 'partial' })])], defenders: [inf()] },
      'attackers.0.units.1.commitment',
      '9.1.6',
    ],
    [
      'partial artillery',
      { attackers: [from([inf(), inf({ kind: 'har', commitment: 'partial' })])] },
      'attackers.0.units.1.commitment',
      '9.1.6',
    ],
    [
      'partial over a range',
      { attackers: [from([inf(), inf({ commitment: 'partial' })], { hexside: 'mountain-range' })] },
      'attackers.0.units.1.commitment',
      '9.4.3',
    ],
    ['nobody full', { attackers: [from([inf({ commitment: 'partial' })])] }, 'attackers', '9.1.6'],
    ['HQ alone', { attackers: [from([inf({ kind: 'hq' })])] }, 'attackers', '9.1.14'],
    ['artillery alone', { attackers: [from([inf({ kind: 'har', steps: 1 })])] }, 'attackers', '9.1.5'],
    ['a flooded hex', { terrain: 'flooded' }, 'terrain', '6.4.1'],
    ['out of a flooded hex', { attackers: [from([inf()], { terrain: 'flooded' })] }, 'attackers.0.terrain', '6.4.1'],
    ['forts support a unit of theirs only', { fortSupport: 3 }, 'fortSupport', '11.3.8'],
    ['a friend', { defenders: [inf()] }, 'defenders.0.nation', '9.1.1'],
    ['forts that have fallen and stand', { fallen: true, fortCbf: 8 }, 'fallen', '11.6.11'],
    ['a German zone', { zone: true }, 'zone', '11.2.1'],
    ['nobody there', { defenders: [] }, 'defenders', '9.1.1'],
    ['a fort alone', { defenders: [], forts: 1, fortCbf: 8 }, 'defenders', '11.3.7'],
    ['all fought', { defenders: [poilu({ fought: true })] }, 'defenders', '9.1.4'],
    ['sheltered HQ', { defenders: [poilu({ kind: 'hq', steps: 1 })], forts: 1 }, 'defenders', '11.3.9'],
    ['infantry slips away', { defenders: [poilu({ withdraws: true })] }, 'defenders.0.withdraws', '9.2.1'],
    [
      'CAV among the attackers',
      { attackers: [from([inf({ kind: 'cav' })])], defenders: [poilu({ kind: 'cav', withdraws: true })] },
      'defenders.0.withdraws',
      '9.2.1',
    ],
    ['Allied SAR', { defenders: [poilu(), poilu({ kind: 'sar' })] }, 'defenders.1.kind', '2.2.2'],
    [
      'Allied PIO',
      { attackers: [from([poilu(), poilu({ kind: 'pio' })])], defenders: [inf()] },
      'attackers.0.units.1.kind',
      '2.5.4',
    ],
    ['German uniforms', { attackers: [from([inf({ flashy: true })])] }, 'attackers.0.units.0.flashy', '2.5.18'],
    [
      'German doctrine',
      { attackers: [from([inf({ indoctrinated: true })])] },
      'attackers.0.units.0.indoctrinated',
      '21.1.1',
    ],
    [
      'indoctrinated CAV',
      { defenders: [poilu({ kind: 'cav', indoctrinated: true })] },
      'defenders.0.indoctrinated',
      '21.1.1',
    ],
    ['a German DR', { attackers: [from([inf({ reserve: true })])] }, 'attackers.0.units.0.reserve', '9.4.12'],
    [
      'a RAP that is no HAR',
      { attackers: [from([poilu({ footArtillery: true })])], defenders: [inf()] },
      'attackers.0.units.0.footArtillery',
      '9.6.6',
    ],
    ['light CAV', { attackers: [from([inf({ kind: 'cav', light: true })])] }, 'attackers.0.units.0.light', '2.5.19'],
    [
      'British Jäger',
      { attackers: [from([{ nation: 'britain', light: true }])], defenders: [inf()] },
      'attackers.0.units.0.light',
      '2.5.19',
    ],
    ['forts fallen outside a camp', { works: 'fieldworks', fallen: true }, 'fallen', '11.6.11'],
    [
      'shells of a HAR',
      { attackers: [from([inf(), inf({ kind: 'har', shells: '42' })])] },
      'attackers.0.units.1.shells',
      '2.5.17',
    ],
    ['a unit at sea', { defenders: [poilu(), poilu({ atSea: true })] }, 'defenders.1.atSea', '18.1.4'],
    [
      'an HQ by itself',
      { defenders: [poilu({ kind: 'hq', steps: 1, withdraws: true })] },
      'defenders.0.withdraws',
      '9.2.8',
    ],
  ])('%s', (_, input, field, rule) => {
    expect(refusalOf(combat, input, data)).toMatchObject({ code: 'illegal', field, rule });
  });

  test.each([
    ['one step, A+', { marker: 'one', rank: 'A+' }],
    ['second turn, A', { marker: 'turned', rank: 'A' }],
  ])('%s may attack', (_, unit) => {
    expect(out({ attackers: [from([inf(unit)])] }).special).toBeNull();
  });
});

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

describe('open points', () => {
  const disputes = (input: object) => answer(input).open.map(({ dispute }) => dispute);
  test.each([
    ['attacked-twice', { defenders: [poilu(), poilu({ fought: true })] }],
    ['cavalry-retreat-details', { defenders: [poilu({ kind: 'cav', withdraws: true })] }],
    ['units-left-alone', { defenders: [poilu(), poilu({ kind: 'har', steps: 1 })] }],
    ['rough-rows', { terrain: 'rough' }],
    ['light-infantry-bonus', { terrain: 'mountain', attackers: [from([inf({ light: true })])] }],
    ['cav-rough-count', { terrain: 'rough', defenders: [poilu({ kind: 'cav' })] }],
    ['divided-corps', { dividedCorps: 1 }],
    ['partial-commitment-steps', { attackers: [from([inf(), inf({ commitment: 'partial' })])] }],
    ['entrenchment-eight-steps', { works: 'improved', defenders: [poilu({ steps: 5 }), poilu({ steps: 5 })] }],
    ['entrenchment-retreat-rank', { works: 'regular', defenders: [poilu({ rank: 'A' })] }],
    ['entrenchments-before-gt3', { works: 'improved', turn: 2 }],
    ['entrenchments-before-gt3', { works: 'regular', camp: 'unfinished' }],
    ['enc-drops-add-up', { works: 'improved', camp: 'unfinished', fallen: true }],
    ['enc-cbf-multiplied', { works: 'regular', fortCbf: 8 }],
    ['liege-entrenchments', { works: 'improved', camp: 'liege' }],
    ['fieldworks-all-hexsides', { works: 'fieldworks', attackers: [from([inf()]), from([inf()], { part: 'flank' })] }],
    ['fort-support-arf', { attackers: [from([inf({ nearHome: true })])], fortSupport: 4 }],
    ['fortified-zones', { attackers: [from([poilu()])], defenders: [], zone: true }],
    ['llc-and-ooc-together', { defenderSupply: 'both' }],
    ['mobility-column-order', { attackers: [from([inf()], { hexside: 'deep-forest' })] }],
    ['twelve-steps-per-phase', { attackers: [from([inf()], { used: 4 })] }],
    ['embarked-defender', { defenders: [poilu({ embarked: true })] }],
    ['red-arf-and-pioneers', { attackers: [from([inf({ redArf: true })])] }],
    ['exm2-and-fom', { attackers: [from([inf({ march: 'fom' })])] }],
    ['heat-and-fom', { heat: true, attackers: [from([inf({ march: 'fom' })])] }],
    ['overflow-twice', { extra: 30, die: 20, attackers: [from([inf()], { hexside: 'river' })] }],
    ['sar-in-combat', { works: 'regular', attackers: [from([inf(), inf({ kind: 'sar', steps: 1, arf: 5 })])] }],
    ['ammunition-track', { works: 'regular', attackers: [from([inf(), inf({ kind: 'sar', shells: '42' })])] }],
    ['retreat-into-zoc-cover', { zocRetreat: true }],
    ['art-cbf-or-arf', { defenders: [poilu(), poilu({ kind: 'har' })] }],
    ['late-war-arf-half', { turn: 22, attackers: [from([inf(), inf({ commitment: 'partial' })])] }],
    ['cab-list-combat', { defenders: [poilu({ nearHome: true })] }],
    ['cab-before-losses', { zocRetreat: true }],
    ['retreat-loss-first', { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1 })] }],
    ['retreat-direction', { die: 8 }],
    ['advance-who', { die: 8 }],
    ['old-fortifications-when', { works: 'old' }],
    ['facing-diagram', { attackers: [from([inf()], { part: 'flank' })] }],
    ['french-reserve-test', { attackers: [from([poilu({ reserve: true })])], defenders: [inf()] }],
    ['abu-crt-cells', {}],
  ])('%s is named where it matters', (dispute, input) => {
    expect(disputes(input)).toContain(dispute);
    if (dispute !== 'abu-crt-cells') expect(disputes({})).not.toContain(dispute);
  });

  test.each([
    ['entrenchments-before-gt3', { works: 'regular', turn: 2 }],
    ['late-war-arf-half', { turn: 22 }],
    ['facing-diagram', { attackers: [from([inf()], { part: 'flank' })], defenders: [poilu({ kind: 'cav' })] }],
  ])('%s is not named where it does not matter', (dispute, input) => {
    expect(disputes(input)).not.toContain(dispute);
  });

  test.each([
    ['in a ZOC', '— / •', { zocRetreat: true }, true],
    ['over a closed hexside', '— / •', { wayClosed: true }, true],
    ['by the test', '— / −3', { zocRetreat: true }, true],
    ['nothing in its way', '— / •', {}, false],
    ['two steps at once', '— / ••', { zocRetreat: true }, false],
    ['it would not live', '— / •', { zocRetreat: true, defenders: [poilu({ steps: 2 })] }, false],
    ['its second test was passed', '— / •', { zocRetreat: true, defenders: [poilu({ retreatTest: 1 })] }, false],
    ['CAV has no facing', '— / •', { zocRetreat: true, defenders: [poilu({ kind: 'cav', steps: 3 })] }, false],
    ['rank A stays', '— / •', { zocRetreat: true, defenders: [poilu({ rank: 'A' })] }, false],
    ['the attacker', '• / —', { attackers: [from([inf()], { zocRetreat: true })] }, true],
  ])('a step lost on the way and the facing: %s', (_, result, input, open) => {
    expect(
      answer({ die: 10, ...input }, uniformCrt(data, result)).open.some(
        ({ dispute }) => dispute === 'retreat-loss-facing',
      ),
    ).toBe(open);
  });

  const guns = { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1 })] };
  test.each([
    ['guns go before the attackers test', '−3 / −4', guns, true],
    ['they stay', '−3 / −4', { ...guns, stay: true }, false],
    ['a free way', '−3 / −4', { ...guns, zocRetreat: false }, false],
    ['nowhere to go', '−3 / −4', { ...guns, noWay: true }, false],
    [
      'the second test was passed',
      '−3 / −4',
      { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1, retreatTest: 1 })] },
      false,
    ],
    [
      'they fail their own',
      '−3 / −4',
      { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1, test: 20 })] },
      false,
    ],
    [
      'a division holds the hex',
      '−3 / −4',
      { zocRetreat: true, defenders: [poilu(), poilu({ kind: 'har', steps: 1 })] },
      false,
    ],
    ['the attackers come first', '−4 / −3', guns, false],
    ['the attackers lose nothing', '+9 / +8', guns, false],
  ])('guns lost on their way and the first loss: %s', (_, result, input, open) => {
    expect(
      answer({ die: 10, ...input }, uniformCrt(data, result)).open.some(
        ({ dispute }) => dispute === 'retreat-loss-first',
      ),
    ).toBe(open);
  });

  test.each([
    ['−4 / −3', 14, true],
    ['−4 / −3', 12, false],
    ['−3 / −5', 10, false],
    ['−3 / −5', 9, true],
    ['−3 / −3', 11, true],
    ['• +3 / −7', 14, false],
    ['— / −7', 14, false],
  ])('which result is worse: %s with CAB %i against 12, %s', (result, cab, open) => {
    const input = { die: 10, attackers: [from([inf({ cab })])] };
    expect(answer(input, uniformCrt(data, result)).open.some(({ dispute }) => dispute === 'worse-result')).toBe(open);
  });
});

describe('edges of the table (9.3.4, 9.3.5)', () => {
  const cell = (input: object, on = data) => out(input, on).cells[0];
  const even = { attackers: [from([inf({ cbf: 60 })])], defenders: [poilu({ cbf: 30 })] };
  test.each([
    [{ extra: 5, die: 20 }, '2:1', 25],
    [{ extra: 6, die: 20 }, '1.5:1', 18],
    [{ extra: 23, die: 11 }, '1:1', 18],
    [{ extra: -5, die: 1 }, '2:1', -4],
    [{ extra: -6, die: 1 }, '3:1', 3],
    [{ extra: -14, die: 1 }, '4:1', 3],
  ])('%o: column %s, row %i', (input, heading, row) => {
    expect(cell({ ...even, ...input }, filled)).toMatchObject({ column: { heading }, row });
  });

  test('without a column left the outermost row counts', () => {
    expect(
      cell({ ...even, extra: 30, die: 20, attackers: [from([inf({ cbf: 60 })], { hexside: 'major-river' })] }, filled),
    ).toMatchObject({ column: { heading: '1:2' }, row: 25 });
    expect(cell({ ...even, extra: -30, die: 1 }, filled)).toMatchObject({ column: { heading: '4:1' }, row: -4 });
  });

  test('the other reading shifts once', () => {
    expect(cell({ ...even, extra: 30, die: 20, overflowReading: 'once' }, filled)).toMatchObject({
      column: { heading: '1.5:1' },
      row: 25,
    });
    expect(cell({ ...even, extra: 30, die: 20 }, filled)).toMatchObject({ column: { heading: '1:2' }, row: 25 });
  });

  test('unknown columns carry the shift', () => {
    expect(cell({ ...even, extra: -6, die: 1 })).toMatchObject({
      column: { known: false, value: '2:1', shift: 1 },
      row: 3,
      result: null,
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

describe('losses and retreat (9.3.3, 11.1.6, 11.6.3)', () => {
  const always = (result: string, input: object) => out({ die: 10, ...input }, uniformCrt(data, result));
  const unit = (answered: CombatAnswer, side: string, at = 0) =>
    answered.odds?.units.find((one) => one.side === side && one.at === at);
  const sure = (answered: CombatAnswer, side: string, at = 0) =>
    answered.result?.units.find((one) => one.side === side && one.at === at);

  test.each([
    ['−3 / −4', 'defender'],
    ['−4 / −3', 'attacker'],
    ['−4 / −4', 'defender'],
    ['+3 / • +9', 'defender'],
    ['• +9 / −9', 'attacker'],
    ['•• +9 / • −9', 'attacker'],
    ['— / +8', 'defender'],
    ['+8 / —', 'attacker'],
    ['— / —', 'defender'],
  ])('%s: %s first', (result, first) => {
    expect(always(result, {}).first).toBe(first);
  });

  test.each([
    [{ rank: 'B' }, '— / •', true],
    [{ rank: 'A' }, '— / •', false],
    [{ rank: 'A+' }, '— / ••', true],
    [{ rank: 'A', lost: 1, steps: 3 }, '— / •', true],
  ])('%o and %s: retreats %s', (defender, result, retreats) => {
    expect(sure(always(result, { defenders: [poilu(defender)] }), 'defender')?.retreats).toBe(retreats);
  });

  test.each([
    ['regular', '— / •', 1, true],
    ['regular', '— / −20', 1, false],
    ['regular', '— / • −20', 1, true],
    ['improved', '— / •', 1, false],
    ['improved', '— / ••', 2, true],
    ['fieldworks', '— / −20', 1, true],
    ['old', '— / −20', 1, true],
  ])('%s and %s', (works, result, lost, retreats) => {
    expect(sure(always(result, { works }), 'defender')).toMatchObject({ retreats });
    expect((sure(always(result, { works }), 'defender')?.lost ?? 0) >= lost).toBe(true);
  });

  test('the side that is not the first to lose stays, whatever it loses', () => {
    const answered = always('• / ••', {});
    expect(sure(answered, 'attacker')).toMatchObject({ lost: 1, retreats: false });
    expect(sure(answered, 'defender')).toMatchObject({ lost: 2, retreats: true });
    expect(answered.result?.outcome).toBe('emptied');
  });

  test('if the first side loses nothing the other may be the one to retreat', () => {
    const answered = always('−3 / −4', { attackers: [from([inf({ test: 20 })])], defenders: [poilu({ test: 1 })] });
    expect(answered.result).toMatchObject({
      outcome: 'attackerBack',
      units: [
        { side: 'attacker', lost: 1, retreats: true },
        { side: 'defender', lost: 0 },
      ],
    });
  });

  test('the test uses the CAB before the loss, and steps bound the losses', () => {
    expect(
      unit(always('— / •• −2', { defenders: [poilu({ steps: 3 })] }), 'defender')?.lost.map(({ steps, chance }) => [
        steps,
        shown(chance),
      ]),
    ).toEqual([
      [2, '1/2'],
      [3, '1/2'],
    ]);
    expect(
      unit(always('— / ••• −20', { defenders: [poilu({ steps: 2 })] }), 'defender')?.lost.map(({ steps }) => steps),
    ).toEqual([2]);
  });

  test('partially committed units are not touched and keep artillery from being alone', () => {
    const units = [inf(), inf({ commitment: 'partial' }), inf({ kind: 'har', steps: 1 })];
    const held = always('•• / —', { attackers: [from(units)] });
    expect(held.units.filter(({ side }) => side === 'attacker').map(({ at }) => at)).toEqual([0, 2]);
    expect(sure(held, 'attacker', 2)).toMatchObject({ lost: 0, destroyed: false });
    expect(sure(always('•• / —', { attackers: [from(units.filter((_, i) => i !== 1))] }), 'attacker', 1)).toMatchObject(
      { destroyed: true },
    );
    expect(
      sure(
        always('•• / —', {
          attackers: [
            from(
              units.filter((_, i) => i !== 1),
              { idle: true },
            ),
          ],
        }),
        'attacker',
        1,
      ),
    ).toMatchObject({ destroyed: false });
  });

  test('units that fought before are hit once the others have gone', () => {
    const defenders = [poilu(), poilu({ fought: true, steps: 3 })];
    expect(sure(always('— / •', { defenders }), 'defender', 1)).toMatchObject({ lost: 1, retreats: true });
    expect(sure(always('— / •', { defenders: [poilu({ rank: 'A' }), defenders[1]] }), 'defender', 1)).toMatchObject({
      lost: 0,
    });
  });

  test('a SAR on rails is destroyed when alone, and tests beside one that stays', () => {
    const attackers = [from([poilu()])];
    const rail = inf({ kind: 'sar', steps: 1, arf: 6, mobility: 'rail' });
    const gun = inf({ kind: 'har', steps: 1, test: 1 });
    expect(sure(always('— / •', { attackers, defenders: [inf(), rail] }), 'defender', 1)).toMatchObject({
      destroyed: true,
    });
    const tested = { attackers, defenders: [inf({ test: 20 }), gun, { ...rail, test: 2 }] };
    expect(sure(always('— / −3', tested), 'defender', 2)).toMatchObject({ destroyed: true });
    expect(sure(always('— / −3', { ...tested, stay: true }), 'defender', 2)).toMatchObject({
      destroyed: false,
      lost: 0,
    });
  });

  test('a hex of artillery only takes the result at once', () => {
    const answered = always('— / −20', { defenders: [poilu({ kind: 'har', steps: 1 })] });
    expect(answered.result).toMatchObject({ outcome: 'emptied', units: [{}, { destroyed: true }] });
  });

  test('sheltered HQ and units that slipped away take no part', () => {
    expect(
      always('— / •', { forts: 1, defenders: [poilu(), poilu({ kind: 'hq', steps: 1 })] }).units.filter(
        ({ side }) => side === 'defender',
      ),
    ).toHaveLength(1);
  });

  test('a bare zone falls to any loss', () => {
    const zone = { attackers: [from([poilu()])], defenders: [], zone: true };
    expect(always('— / •', zone).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { at: -1, destroyed: true }],
    });
  });

  test.each([
    [10, 'emptied'],
    [9, 'nothing'],
  ])('a bare zone tests with the die given: %i', (zoneTest, outcome) => {
    const zone = { attackers: [from([poilu({ test: 1 })])], defenders: [], zone: true, zoneTest };
    expect(always('+8 / −4', zone).result?.outcome).toBe(outcome);
    expect(always('+8 / −4', { ...zone, zoneTest: undefined }).result).toBeNull();
  });

  test('both sides may lose the hex', () => {
    const input = { attackers: [from([inf({ test: 20 })])], defenders: [poilu({ kind: 'har' })] };
    expect(always('• / •', { ...input, defenders: [poilu({ steps: 1, rank: 'A', test: 1 })] }).result?.outcome).toBe(
      'emptied',
    );
    expect(always('•• / •', { ...input, defenders: [poilu({ steps: 1 })] }).result?.outcome).toBe('bothGone');
    expect(
      answer(
        { die: 10, ...input, attackers: [from([poilu()])], defenders: [], zone: true },
        uniformCrt(data, '•• / •'),
      ).outcome.blocks.map((block) => ('id' in block ? block.id : block.kind)),
    ).not.toContain('advance');
  });

  test('a hex without defenders may still be closed', () => {
    expect(always('— / •', { forts: 1 }).result?.outcome).toBe('closed');
    expect(always('— / •', { attackers: [from([poilu()])], defenders: [inf()], zone: true }).result?.outcome).toBe(
      'closed',
    );
    expect(verdict({ die: 10, forts: 1 }, uniformCrt(data, '— / •'))).toBe('combat.verdict.closed');
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

describe('afterwards', () => {
  test.each([
    ['A+', 1, false, 0],
    ['A+', 2, false, 1],
    ['A+', 1, true, 1],
    ['A', 1, false, 1],
    ['A', 3, false, 1],
    ['B', 1, false, 1],
    ['C', 2, false, 2],
    ['D', 1, true, 2],
    ['D', 0, true, 0],
  ] as const)('rank %s, %i lost, marked %s: pause %i', (rank, lost, marked, turns) => {
    expect(pauseOf(rank, lost, marked)).toBe(turns);
  });

  const rows = (input: object, id: string, result = '— / •') =>
    answer({ die: 10, ...input }, uniformCrt(data, result))
      .outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === id ? block.rows : []))
      .map(({ value }) => (typeof value === 'object' && 'key' in value ? value.key.split('.').at(-1) : value));

  test('who may advance', () => {
    const hexes = [
      from([inf(), inf({ march: 'fom' }), inf({ kind: 'sar', steps: 1, arf: 5 })]),
      from([inf({ mobility: 'superior' }), inf({ mobility: 'min' })], { hexside: 'deep-forest' }),
      from([inf({ commitment: 'partial', weak: true }), inf()], { hexside: 'major-river' }),
    ];
    expect(rows({ attackers: hexes }, 'advance')).toEqual([
      'mayAdvance',
      'march',
      'siege',
      'hexside',
      'mayAdvance',
      'weak',
      'hexside',
      'turn',
      'limit',
    ]);
    const french = [from([poilu(), poilu({ footArtillery: true, kind: 'har' }), poilu({ kind: 'har' })])];
    expect(rows({ attackers: french, defenders: [inf()] }, 'advance')).toEqual([
      'mayAdvance',
      'footArtillery',
      'mayAdvance',
      'turn',
      'limit',
    ]);
  });

  test('which defenders may follow, and what their input leaves open', () => {
    const german = [
      inf(),
      inf({ march: 'fom' }),
      inf({ kind: 'sar', steps: 1, arf: 5 }),
      inf({ kind: 'har', steps: 1 }),
      inf({ kind: 'hq', steps: 1 }),
      inf({ fought: true }),
    ];
    expect(rows({ attackers: [from([poilu()])], defenders: german }, 'advance', '• / —')).toEqual([
      'may',
      'march',
      'siege',
      'gun',
    ]);
    expect(rows({ defenders: [poilu(), poilu({ kind: 'har', steps: 1 })] }, 'advance', '• / —')).toEqual([
      'may',
      'foot',
    ]);
    const forest = (units: object[]) => from(units, { hexside: 'deep-forest' });
    const riders = { defenders: [poilu({ mobility: 'superior' }), poilu({ mobility: 'min' })] };
    expect(rows({ ...riders, attackers: [forest([inf()])] }, 'advance', '• / —')).toEqual(['hexside', 'may']);
    expect(rows({ ...riders, attackers: [forest([inf()]), from([inf()])] }, 'advance', '• / —')).toEqual([
      'may',
      'may',
    ]);
    expect(rows({ ...riders, attackers: [forest([inf()]), from([inf({ rank: 'A' })])] }, 'advance', '• / —')).toEqual([
      'hexside',
      'may',
    ]);
    expect(rows({ attackers: [from([inf(), inf({ kind: 'hq', steps: 1 })])] }, 'advance', '• / —')).toEqual([]);
  });

  test('who has retreated does not advance, though the other hex is empty', () => {
    const beaten = {
      attackers: [from([inf({ rank: 'B' }), inf({ rank: 'A' })])],
      defenders: [poilu({ steps: 1, rank: 'A' })],
    };
    expect(rows(beaten, 'advance', '•• / •')).not.toContain('mayAdvance');
    expect(rows({ ...beaten, attackers: [from([inf({ rank: 'A' })])] }, 'advance', '• −20 / •')).not.toContain(
      'mayAdvance',
    );
    expect(rows({ ...beaten, attackers: [from([inf({ rank: 'A+' })])] }, 'advance', '• +20 / • −3')).toContain(
      'mayAdvanceHurt',
    );
  });

  test('an active fort or a standing zone closes the hex, a fallen zone does not', () => {
    expect(rows({ forts: 1 }, 'advance')).toEqual(['fort']);
    expect(rows({ attackers: [from([poilu()])], defenders: [inf()], zone: true }, 'advance')).toEqual(['zone']);
    expect(rows({ attackers: [from([poilu()])], defenders: [], zone: true }, 'advance')).toEqual([
      'mayAdvance',
      'turn',
      'limit',
    ]);
    expect(rows({}, 'advance', '— / −3')).toEqual(['mayAdvance', 'turn', 'limit']);
    expect(rows({ defenders: [poilu({ rank: 'A' })] }, 'advance')).toEqual(['held']);
  });

  test.each([
    [0, false, 15],
    [4, false, 12],
    [5, false, 9],
    [12, false, 6],
    [12, true, 3],
  ])('retreat into a ZOC with ARF %i, CAV %s: CAB %i', (zocArf, zocCav, cab) => {
    const blocks = answer({ die: 10, zocRetreat: true, zocArf, zocCav }, uniformCrt(data, '— / •')).outcome.blocks;
    const block = blocks.find((one) => one.kind === 'odds' && one.id === 'zoc');
    expect(block?.kind === 'odds' && block.rows.map(({ chance }) => chance)).toEqual([fraction(cab, 20)]);
  });

  test('the second test uses the CAB after the loss when it is given', () => {
    const blocks = answer(
      { die: 10, zocRetreat: true, zocArf: 1, defenders: [poilu({ cabAfter: 9 })] },
      uniformCrt(data, '— / •'),
    ).outcome.blocks;
    const block = blocks.find((one) => one.kind === 'odds' && one.id === 'zoc');
    expect(block?.kind === 'odds' && block.rows[0]?.chance).toEqual(fraction(9, 20));
  });
});

describe('the room that a retreat needs (6.4.3)', () => {
  const always = (result: string, input: object) => answer({ die: 10, ...input }, uniformCrt(data, result));
  const lost = (result: string, input: object, side: 'attacker' | 'defender' = 'defender') =>
    always(result, input).outcome.data.odds?.lost[side].map(({ steps, chance }) => `${steps}: ${shown(chance)}`);
  const units = (result: string, input: object) =>
    always(result, input)
      .outcome.data.odds?.units.filter(({ side }) => side === 'defender')
      .map(({ lost: losses, crowded }) => `${losses.map(({ steps }) => steps).join('/')} ${shown(crowded)}`);
  const roomRow = (result: string, input: object) => {
    const block = always(result, input).outcome.blocks.find((one) => one.kind === 'values' && one.id === 'retreat');
    return (block?.kind === 'values' ? block.rows : []).flatMap(({ label, value, rule }) =>
      rule === '6.4.3' && label.key.startsWith('combat.value.room') && typeof value === 'object' && 'key' in value
        ? [
            [
              label.key.split('.').at(-1),
              value.key.split('.').at(-1),
              value.params?.['steps'] ?? value.params?.['room'],
            ],
          ]
        : [],
    );
  };

  test('a unit loses what does not fit, and all of it where nothing does', () => {
    expect(lost('— / •', { room: 3 })).toEqual(['1: 1']);
    expect(lost('— / •', { room: 2 })).toEqual(['2: 1']);
    expect(lost('— / •', { room: 0 })).toEqual(['4: 1']);
    expect(out({ die: 10, room: 0 }, uniformCrt(data, '— / •')).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { destroyed: true, retreats: false }],
    });
    expect(lost('• / —', { attackers: [from([inf()], { room: 1 })] }, 'attacker')).toEqual(['3: 1']);
  });

  test('only who has to go back needs room: exact with its test', () => {
    // CAB 8 passes or loses one step; then 3 of its 3 steps look for room for 2.
    expect(lost('— / −4', { room: 2 })).toEqual(['0: 2/5', '2: 3/5']);
    expect(lost('— / −4', { room: 3 })).toEqual(['0: 2/5', '1: 3/5']);
  });

  test('the first of the list take the room; a step lost in combat needs none', () => {
    expect(units('— / •', { room: 4, defenders: [poilu(), poilu({ steps: 3 })] })).toEqual(['1 0', '2 1']);
    expect(units('— / •', { room: 4, defenders: [poilu({ steps: 3 }), poilu()] })).toEqual(['1 0', '2 1']);
    // The first keeps 3 steps with 8/20 and is destroyed with its last step otherwise.
    expect(units('— / • −4', { room: 1, defenders: [poilu({ steps: 2 }), poilu({ steps: 2 })] })).toEqual([
      '1/2 0',
      '1/2 4/25',
    ]);
  });

  test('guns left alone stay rather than be lost; HQ and SAR need no room', () => {
    const har = poilu({ kind: 'har', steps: 1 });
    expect(units('— / −4', { room: 3, defenders: [poilu({ test: 20 }), { ...har, test: 1 }] })).toEqual(['1 0', '0 0']);
    expect(
      always('— / −4', {
        room: 3,
        defenders: [poilu({ test: 20 }), { ...har, test: 1 }],
      }).outcome.data.result?.units.map(({ retreats }) => retreats),
    ).toEqual([false, true, false]);
    expect(
      always('— / −4', {
        room: 3,
        defenders: [poilu({ test: 20 }), poilu({ kind: 'hq', test: 1 })],
      }).outcome.data.result?.units.map(({ retreats }) => retreats),
    ).toEqual([false, true, true]);
  });

  test('what does not fit is lost before the test in the enemy ZOC', () => {
    // 3 steps into room for 2, then CAB 12 + 0: one more with 8/20.
    const zoc = { room: 2, zocRetreat: true, zocArf: 1 };
    expect(lost('— / •', zoc)).toEqual(['2: 3/5', '3: 2/5']);
    expect(always('— / •', zoc).open.map(({ dispute }) => dispute)).toContain('retreat-full-hex');
    // Over a hexside closed to it first (9.6.3).
    expect(lost('— / •', { room: 2, wayClosed: true })).toEqual(['2: 1']);
  });

  test('without the field the result says how many steps look for room', () => {
    expect(roomRow('— / −4', {})).toEqual([['defender', 'upTo', 3]]);
    expect(roomRow('— / −4', { defenders: [poilu({ test: 20 }), poilu({ steps: 2, test: 1 })] })).toEqual([
      ['defender', 'exactly', 3],
    ]);
    expect(roomRow('• / —', { attackers: [from([inf()]), from([inf()], { room: 2 })] })).toEqual([
      ['attacker', 'exactly', 3],
      ['attacker', 'short', 2],
    ]);
    expect(roomRow('— / •', { room: 9 })).toEqual([['defender', 'fits', 9]]);
    expect(roomRow('— / •', { noWay: true })).toEqual([]);
  });

  test('the step and the reason against it name the rule', () => {
    const has = (input: object) =>
      always('— / •', input).steps.some(({ id, rule }) => id === 'way-defender-0-0-room' && rule === '6.4.3');
    expect([has({ room: 2 }), has({ room: 3 }), has({})]).toEqual([true, false, false]);
    expect(always('— / •', {}).notApplied.some(({ id }) => id === 'fullHex')).toBe(true);
    expect(always('— / •', { room: 15 }).notApplied.some(({ id }) => id === 'fullHex')).toBe(false);
    const pioneers = {
      attackers: [from([poilu()])],
      defenders: [inf({ steps: 1, test: 20 }), inf({ kind: 'pio', fought: true, test: 1 })],
    };
    const disputes = (input: object) => always('— / −4', input).open.map(({ dispute }) => dispute);
    expect(disputes({ ...pioneers, room: 3 })).toContain('assault-pio-stacking');
    expect(disputes(pioneers)).not.toContain('assault-pio-stacking');
  });
});

describe('units left alone without a loss (9.3.3)', () => {
  test('guns that attack from a hex of their own do not run from a victory', () => {
    const guns = { attackers: [from([inf()]), from([inf({ kind: 'har', steps: 1, cab: 20 })])], die: 10 };
    const won = out(guns, uniformCrt(data, '+8 / •')).odds;
    expect([won?.back.attacker, won?.advance.attacker].map((chance) => shown(chance ?? ONE))).toEqual(['0', '1']);
    const lostIt = out(guns, uniformCrt(data, '• +8 / —')).odds;
    expect(lostIt?.units.find(({ side, hex }) => side === 'attacker' && hex === 1)).toMatchObject({ back: { n: 0n } });
  });

  test('guns of the side that need not retreat stay when their infantry is destroyed', () => {
    const { odds } = out(
      { die: 10, defenders: [poilu({ steps: 1, test: 20 }), poilu({ kind: 'har', steps: 1, test: 1 })] },
      uniformCrt(data, '• / −4'),
    );
    expect(
      odds?.units
        .filter(({ side }) => side === 'defender')
        .map(({ leaves, destroyed }) => [shown(leaves), shown(destroyed)]),
    ).toEqual([
      ['0', '1'],
      ['0', '0'],
    ]);
    expect(shown(odds?.emptied ?? ONE)).toBe('0');
  });
});

describe('what a Cavalry Retreat costs (9.2.4, 9.2.9)', () => {
  const cav = (more: object = {}) => poilu({ kind: 'cav', steps: 2, withdraws: true, ...more });
  const costs = (more: object = {}, input: object = {}) =>
    out({ defenders: [cav(more)], ...input }).withdrawn.map(({ cab, lost }) => [
      cab,
      ...lost.map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
    ]);

  test('it is asked of CAV and HQ at first sight, of nobody else', () => {
    const [list] = formOf(combatSchema).filter(({ name }) => name === 'defenders');
    const units = list?.shape.kind === 'list' && list.shape.item.kind === 'group' ? list.shape.item.fields : [];
    const asked = (values: Readonly<Record<string, unknown>>) =>
      units
        .filter((field) => /^withdr/u.test(field.name) && isAsked(field, units, values))
        .map(({ name, info }) => `${name}${info.rare ? ' (rare)' : ''}`);
    expect([asked({}), asked({ kind: 'har', withdraws: true })]).toEqual([[], []]);
    expect(asked({ kind: 'hq' })).toEqual(['withdraws']);
    expect(asked({ kind: 'cav' })).toEqual(['withdraws', 'withdrew (rare)']);
    expect(asked({ kind: 'cav', withdraws: true, withdrawZoc: true })).toEqual([
      'withdraws',
      'withdrawZoc',
      'withdrawTest',
      'withdrawRoom (rare)',
      'withdrew (rare)',
    ]);
  });

  test('nothing where it goes freely, a step when the test in the ZOC fails, what does not fit', () => {
    expect(costs()).toEqual([[12, '0: 1']]);
    expect(costs({ withdrawZoc: true })).toEqual([[12, '0: 3/5', '1: 2/5']]);
    expect(costs({ withdrawZoc: true, march: 'fom' }, { heat: true })).toEqual([[8, '0: 2/5', '1: 3/5']]);
    expect(costs({ withdrawZoc: true, withdrawTest: 12 })).toEqual([[12, '0: 1']]);
    expect(costs({ withdrawZoc: true, withdrawTest: 13 })).toEqual([[12, '1: 1']]);
    expect(costs({ withdrawRoom: 1 })).toEqual([[12, '1: 1']]);
    expect(costs({ withdrawRoom: 1, withdrawZoc: true, cabAfter: 9 })).toEqual([[9, '1: 9/20', '2: 11/20']]);
    expect(costs({ withdrawRoom: 0, withdrawZoc: true })).toEqual([[12, '2: 1']]);
    expect(
      out({
        defenders: [poilu(), poilu({ kind: 'hq', withdraws: true, withdrawRoom: 0, withdrawZoc: true })],
      }).withdrawn[0]?.lost.map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
    ).toEqual(['0: 3/5', '1: 2/5']);
  });

  test('it is counted among the steps of the defender, and makes nobody retreat', () => {
    const { odds } = out({ die: 10, defenders: [cav({ withdrawZoc: true }), poilu()] }, uniformCrt(data, '— / −4'));
    // 8/20 of the infantry passes, 12/20 of the cavalry.
    expect(odds?.lost.defender.map(({ steps, chance }) => `${steps}: ${shown(chance)}`)).toEqual([
      '0: 6/25',
      '1: 13/25',
      '2: 6/25',
    ]);
    expect(shown(odds?.beaten.defender ?? ONE)).toBe('3/5');
  });

  test('the answer shows it beside a combat that goes on and one that does not', () => {
    const ids = (more: object, others: object[] = []) =>
      answer({ defenders: [cav(more), ...others] }).outcome.blocks.map((block) =>
        'id' in block ? block.id : block.kind,
      );
    expect(ids({ withdrawZoc: true })).toContain('withdrawalLoss');
    expect(ids({ withdrawZoc: true, withdrawTest: 3 }, [poilu()])).toContain('slipped');
    expect(ids({})).toContain('withdrawal');
    const steps = (more: object) =>
      answer({ defenders: [cav(more), poilu()] })
        .steps.filter(({ rule }) => rule.startsWith('9.2'))
        .map(({ id, rule }) => `${id} ${rule}`);
    expect(steps({ withdrawZoc: true, withdrawRoom: 1 })).toEqual([
      'withdrawn-0 9.2.1',
      'slip-room-0 9.2.9',
      'slip-test-0 9.2.4',
      'mustFight 9.2.2',
    ]);
    expect(steps({})).toEqual(['withdrawn-0 9.2.1', 'mustFight 9.2.2']);
  });

  test('who does not slip away: told why not, or that he might', () => {
    const why = (input: object) =>
      answer(input)
        .notApplied.find(({ id }) => id === 'withdrawal')
        ?.text.key.split('.')
        .at(-1);
    const may = (input: object) => answer(input).facts.some(({ text: { key } }) => key === 'combat.facts.mayWithdraw');
    const stays = cav({ withdraws: false });
    expect([why({}), may({})]).toEqual(['nobody', false]);
    expect([why({ defenders: [stays] }), may({ defenders: [stays] })]).toEqual([undefined, true]);
    expect(why({ attackers: [from([inf({ kind: 'cav' })])], defenders: [stays] })).toBe('cavalry');
    expect(why({ defenders: [{ ...stays, withdrew: true }] })).toBe('nobody');
    expect([why({ defenders: [cav()] }), may({ defenders: [cav()] })]).toEqual([undefined, false]);
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

describe('what a retreat costs (9.6.2 to 9.6.4)', () => {
  const always = (result: string, input: object) => out({ die: 10, ...input }, uniformCrt(data, result));
  const odds = (result: string, input: object, side: 'attacker' | 'defender' = 'defender') => {
    const { odds: all } = always(result, input);
    return {
      lost: all?.lost[side].map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
      beaten: shown(all?.beaten[side] ?? ONE),
      units: all?.units.filter((unit) => unit.side === side),
    };
  };
  const ids = (result: string, input: object) =>
    answer({ die: 10, ...input }, uniformCrt(data, result))
      .steps.filter(({ rule }) => /^9\.6\.[234]$/.test(rule))
      .map(({ text: { key } }) => key.split('.').slice(-2).join('.'));

  test('the test in the ZOC is part of the steps lost', () => {
    // CAB 8 against the result, then CAB 9: 12/20 × 11/20 lose two steps.
    const zoc = { zocRetreat: true, zocArf: 5 };
    expect(odds('— / −4', zoc)).toMatchObject({ lost: ['0: 2/5', '1: 27/100', '2: 33/100'], beaten: '3/5' });
    const [two] = odds('— / −4', { ...zoc, defenders: [poilu({ steps: 2 })] }).units ?? [];
    expect([two?.leaves, two?.back, two?.destroyed].map((chance) => shown(chance ?? ONE))).toEqual([
      '3/5',
      '27/100',
      '33/100',
    ]);
    expect(odds('— / −4', { ...zoc, zocCav: true, defenders: [poilu({ rank: 'A' })] }).lost).toEqual([
      '0: 2/5',
      '1: 3/5',
    ]);
    expect(odds('— / −4', { attackers: [from([inf()], zoc)] }).lost).toEqual(['0: 2/5', '1: 3/5']);
  });

  test('each attacking hex has its own way', () => {
    const hexes = [from([inf()], { zocRetreat: true, zocArf: 12 }), from([inf()], { noWay: true }), from([inf()])];
    expect(
      odds('• / +9', { attackers: hexes, zocRetreat: true }, 'attacker').units?.map(({ lost, destroyed }) => [
        lost.map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
        shown(destroyed),
      ]),
    ).toEqual([
      [['1: 3/10', '2: 7/10'], '0'],
      [['4: 1'], '1'],
      [['1: 1'], '0'],
    ]);
  });

  test('with its die it is settled: a second step, marker 2+, any facing', () => {
    const rolled = { zocRetreat: true, zocArf: 12, defenders: [poilu({ retreatTest: 7 })] };
    expect(always('— / •', rolled).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { lost: 2, retreats: true, destroyed: false }],
    });
    expect(ids('— / •', rolled)).toEqual(['checks.modifier', 'zoc.failed']);
    const values = answer({ die: 10, ...rolled }, uniformCrt(data, '— / •'))
      .outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []))
      .map(({ value }) => value);
    expect(values).toContainEqual(expect.objectContaining({ key: 'combat.value.outcome.free', params: { steps: 2 } }));
    expect(values).toContainEqual(
      expect.objectContaining({ key: 'combat.value.pause', params: { turns: 2, marker: '2+' } }),
    );
    expect(always('— / •', { ...rolled, defenders: [poilu({ retreatTest: 6 })] }).result?.units[1]).toMatchObject({
      lost: 1,
    });
    expect(verdict({ die: 10, ...rolled, defenders: [poilu()] }, uniformCrt(data, '— / •'))).toBe(
      'combat.verdict.retreatTests',
    );
  });

  test.each([
    [
      'INF over a closed hexside',
      { wayClosed: true },
      {},
      { lost: 2, retreats: true, destroyed: false },
      ['way.closedStep'],
    ],
    [
      'CAV over a closed hexside',
      { wayClosed: true },
      { kind: 'cav' },
      { lost: 4, retreats: false, destroyed: true },
      ['way.closed'],
    ],
    ['no way', { noWay: true, zocRetreat: true }, {}, { lost: 4, retreats: false, destroyed: true }, ['way.noWay']],
    [
      'closed, then a ZOC',
      { wayClosed: true, zocRetreat: true, zocArf: 1 },
      { retreatTest: 13 },
      { lost: 3, retreats: true, destroyed: false },
      ['way.closedStep', 'checks.modifier', 'zoc.failed'],
    ],
    ['A stays', { noWay: true }, { rank: 'A' }, { lost: 1, retreats: false, destroyed: false }, []],
  ])('%s', (_, way, unit, result, steps) => {
    expect(always('— / •', { ...way, defenders: [poilu(unit)] }).result?.units[1]).toMatchObject(result);
    expect(ids('— / •', { ...way, defenders: [poilu(unit)] })).toEqual(steps);
  });

  test('a unit lost on its way tests no more, and what a ZOC does is said with the first that does', () => {
    const zoc = (result: string, input: object) =>
      answer({ die: 10, ...input }, uniformCrt(data, result))
        .outcome.blocks.flatMap((block) => (block.kind === 'odds' && block.id === 'zoc' ? block.rows : []))
        .map(({ chance }) => shown(chance));
    const closed = { wayClosed: true, zocRetreat: true, zocArf: 12 };
    expect(zoc('— / • +9', { ...closed, noWay: true })).toEqual([]);
    expect(zoc('— / •', { ...closed, defenders: [poilu({ steps: 2 })] })).toEqual([]);
    expect(ids('— / •', { ...closed, defenders: [poilu({ steps: 2 })] })).toEqual(['way.closedStep']);
    expect(zoc('— / •', { ...closed, defenders: [poilu({ kind: 'cav' }), poilu()] })).toEqual(['3/10']);
    expect(ids('— / •', { ...closed, defenders: [poilu({ kind: 'cav' }), poilu({ retreatTest: 6 })] })).toEqual([
      'way.closed',
      'way.closedStep',
      'checks.modifier',
      'zoc.passed',
    ]);
  });

  test('guns that leave unhurt test with the CAB that they still have', () => {
    const blocks = answer(
      { die: 10, zocRetreat: true, zocArf: 4, defenders: [poilu({ kind: 'har', cabAfter: 5 })] },
      uniformCrt(data, '— / −4'),
    ).outcome.blocks;
    expect(
      blocks
        .flatMap((block) => (block.kind === 'odds' && block.id === 'zoc' ? block.rows : []))
        .map(({ chance }) => shown(chance)),
    ).toEqual(['3/5']);
  });

  test('guns that leave unhurt and are lost in the ZOC are not the first loss; without a way they stay', () => {
    const guns = { defenders: [poilu({ kind: 'har' })], zocRetreat: true, zocArf: 12 };
    expect(odds('— / +9', guns)).toMatchObject({ lost: ['0: 3/10', '1: 7/10'], beaten: '0' });
    expect(odds('— / +9', { ...guns, noWay: true }).lost).toEqual(['0: 1']);
  });

  test('without a way given none is charged, and that is said', () => {
    expect(answer({}).facts.map(({ text }) => text.key)).toContain('combat.facts.wayOpen');
    expect(answer({ wayClosed: true }).facts.map(({ text }) => text.key)).toContain('combat.facts.wayRoom');
    expect(answer({}).notApplied.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['9.6.2', '9.6.3', '9.6.4']));
  });
});

describe('who holds the hex and who advances (9.6.5)', () => {
  const odds = (result: string, input: object) => {
    const { odds: all } = out({ die: 10, ...input }, uniformCrt(data, result));
    return all && [all.emptied, all.cleared, all.advance.attacker, all.advance.defender].map(shown);
  };
  const rows = (input: object) =>
    answer(input, uniformCrt(data, '— / −4'))
      .outcome.blocks.flatMap((block) => (block.kind === 'odds' && block.id === 'hex' ? block.rows : []))
      .map(({ label, chance }) => [label.key.split('.').at(-1), shown(chance)]);

  test.each([
    ['the defender may go', '— / −4', {}, ['3/5', '0', '3/5', '0']],
    ['no attacker can enter', '— / −4', { attackers: [from([inf({ march: 'fom' })])] }, ['3/5', '0', '0', '0']],
    [
      'partially committed CAV can',
      '— / −4',
      { attackers: [from([inf({ march: 'fom' }), inf({ kind: 'cav', commitment: 'partial' })])] },
      ['3/5', '0', '3/5', '0'],
    ],
    ['the attacker is thrown back', '−4 / —', {}, ['0', '3/5', '0', '3/5']],
    ['no defender can follow', '−4 / —', { defenders: [poilu({ march: 'fom' })] }, ['0', '3/5', '0', '0']],
    ['his HQ stays in the hex', '−4 / —', { attackers: [from([inf(), inf({ kind: 'hq' })])] }, ['0', '3/5', '0', '0']],
    [
      'one of two hexes is enough',
      '−4 / —',
      { attackers: [from([inf()]), from([inf({ rank: 'A' })])] },
      ['0', '0', '0', '3/5'],
    ],
    ['thrown back, and the defender dies', '••• / ••', { defenders: [poilu({ steps: 2 })] }, ['1', '1', '0', '0']],
  ])('%s', (_, result, input, expected) => {
    expect(odds(result, input)).toEqual(expected);
  });

  test('the rows of the answer', () => {
    expect(rows({})).toEqual([
      ['advance', '3/5'],
      ['defenderKeeps', '2/5'],
    ]);
    expect(rows({ attackers: [from([inf({ march: 'fom' })])] })).toEqual([
      ['advance', '0'],
      ['noAdvance', '3/5'],
      ['defenderKeeps', '2/5'],
    ]);
    expect(rows({ forts: 1 })).toEqual([
      ['fort', '3/5'],
      ['defenderKeeps', '2/5'],
    ]);
  });

  test('an attack that is wiped out', () => {
    expect(out({ die: 10, attackers: [from([inf({ steps: 2 })])] }, uniformCrt(data, '•• / —')).result?.outcome).toBe(
      'attackerGone',
    );
    expect(
      out(
        { die: 10, attackers: [from([inf({ steps: 2 })])], defenders: [poilu({ steps: 1 })] },
        uniformCrt(data, '•• / •'),
      ).result?.outcome,
    ).toBe('bothGone');
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
