import { describe, expect, it } from 'vitest';
import { checkGame } from '@/lib/content/check/game';
import { formatProblem } from '@/lib/content/check/problem';
import { readGame } from '@/lib/content/game';
import { withContent, type Edit } from '@/tests/support/content-tree';

const FILE = 'paths-of-glory/cards/shells.json';
const words = (text: string) => ({ en: text, es: text, it: text });
const CARD = {
  id: 'shells',
  kind: 'card',
  title: words('Shells'),
  rules: ['1.1'],
  results: {
    sides: [{ parts: [{ kind: 'number', id: 'losses', least: -9, most: 9, signed: true }] }],
    example: '−1',
  },
  rows: { label: words('Die'), first: 1, last: 6 },
  columns: { label: words('Guns'), notation: 'points', headings: [{ label: '4', source: words('§1.1.1') }], gaps: [] },
  edges: { above: { kind: 'move', columns: -1, rows: -2, rule: '1.1.2' } },
  cells: [{ column: '4', row: '2', result: '−1', source: words('Example') }],
  provenance: { source: 'worked-examples', text: words('See [losses](table:losses).') },
};
const TEXT = JSON.stringify(CARD);
const added: Edit = { file: FILE, to: TEXT };
const check = (edits: readonly Edit[]): readonly string[] =>
  withContent(edits, (root) =>
    checkGame({ root, game: 'paths-of-glory', tools: ['fire'], checkData: () => [] }).map(formatProblem),
  );

describe('charts that players fill in', () => {
  it('are content like the others, and texts may point to them', () => {
    const link = { file: 'paths-of-glory/rules/en/01-combat.md', from: 'table:losses', to: 'table:shells' };
    const both = [added, link, { ...link, file: 'paths-of-glory/rules/es/01-combat.md' }];
    expect(check([added])).toEqual([]);
    expect(check(both)).toEqual([]);
    expect(check(both.slice(1)).join('\n')).toContain('no table "shells"');
  });
  it('are read with the game', () => {
    withContent([added], (root) => {
      expect([...readGame('paths-of-glory', root).cards().keys()]).toEqual(['shells']);
      expect(readGame('paths-of-glory', root).cards().get('shells')).toEqual(CARD);
    });
  });
  it.each<[string, string, string, string]>([
    ['a known cell off the card', '"row":"2"', '"row":"7"', 'no row "7"'],
    ['a known cell that is no result', '"−1"', '"-11"', 'no result of this card'],
    ['a heading of another notation', '"label":"4"', '"label":"4:1"', 'no heading of the notation points'],
    ['a language that is missing', ',"it":"Guns"', '', 'columns.label.it'],
    ['an edge of a dead rule', '"1.1.2"', '"1.1.9"', 'no rule "1.1.9"'],
    ['a source of a dead rule', '"es":"§1.1.1"', '"es":"§1.1.9"', 'no rule "1.1.9"'],
    ['a chart that does not exist', 'table:losses', 'table:gains', 'no table "gains"'],
    ['a source that the game does not name', 'worked-examples', 'hearsay', 'none of the chartSources'],
    ['another name than its file', '"id":"shells"', '"id":"gas"', 'is not the name of the file'],
  ])('are reported for %s', (_name, from, to, said) => {
    expect(TEXT).toContain(from);
    const problems = check([{ file: FILE, to: TEXT.replace(from, to) }]);
    expect(problems.join('\n')).toContain(said);
    expect(problems.every((line) => line.startsWith(`content/${FILE}:1:`))).toBe(true);
  });
  it('are reported when a chart has the same name', () => {
    expect(
      check([{ file: 'paths-of-glory/cards/losses.json', to: TEXT.replace('"id":"shells"', '"id":"losses"') }]).join(
        '\n',
      ),
    ).toContain('"losses" is a chart in tables/ too');
  });
});
