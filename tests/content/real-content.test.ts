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
const game = readGame('paths-of-glory');

it('the content passes its checks', { timeout: 60_000 }, () => {
  const errors = checkContent().filter(({ level }) => level === 'error');
  expect(errors.map(formatProblem)).toEqual([]);
});

describe('Paths of Glory', { timeout: 60_000 }, () => {
  it('has 335 numbered rules and the 14 lettered phases, in order', () => {
    expect(game.numbers.filter((number) => !/[A-Z]/.test(number))).toHaveLength(335);
    expect(game.numbers.filter((number) => /[A-Z]/.test(number))).toHaveLength(14);
    expect([...game.numbers].sort(compareRuleNumbers)).toEqual(game.numbers);
  });

  it.each(['en', 'es'] as const)('has every rule in %s', (lang) => {
    const { entries, chapters } = game.rules(lang);
    expect([...entries.keys()]).toEqual(game.numbers);
    expect([...entries.values()].filter((entry) => entry.lang !== lang)).toEqual([]);
    expect(chapters.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, i) => String(i + 1)));
  });

  it('shows the English rules in Italian, and says so', () => {
    expect(game.entry('it', '12.4.3')).toMatchObject({ fallback: true, entry: { lang: 'en', number: '12.4.3' } });
    expect(game.entry('es', '12.4.3')).toMatchObject({ fallback: false, entry: { lang: 'es' } });
    expect(game.entry('es', '12.6.7')).toBeUndefined();
  });

  it('knows what cites a rule', () => {
    const { citedBy, entries } = game.rules('es');
    for (const [cited, citing] of citedBy) for (const number of citing) expect(entries.get(number)?.refs).toContain(cited);
    expect(citedBy.get('12.4.3')?.length).toBeGreaterThan(0);
  });
});

describe('rendering', { timeout: 60_000 }, () => {
  const options: RenderOptions = {
    ...PLAIN_RENDER,
    linkToRule: (number) => (game.numbers.includes(number) ? ruleAddress('en', 'paths-of-glory', number) : undefined),
    linkToTable: (id) => (game.tables().has(id) ? `/t/${id}` : undefined),
    linkToDispute: (id) => (game.disputes('en').has(id) ? `/d/${id}` : undefined),
  };
  const texts = (['en', 'es'] as const).flatMap((lang) => [
    ...[...game.rules(lang).entries.values()].map(({ number, body }) => ({ name: `${lang} ${number}`, body })),
    ...[...game.disputes(lang).values()].map(({ id, body }) => ({ name: `${lang} ${id}`, body })),
  ]);

  it('leaves nothing of the mark-up over and no way to run script', () => {
    const faults = texts.flatMap(({ name, body }) => {
      const html = renderMarkdown(body, options);
      const words = html.replace(/<a [^>]*>.*?<\/a>/g, '').replace(/<[^>]*>/g, '');
      const found = [...(html.match(/<script|javascript:|dead-link|<blockquote|<abbr class="mark" title="">|\son\w+=/g) ?? []), ...(words.match(/§|\[!|\]\(|\*\*|\||undefined/g) ?? [])];
      return found.length ? [`${name}: ${found.join(' ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

describe.skipIf(!existsSync(SHARED))('beside the shared facts (skipped where they are not)', () => {
  it('has the numbers of the shared rule index and no others', () => {
    const { numbers } = JSON.parse(readFileSync(join(SHARED, 'facts/rule-index/paths-of-glory.json'), 'utf8')) as { readonly numbers: readonly string[] };
    expect(game.numbers.filter((number) => !/[A-Z]/.test(number))).toEqual(numbers);
  });

  it('shares no run of words with the rulebooks', { timeout: 60_000 }, () => {
    const run = () => execFileSync(process.execPath, [join(SHARED, 'tools/overlap.mjs'), 'content'], { encoding: 'utf8' });
    expect(run).not.toThrow();
  });
});
