import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/cli/check-content';
import { formatProblem } from '@/lib/content/check/problem';
import { readGame } from '@/lib/content/game';
import { compareRuleNumbers } from '@/lib/core/rule-number';
import { ruleAddress } from '@/lib/rules/address';
import { renderMarkdown, type RenderOptions } from '@/lib/rules/render';
import { PLAIN_RENDER } from '@/tests/support/render';

const SHARED = join(process.cwd(), '../shared');
const pathsOfGlory = readGame('paths-of-glory');
const nachParis = readGame('nach-paris');

it('the content passes its checks', async () => {
  const errors = (await checkContent()).filter(({ level }) => level === 'error');
  expect(errors.map(formatProblem)).toEqual([]);
});

describe('Paths of Glory', () => {
  it('has 335 numbered rules and the 14 lettered phases', () => {
    expect(pathsOfGlory.numbers.filter((number) => !/[A-Z]/.test(number))).toHaveLength(335);
    expect(pathsOfGlory.numbers.filter((number) => /[A-Z]/.test(number))).toHaveLength(14);
  });

  it('shows the English rules in Italian, and says so', () => {
    expect(pathsOfGlory.entry('it', '12.4.3')).toMatchObject({
      fallback: true,
      entry: { lang: 'en', number: '12.4.3' },
    });
    expect(pathsOfGlory.entry('es', '12.4.3')).toMatchObject({ fallback: false, entry: { lang: 'es' } });
    expect(pathsOfGlory.entry('es', '12.6.7')).toBeUndefined();
  });
});

describe('1914 Nach Paris', () => {
  it('has 497 numbered rules: 22 chapters (there is no 22), 81 sections and 394 rules', () => {
    const ofDepth = (depth: number) => nachParis.numbers.filter((number) => number.split('.').length === depth).length;
    expect([ofDepth(1), ofDepth(2), ofDepth(3)]).toEqual([22, 81, 394]);
    expect(nachParis.numbers).not.toContain('22');
  });
});

const GAMES = [
  { name: 'Paths of Glory', id: 'paths-of-glory', game: pathsOfGlory },
  { name: '1914 Nach Paris', id: 'nach-paris', game: nachParis },
] as const;

describe.each(GAMES)('$name', ({ game }) => {
  it('has its numbers in order', () => {
    expect([...game.numbers].sort(compareRuleNumbers)).toEqual(game.numbers);
  });

  it.each(['en', 'es'] as const)('has every rule in %s', (lang) => {
    const { entries, chapters } = game.rules(lang);
    expect([...entries.keys()]).toEqual(game.numbers);
    expect([...entries.values()].filter((entry) => entry.lang !== lang)).toEqual([]);
    expect(chapters.map(({ id }) => id)).toEqual([...new Set(game.numbers.map((number) => number.split('.')[0]))]);
  });

  it('knows what cites a rule', () => {
    const { citedBy, entries } = game.rules('es');
    for (const [cited, citing] of citedBy)
      for (const number of citing) expect(entries.get(number)?.refs).toContain(cited);
    expect(citedBy.size).toBeGreaterThan(100);
  });
});

describe.each(GAMES)('rendering $name', ({ game, id }) => {
  const options: RenderOptions = {
    ...PLAIN_RENDER,
    linkToRule: (number) => (game.numbers.includes(number) ? ruleAddress('en', id, number) : undefined),
    linkToTable: (chart) => (game.tables().has(chart) || game.cards().has(chart) ? `/t/${chart}` : undefined),
    linkToDispute: (dispute) => (game.disputes('en').has(dispute) ? `/d/${dispute}` : undefined),
  };
  const texts = (['en', 'es'] as const).flatMap((lang) => [
    ...[...game.rules(lang).entries.values()].map(({ number, body }) => ({ name: `${lang} ${number}`, body })),
    ...[...game.disputes(lang).values()].map(({ id: dispute, body }) => ({ name: `${lang} ${dispute}`, body })),
  ]);

  it('leaves nothing of the mark-up over and no way to run script', () => {
    const faults = texts.flatMap(({ name, body }) => {
      const html = renderMarkdown(body, options);
      const words = html.replace(/<a [^>]*>.*?<\/a>/g, '').replace(/<[^>]*>/g, '');
      const found = [
        ...(html.match(/<script|javascript:|dead-link|<blockquote|<abbr class="mark" title="">|\son\w+=/g) ?? []),
        ...(words.match(/§|\[!|\]\(|\*\*|\||undefined/g) ?? []),
      ];
      return found.length ? [`${name}: ${found.join(' ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

describe.skipIf(!existsSync(SHARED))('beside the shared facts (skipped where they are not)', () => {
  it.each(GAMES)('$name has the numbers of the shared rule index and no others', ({ game, id }) => {
    const { numbers } = JSON.parse(readFileSync(join(SHARED, `facts/rule-index/${id}.json`), 'utf8')) as {
      readonly numbers: readonly string[];
    };
    expect(game.numbers.filter((number) => !/[A-Z]/.test(number))).toEqual(numbers);
  });

  it('shares no run of words with the rulebooks', () => {
    const run = () =>
      execFileSync(process.execPath, [join(SHARED, 'tools/overlap.mjs'), 'content'], { encoding: 'utf8' });
    expect(run).not.toThrow();
  });
});
