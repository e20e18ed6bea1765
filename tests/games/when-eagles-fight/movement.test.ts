import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movement } from '@/lib/games/when-eagles-fight/calculators/movement';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { TERRAINS } from '@/lib/games/when-eagles-fight/sheet/ground';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

const data = await loadData();
const of = (input: Record<string, unknown>) => answerOf(movement, input, data);
const dataOf = (input: Record<string, unknown>) => of(input).outcome.data;
const pathOf = (input: Record<string, unknown>) => dataOf(input).path.map(({ mp }) => mp);
const stopOf = (input: Record<string, unknown>, at = 0) => dataOf(input).units[at]?.stop ?? null;

const german = (move = 4, more = {}) => ({ nation: 'german', move, ...more });
const ah = (move = 4, more = {}) => ({ nation: 'austro-hungarian', move, ...more });
const russian = (move = 4, more = {}) => ({ nation: 'russian', move, ...more });
const legs = (...terrains: readonly string[]) => ({ legs: terrains.map((terrain) => ({ terrain })) });

describe('what a hex costs (12.8, 12.10)', () => {
  test.each([
    ['clear', {}, 2, 1],
    ['forest', { terrain: 'forest' }, 2, 2],
    ['swamp', { terrain: 'swamp' }, 4, 2],
    ['mountain', { terrain: 'mountain' }, 2, 2],
    ['swamp in Turn 5', { terrain: 'swamp' }, 5, 1],
    ['swamp in Turn 14', { terrain: 'swamp' }, 14, 1],
    ['swamp in Turn 23', { terrain: 'swamp' }, 23, 1],
    ['swamp in Turn 6', { terrain: 'swamp' }, 6, 2],
    ['forest in winter', { terrain: 'forest' }, 5, 2],
    ['a mountain along the pass', { terrain: 'mountain', hexside: 'pass' }, 2, 1],
    ['a frozen lake', { hexside: 'lake' }, 5, 1],
  ])('%s', (_what, leg, turn, mp) => {
    expect(pathOf({ units: [german()], legs: [leg], turn })).toEqual([mp]);
  });

  test('the example of 12.10: 2628 to 2528 for 1, 2628 to 2629 for 2', () => {
    const to = (hex: string) => pathOf({ start: '2628', legs: [{ hex, terrain: 'mountain' }] });
    expect(to('2528')).toEqual([1]);
    expect(to('2629')).toEqual([2]);
  });
});

