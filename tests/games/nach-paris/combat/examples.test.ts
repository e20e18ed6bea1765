import { describe, expect, test } from 'vitest';
import examples from '@/content/nach-paris/examples.json';
import { data, filled, answer, out, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

const worked = examples.examples.filter(({ tool }) => tool === 'combat');

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
