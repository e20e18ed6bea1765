import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterAddress, parseRuleId, ruleAddress, ruleId } from '@/lib/rules/address';
import { findRule, nearest } from '@/lib/rules/find';
import { citedBy, neighbours } from '@/lib/rules/references';

const NUMBERS = [
  '6.0',
  '6.0.A',
  '6.0.E',
  '6.0.E.1',
  '6.0.E.2',
  '12.0',
  '12.1',
  '12.4',
  '12.4.1',
  '12.4.2',
  '12.4.3',
  '12.4.4',
  '12.4.4.1',
  '12.4.10',
  '12.5',
  '13.0',
];

describe('findRule', () => {
  it.each([
    ['12.4.3', '12.4.3'],
    ['§12.4.3', '12.4.3'],
    [' 12.4.3. ', '12.4.3'],
    ['12', '12.0'],
    ['12.0', '12.0'],
    ['6.0.e.1', '6.0.E.1'],
    ['6.e.1', '6.0.E.1'],
  ])('%s is rule %s', (text, number) => {
    expect(findRule(text, NUMBERS)).toEqual({ kind: 'rule', number });
  });

  it('follows a redirect, but never away from a rule that exists', () => {
    const redirects = [
      { from: '12.4.9', to: '12.4.4' },
      { from: '12.4.3', to: '12.5', edition: '2018' },
    ];
    expect(findRule('12.4.9', NUMBERS, redirects)).toEqual({
      kind: 'redirect',
      number: '12.4.4',
      redirect: redirects[0],
    });
    expect(findRule('12.4.3', NUMBERS, redirects)).toEqual({ kind: 'rule', number: '12.4.3' });
  });

  it.each([
    ['12.4.9', '12.4.10'],
    ['12.4.33', '12.4.3'],
    ['1243', '12.4.3'],
    ['12.43', '12.4.3'],
    ['12.4.4.2', '12.4.4.1'],
    ['6.0.E.3', '6.0.E.2'],
    ['14.0', '13.0'],
  ])('%s does not exist: %s is offered first', (text, first) => {
    expect(findRule(text, NUMBERS)).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining([first]) as unknown,
    });
    expect(nearest(text, NUMBERS)[0]).toBe(first);
  });

  it('offers nothing for words', () => {
    expect(findRule('flank', NUMBERS)).toEqual({ kind: 'unknown', nearest: [] });
  });

  it('answers any text with rules that exist', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.]{1,9}$/)), (text) => {
        const found = findRule(text, NUMBERS);
        const offered = found.kind === 'unknown' ? found.nearest : [found.number];
        expect(offered.filter((number) => !NUMBERS.includes(number))).toEqual([]);
        expect(offered.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('what a book has instead of a number that it lacks', () => {
  const BOOK = ['1', '1.1', '2.0', '2.1', '2.1.1', '2.1.2', '2.3', '2.3.a', '2.3.b', '4', '4.2', '4.2.J'];
  it.each([
    ['3', { kind: 'chapter', chapter: '3', chapters: '1–2, 4' }],
    ['§22.4.1', { kind: 'chapter', chapter: '22', chapters: '1–2, 4' }],
    ['2.1.9', { kind: 'part', part: '2.1', last: '2.1.2' }],
    ['2.9.1', { kind: 'part', part: '2.0', last: '2.3' }],
    ['2.1.2.1', { kind: 'whole', part: '2.1.2' }],
    ['1.1.1', { kind: 'whole', part: '1.1' }],
  ])('%s', (text, lack) => {
    expect(findRule(text, BOOK)).toMatchObject({ kind: 'unknown', lack });
  });
  it.each(['2.2', '4.1', '2.3.c', '4.2.1', 'flank', '', '2..1'])('no more is said of %j', (text) => {
    expect(findRule(text, BOOK)).not.toHaveProperty('lack');
  });
});

describe('references', () => {
  it('turns citations round', () => {
    const index = citedBy([
      { number: '1.1', refs: ['1.2', '1.1'] },
      { number: '1.2', refs: [] },
      { number: '1.3', refs: ['1.2', '1.1'] },
    ]);
    expect([...index]).toEqual([
      ['1.2', ['1.1', '1.3']],
      ['1.1', ['1.3']],
    ]);
  });

  it('has neighbours in reading order', () => {
    expect(neighbours('12.4.4', NUMBERS)).toEqual({ previous: '12.4.3', next: '12.4.4.1' });
    expect(neighbours('6.0', NUMBERS)).toEqual({ previous: undefined, next: '6.0.A' });
    expect(neighbours('13.0', NUMBERS).next).toBeUndefined();
    expect(neighbours('99', NUMBERS)).toEqual({});
  });
});

describe('addresses', () => {
  it('lead to the place in the chapter', () => {
    expect(ruleAddress('es', 'paths-of-glory', '12.4.3')).toBe('/es/paths-of-glory/rules/12/#r-12.4.3');
    expect(ruleAddress('en', 'paths-of-glory', '6.0.E.1')).toBe('/en/paths-of-glory/rules/6/#r-6.0.E.1');
    expect(chapterAddress('it', 'paths-of-glory', '7')).toBe('/it/paths-of-glory/rules/7/');
  });

  it('an id survives the way there and back', () => {
    expect(parseRuleId(ruleId('paths-of-glory', '2001', '12.4.3'))).toEqual({
      game: 'paths-of-glory',
      edition: '2001',
      number: '12.4.3',
    });
    expect(parseRuleId('paths-of-glory/12.4.3')).toBeUndefined();
    expect(parseRuleId('a/b/c/d')).toBeUndefined();
  });
});
