import { describe, expect, it } from 'vitest';
import { parseChapter, parseHeading } from '@/lib/rules/parse';

const parse = (markdown: string) =>
  parseChapter({ game: 'paths-of-glory', lang: 'en', file: 'content/12-combat.md', markdown });
const CHAPTER = `# 12.0 Combat
How combats are fought.

## 12.4 ▲ Losses
Both sides lose steps ([fire tables](table:fire-army)).

### 12.4.3 As much as possible
You fill the Loss Number as far as you can, see §12.4.4.1 and §12.4.4.1.

> [!EXCEPTION]
> Not with [question: Withdrawal](dispute:withdrawal), see [fire](tool:paths-of-glory/fire) and §6.0.E.2.

| case | losses |
|---|---|
| one | 3 |
`;

describe('parseHeading', () => {
  it.each([
    ['12.1.2 Attacker', '12.1.2', [], 'Attacker'],
    ['7.1.3 ▲ Duty', '7.1.3', ['▲'], 'Duty'],
    ['9.2.7.1 ▲■ The MEF', '9.2.7.1', ['▲', '■'], 'The MEF'],
    ['9.5.3 ▲ ● Reinforcements', '9.5.3', ['▲', '●'], 'Reinforcements'],
    ['6.0.E.1 Victory points', '6.0.E.1', [], 'Victory points'],
    ['9.5.3.c € Errata of another game', '9.5.3.c', ['€'], 'Errata of another game'],
    ['12.3 A & B', '12.3', [], 'A & B'],
    ['12.3 ▲', '12.3', ['▲'], ''],
  ])('%s', (text, number, marks, title) => {
    expect(parseHeading(text)).toEqual({ number, marks, title });
  });

  it.each(['Combat', 'chapter 12', '12.4.345 Title', ''])('%s is no heading of a rule', (text) => {
    expect(parseHeading(text)).toBeUndefined();
  });
});

describe('parseChapter', () => {
  it('reads the rules with their place, path and references', () => {
    const { entries, problems } = parse(CHAPTER);
    expect(problems).toEqual([]);
    expect(entries.map(({ number, depth, path, source }) => [number, depth, path, source.line])).toEqual([
      ['12.0', 1, [], 1],
      ['12.4', 2, ['Combat'], 4],
      ['12.4.3', 3, ['Combat', 'Losses'], 7],
    ]);
    const [, losses, rule] = entries;
    expect(losses?.marks).toEqual(['▲']);
    expect(losses?.tables).toEqual(['fire-army']);
    expect(rule).toMatchObject({
      refs: ['12.4.4.1', '6.0.E.2'],
      disputes: ['withdrawal'],
      tools: ['paths-of-glory/fire'],
      callouts: ['exception'],
    });
  });

  it('gives the plain text: no mark-up, no tags of call-outs, a line per paragraph and row', () => {
    expect(parse(CHAPTER).entries[2]?.text).toBe(
      'You fill the Loss Number as far as you can, see §12.4.4.1 and §12.4.4.1.\nNot with question: Withdrawal, see fire and §6.0.E.2.\ncase losses\none 3',
    );
  });

  it('keeps the body as written, from the line after the heading', () => {
    const entry = parse(CHAPTER).entries[1];
    expect(entry?.body).toBe('Both sides lose steps ([fire tables](table:fire-army)).');
    expect(CHAPTER.split('\n')[(entry?.source.bodyLine ?? 0) - 1]).toBe(entry?.body);
  });

  it('does not take a # inside code for a heading', () => {
    expect(parse('# 1.0 One\n```\n# 2.0 Two\n```\n').entries.map(({ number }) => number)).toEqual(['1.0']);
  });

  it.each([
    ['# Combat\n', 1, 'does not begin with a rule number'],
    ['# 12.0 A\n\n# 12.1 B\n', 3, 'has 1 #, wanted 2'],
    ['# 6.0 A\n\n### 6.0.A B\n', 3, 'has 3 #, wanted 2'],
    ['# 12.0\ntext\n', 1, 'has no title'],
    ['# 12.0 ▲\ntext\n', 1, 'has no title'],
    ['stray\n\n# 12.0 A\n', 1, 'belongs to no rule'],
  ])('reports %j at line %i', (markdown, line, words) => {
    const { problems } = parse(markdown);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.message).toContain(words);
  });
});
