import { expect, test } from 'vitest';
import {
  eitherRows,
  fact,
  notApplied,
  oddsBlock,
  oddsRow,
  openPoints,
  partStep,
  possible,
  present,
  running,
  sayIn,
  step,
  valueRow,
  valuesBlock,
} from '@/lib/calc/ledger';
import { fraction, ONE, ZERO } from '@/lib/prob/fraction';

const say = sayIn('tool');

test('what is not there leaves no trace', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(present<{ readonly id: string }>(a, false, [b, c], undefined, [])).toEqual([a, b, c]);
});

test('a step of one part of a case carries what it is of beside its own id', () => {
  expect(partStep('supply', 'supply-2', '10.7', say('stop'))).toEqual({
    id: 'supply-2',
    of: 'supply',
    rule: '10.7',
    text: { key: 'tool.stop' },
  });
});

test('pieces hold only what they were given', () => {
  expect(step('a', '1.1', say('a'))).toEqual({ id: 'a', rule: '1.1', text: { key: 'tool.a' } });
  expect(Object.keys(step('a', '1.1', say('a'), { after: 2 }))).toEqual(['id', 'rule', 'text', 'after']);
  expect(notApplied('a', '1.1', say('a', { n: 1 }))).toEqual({
    id: 'a',
    rule: '1.1',
    text: { key: 'tool.a', params: { n: 1 } },
  });
  expect(Object.keys(fact(say('f')))).toEqual(['text']);
  expect(fact(say('f'), '1.1', false)).toEqual({ text: { key: 'tool.f' }, rule: '1.1', assumed: false });
  expect(Object.keys(valueRow(say('v'), 3))).toEqual(['label', 'value']);
  expect(Object.keys(oddsRow(say('o'), ONE, '1.1', []))).toEqual(['label', 'chance', 'rule']);
});

test('either rows: the chance of something and the rest, by the same rule', () => {
  const [so, otherwise] = eitherRows(fraction(1, 3), say('a'), say('b'), '1.1');
  expect([so, otherwise]).toEqual([oddsRow(say('a'), fraction(1, 3), '1.1'), oddsRow(say('b'), fraction(2, 3), '1.1')]);
});

test('a running value shows what it was and is', () => {
  const sum = running(1);
  expect(sum.add(-3, 'a', '1.1', say('a'))).toMatchObject({ before: '1', after: '\u22122' });
  expect(sum.add(2, 'b', '1.1', say('b'))).toMatchObject({ before: '\u22122', after: '0' });
  expect(sum.value()).toBe(0);
  const tens = running(0, (n) => n * 10);
  expect(tens.add(2, 'a', '1.1', say('a'))).toMatchObject({ before: 0, after: 20 });
});

test('open points are those that concern the case', () => {
  expect(
    openPoints(say, [
      { id: 'a', rule: '1.1', dispute: 'why', when: true },
      { id: 'b', rule: '1.1', when: false },
      { id: 'c', params: { n: 1 }, when: true },
    ]),
  ).toEqual([
    { text: { key: 'tool.open.a' }, rule: '1.1', dispute: 'why' },
    { text: { key: 'tool.open.c', params: { n: 1 } } },
  ]);
});

test('a block without rows is none', () => {
  expect(valuesBlock('v', say('v'), [])).toEqual([]);
  expect(oddsBlock('o', say('o'), possible([oddsRow(say('o'), ZERO)]))).toEqual([]);
  expect(oddsBlock('o', say('o'), [oddsRow(say('o'), ONE, '1.1', [oddsRow(say('p'), ONE)])])).toHaveLength(1);
});