describe('how far it goes', () => {
  test.each([
    ['four clear hexes', german(), legs('clear', 'clear', 'clear', 'clear'), 4, 0, undefined],
    ['five with 4 MP', german(), legs('clear', 'clear', 'clear', 'clear', 'clear'), 4, 0, '12.1'],
    ['three and a forest', german(), legs('clear', 'clear', 'clear', 'forest'), 3, 1, '12.1'],
    ['a forest with 1 MP (12.3)', german(1), legs('forest'), 1, 0, undefined],
    ['a forest and no more (12.3)', german(1), legs('forest', 'clear'), 1, 0, '12.1'],
    ['a clear hex and then a forest: no minimum move', german(2), legs('clear', 'forest'), 1, 1, '12.1'],
    ['a factor of 0 never moves (12.3)', german(0), legs('clear'), 0, 0, '12.3'],
  ])('%s', (_what, unit, way, made, left, rule) => {
    const [first] = dataOf({ units: [unit], ...way }).units;
    expect(first).toMatchObject({ made, left });
    expect(first?.stop?.rule).toBe(rule);
  });

  test('MP spent before leave no minimum move (12.3, 12.6)', () => {
    expect(dataOf({ units: [german(3)], ...legs('forest'), spent: 2 }).units[0]).toMatchObject({ made: 0, left: 1 });
  });

  test('a stack moves with its slowest unit, and the faster ones go on without it (12.7)', () => {
    const answer = of({ units: [german(6), german(2)], ...legs('clear', 'clear', 'clear') });
    expect(answer.outcome.data).toMatchObject({ arrives: false, together: 2 });
    expect(answer.outcome.data.units.map(({ made }) => made)).toEqual([3, 2]);
    expect(answer.steps.map(({ id }) => id)).toContain('slowest');
  });

  test('spends what the hexes cost and never more than it has, but for the first step (property)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom(...TERRAINS.filter((one) => one !== 'sea')), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 24 }),
        (move, terrains, turn) => {
          const { path, units } = dataOf({ units: [german(move)], ...legs(...terrains), turn });
          const made = units[0]?.made ?? 0;
          const cost = path.slice(0, made).reduce((sum, { mp }) => sum + mp, 0);
          expect(made).toBeGreaterThan(0);
          expect(units[0]?.spent).toBe(Math.min(move, cost));
          if (made > 1) expect(cost).toBeLessThanOrEqual(move);
          if (made < path.length) expect(cost + (path[made]?.mp ?? 0)).toBeGreaterThan(move);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what closes a hex', () => {
  test.each([
    ['enemy units (12.4)', german(), { holds: 'enemy' }, 2, 'enemy'],
    ['heavy artillery alone is destroyed by Russians (13.18)', russian(), { holds: 'guns' }, 2, undefined],
    ['the STAVKA alone stops nobody (14.2)', german(), { holds: 'stavka' }, 2, undefined],
    ['an all-sea hexside (12.11)', german(), { hexside: 'sea' }, 5, 'sea'],
    ['a lake in autumn (12.11)', german(), { hexside: 'lake' }, 4, 'lake'],
    ['a lake in Turn 14', german(), { hexside: 'lake' }, 14, undefined],
    ['neutral Romania (3.2)', russian(), { country: 'romania' }, 2, 'neutral'],
    ['Germany for Austro-Hungarians (6.3)', ah(), { country: 'germany' }, 2, 'germany'],
    ['Austria-Hungary for Germans (6.2)', german(), { country: 'austria-hungary' }, 2, undefined],
    ['north of row xx20 (6.3)', ah(), { hex: '2519' }, 2, 'north'],
    ['… although a German stands there: it moves there alone', ah(), { hex: '2519', german: true }, 2, 'north'],
    ['row xx20', ah(), { hex: '2520' }, 2, undefined],
    ['three corps there (8.2)', german(), { corps: 3 }, 2, 'full'],
    ['two corps and a division', german(), { corps: 2, divisions: 1 }, 2, 'full'],
    ['two corps', german(), { corps: 2 }, 2, undefined],
    [
      'a division where two and a half stand',
      german(4, { size: 'division' }),
      { corps: 2, divisions: 1 },
      2,
      undefined,
    ],
    [
      'heavy artillery where three corps stand (8.5)',
      german(4, { kind: 'heavy-artillery' }),
      { corps: 3 },
      2,
      undefined,
    ],
    ['the Romanian army before its entry (10.4)', { nation: 'romanian', move: 4 }, {}, 18, 'absent'],
  ])('%s', (_what, unit, leg, turn, id) => {
    expect(stopOf({ units: [unit], legs: [leg], turn })?.id).toBe(id);
  });

  test('Romania opens in B+3 (3.2, 15.6)', () => {
    const into = { units: [russian()], legs: [{ country: 'romania' }], brusilov: 15 };
    expect(stopOf({ ...into, turn: 17 })?.id).toBe('neutral');
    expect(stopOf({ ...into, turn: 18 })).toBeNull();
  });

  test('the Romanian army moves from B+3 on, south of row xx28 (10.4, 15.6)', () => {
    const army = { units: [{ nation: 'romanian', move: 4 }], brusilov: 15 };
    expect(stopOf({ ...army, legs: [{}], turn: 17 })?.id).toBe('absent');
    expect(stopOf({ ...army, legs: [{}], turn: 18 })).toBeNull();
    expect(stopOf({ ...army, legs: [{ hex: '3528' }], turn: 18 })?.id).toBe('romanian');
  });

  test('2412 to 2413 is all sea, minimum move or not (12.3)', () => {
    expect(stopOf({ units: [german(1)], start: '2412', legs: [{ hex: '2413' }] })?.id).toBe('sea');
  });

  test('an A-H unit goes north with a German and stays where he stays (6.3)', () => {
    const north = { legs: [{ hex: '2519' }, { hex: '2518' }], start: '2520' };
    expect(dataOf({ ...north, units: [ah(), german()] }).units.map(({ made }) => made)).toEqual([2, 2]);
    const left = dataOf({ ...north, units: [ah(4), german(1)] }).units;
    expect(left.map(({ made, stop }) => [made, stop?.id])).toEqual([
      [1, 'north'],
      [1, 'mp'],
    ]);
  });

  test('alone in the north it goes back south, or to a German (6.3, question ah-north-alone)', () => {
    const alone = (start: string, leg: object) => stopOf({ units: [ah()], start, legs: [leg] })?.id;
    expect(alone('2518', { hex: '2519' })).toBeUndefined();
    expect(alone('2518', { hex: '2517' })).toBe('north');
    expect(alone('2518', { hex: '2517', german: true })).toBeUndefined();
  });
});

describe('who does not move at all', () => {
  test.each([
    ['Russians in Turn 1 (3.4)', russian(), { turn: 1 }, 'russianTurnOne'],
    ['… but in a free set-up', russian(), { turn: 1, scenario: 'free-set-up' }, undefined],
    ['A-H 2nd Army in Turn 1 (3.5)', ah(4, { second: true }), { turn: 1 }, 'second'],
    ['… in Turn 2', ah(4, { second: true }), { turn: 2 }, undefined],
    ['… in a free set-up', ah(4, { second: true }), { turn: 1, scenario: 'free-set-up' }, undefined],
    ['Germans in Turn 1', german(), { turn: 1 }, undefined],
    ['Russians that went off the map (11.6)', russian(), { offMap: true }, 'offMap'],
    ['Germans that did', german(), { offMap: true }, undefined],
    ['fortress infantry', german(0, { kind: 'fortress' }), {}, 'still'],
  ])('%s', (_what, unit, more, id) => {
    expect(stopOf({ units: [unit], ...legs('clear'), ...more })?.id).toBe(id);
  });
});

test('refused: both sides, hexes that do not touch', () => {
  expect(refusalOf(movement, { units: [german(), russian()] }, data).rule).toBe('12.4');
  expect(refusalOf(movement, { start: '1820', legs: [{ hex: '1918' }] }, data)).toMatchObject({ field: 'legs.0.hex' });
  expect(dataOf({ start: '1820', legs: [{ hex: '1919' }] }).arrives).toBe(true);
});

describe('on a sheet', () => {
  const sheet = {
    turn: 2,
    frame: { column: '20', row: 20, columns: 7, rows: 7 },
    hexes: { '2323': { terrain: 'swamp' }, '2223': { terrain: 'forest' }, '2424': { terrain: 'mountain' } },
    sides: { '2322/2422': 'sea' },
    units: [
      { id: 'g', hex: '2322', nation: 'german', move: 2 },
      { id: 's', hex: '2322', nation: 'german', kind: 'cavalry', move: 1 },
      { id: 'r', hex: '2321', nation: 'russian', move: 4 },
    ],
  };
  const on = (more: Record<string, unknown>) => ({ source: 'sheet', sheet, unit: 'g', ...more });

  test('what it reaches costs what the way there costs, hex by hex', () => {
    const { reach } = dataOf(on({}));
    expect(reach.find(({ hex }) => hex === '2322')?.cost).toBe(0);
    expect(reach.find(({ hex }) => hex === '2323')?.cost).toBe(2);
    expect(reach.some(({ hex }) => hex === '2321')).toBe(false);
    for (const { hex, cost } of reach.slice(0, 12)) {
      if (hex === '2322') continue;
      const { units, arrives } = dataOf(on({ goal: hex }));
      expect([hex, arrives, units[0]?.spent]).toEqual([hex, true, cost]);
    }
  });

  test('a hex beyond reach breaks for want of MP, one of the enemy by rule', () => {
    expect(stopOf(on({ path: ['2323', '2324'] }))?.id).toBe('mp');
    expect(stopOf(on({ path: ['2321'] }))?.id).toBe('enemy');
    expect(stopOf(on({ path: ['2422'] }))?.id).toBe('sea');
    expect(verdictOf(of(on({})))).toMatch(/within reach/);
  });

  test('the stack reaches what its slowest unit reaches', () => {
    expect(dataOf(on({ stack: true })).reach.every(({ cost }) => cost <= 1)).toBe(true);
    // 1 MP enters the swamp by the minimum move.
    expect(dataOf(on({ stack: true })).reach.map(({ hex }) => hex)).toContain('2323');
  });

  test('the minimum move into a dear hex is within reach (12.3)', () => {
    expect(dataOf(on({ unit: 's' })).reach.find(({ hex }) => hex === '2323')?.cost).toBe(1);
  });

  test('the Romanian army moves once the sheet shows Romania at war, in Turn 18 at the earliest (10.4)', () => {
    const units = [{ id: 'r', hex: '3431', nation: 'romanian', move: 4 }];
    const on = (more: object) => ({ source: 'sheet', sheet: { units, complete: true, ...more } });
    const reach = (more: object) => dataOf(on(more)).reach.length;
    expect(reach({ turn: 18 })).toBeLessThan(2);
    expect(refusalOf(movement, on({ turn: 17, romania: true }), data)).toMatchObject({
      rule: '10.4',
      field: 'sheet.romania',
    });
    expect(reach({ turn: 18, romania: true })).toBeGreaterThan(1);
  });

  test('a ready sheet answers; a unit that is not there, and a leap, are refused', () => {
    expect(dataOf({ source: 'sheet', preset: 'tannenberg', goal: '2317' }).unit).toBe('fr');
    expect(refusalOf(movement, on({ unit: 'x' }), data).field).toBe('unit');
    expect(refusalOf(movement, on({ path: ['2325'] }), data).field).toBe('path.0');
  });
});
