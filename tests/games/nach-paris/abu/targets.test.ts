import { describe, expect, test } from 'vitest';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { answer, dataOf, disputes, empty, french, german, ids } from '@/tests/games/nach-paris/abu/asked';
import { refusalOf } from '@/tests/games/nach-paris/spoken';

const inside = (more: object = {}) => german({ cab: 12, ...more });
const outside = (more: object = {}) => inside({ dug: false, ...more });
const times = <T>(count: number, unit: T): readonly T[] => Array.from({ length: count }, () => unit);
const fire = (arf: number, targets: readonly object[], more: object = {}) => ({
  firing: [french(arf)],
  targets,
  works: 'fieldworks',
  ...more,
});
const after = { numberReading: 'after' };

describe('how many units in cover are under fire (8.3.1 with 10.2.4)', () => {
  test.each([
    ['24 at four in Fieldworks', fire(24, times(4, inside())), 4, null, null],
    ['24 at three of them, by the other reading', fire(24, times(3, inside()), after), 3, null, 3],
    [
      '24 at three of them and two in the open',
      fire(24, [...times(3, inside()), outside(), outside()], after),
      5,
      null,
      3,
    ],
    [
      'of four in cover three are chosen; who is in the open is under fire, chosen or not',
      fire(24, [...times(3, inside()), inside({ hit: false }), outside({ hit: false })], after),
      4,
      null,
      3,
    ],
    ['40 is 20 after cover: all', fire(40, times(4, inside()), after), 4, null, null],
    ['12 at three in Fieldworks', fire(12, times(3, inside())), 3, 3, 3],
    ['12 is 6 after cover: one', fire(12, [inside(), ...times(2, outside())], after), 3, 3, 1],
    ['48 from GT22 is 24, and 12 after cover', fire(48, times(3, inside()), { ...after, turn: 22 }), 3, null, 3],
    [
      'in the open the reading touches nobody',
      fire(24, times(4, inside()), { ...after, works: 'none' }),
      4,
      null,
      null,
    ],
  ])('%s', (_name, input, hit, number, mostCovered) => {
    const found = dataOf(input);
    expect(found).toMatchObject({ number, mostCovered });
    expect(found.targets).toHaveLength(hit);
  });

  test.each([
    ['24 at four in cover', fire(24, times(4, inside()), after), '10.2.4', { named: 4, number: 3 }],
    ['12 at two in cover', fire(12, [inside(), inside(), outside()], after), '10.2.4', { named: 2, number: 1 }],
    [
      '12 at four in the open and in cover',
      fire(12, [inside(), ...times(3, outside())], after),
      '8.3.1',
      { named: 4, number: 3 },
    ],
    ['12 at four in cover', fire(12, times(4, inside())), '8.3.1', { named: 4, number: 3 }],
    ['24 at a hidden stack in cover', fire(24, times(2, inside({ fow: true })), after), '19.3.2', {}],
    ['24 at nobody', fire(24, times(2, inside({ hit: false })), after), '8.3.1', {}],
  ])('refused: %s', (_name, input, rule, params) => {
    const refusal = refusalOf(abu, input, empty);
    expect(refusal).toMatchObject({ field: 'targets', rule });
    expect(refusal.text.params ?? {}).toMatchObject(params);
  });

  test('by the rule as we read it a hidden stack in cover needs 20 before cover (19.3.2)', () => {
    expect(dataOf(fire(24, times(2, inside({ fow: true })))).targets).toHaveLength(2);
  });

  test('the answer says which number holds, and that there is a question', () => {
    const { steps } = answer(fire(24, times(3, inside()), after));
    expect(steps.find(({ id }) => id === 'covered')).toMatchObject({ rule: '10.2.4', text: { params: { number: 3 } } });
    expect(ids(answer(fire(24, times(3, inside()))).steps)).not.toContain('covered');
    expect(disputes(fire(24, times(3, inside()), after))).toContain('abu-number-with-cover');
  });
});
