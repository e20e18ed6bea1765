import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsOf, parseAddress, rulesIn, strayRuleSign } from '@/lib/rules/mentions';
import { parseRuleText } from '@/lib/rules/tree';

const rules = (markdown: string) =>
  mentionsOf(parseRuleText(markdown))
    .filter(({ kind }) => kind === 'rule')
    .map(({ id }) => id);

describe('mentions of rules', () => {
  it.each([
    ['see §12.4.3.', ['12.4.3']],
    ['(§6.0.E.2)', ['6.0.E.2']],
    ['§12.4.3–§12.4.6, §14.0;', ['12.4.3', '12.4.6', '14.0']],
    ['§12.4. Then', ['12.4']],
    ['§9.5.3.c and', ['9.5.3.c']],
    ['§13.3.4.a1, §13.3.4.b5.', ['13.3.4.a1', '13.3.4.b5']],
    ['§13.3.4.a12', ['13.3.4']],
    ['§6.0.Es otra palabra', ['6.0']],
    ['- a\n  - §1.2\n\n> §1.3\n\n| a |\n|---|\n| §1.4 |', ['1.2', '1.3', '1.4']],
    ['**§1.2** and *§1.3*', ['1.2', '1.3']],
    ['`§1.2` and\n\n    §1.3', []],
    ['[§1.2](table:units)', []],
    ['§ 12.4', []],
  ])('%j', (markdown, numbers) => {
    expect(rules(markdown)).toEqual(numbers);
  });

  it('knows where each stands in the Markdown, also in quotes and lists', () => {
    const markdown = '> first line\n> second §1.2 and §1.2\n\n- item\n  goes on §1.3';
    const places = mentionsOf(parseRuleText(markdown)).map(({ offset, id }) =>
      markdown.slice(offset, offset + id.length + 1),
    );
    expect(places).toEqual(['§1.2', '§1.2', '§1.3']);
    expect(new Set(mentionsOf(parseRuleText(markdown)).map(({ offset }) => offset)).size).toBe(3);
  });

  it('reads every number that is written after a section sign', () => {
    const part = fc.oneof(fc.integer({ min: 0, max: 99 }).map(String), fc.constantFrom('A', 'E', 'c'));
    const number = fc
      .tuple(fc.integer({ min: 1, max: 30 }).map(String), fc.array(part, { maxLength: 4 }))
      .map(([first, rest]) => [first, ...rest].join('.'));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 6 }), (numbers) => {
        expect(rulesIn(numbers.map((one) => `see §${one}, `).join(''))).toEqual(numbers);
      }),
    );
  });
});

it.each([
  ['§12.4.3', undefined],
  ['no sign', undefined],
  ['§ 12', 0],
  ['§1.2 and §x', 9],
])('stray section sign in %j: %s', (text, at) => {
  expect(strayRuleSign(text)).toBe(at);
});

it.each([
  ['table:fire-army', { kind: 'table', id: 'fire-army' }],
  ['tool:paths-of-glory/fire', { kind: 'tool', id: 'paths-of-glory/fire' }],
  ['https://example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['table:', undefined],
])('address %s', (url, target) => {
  expect(parseAddress(url)).toEqual(target);
});
