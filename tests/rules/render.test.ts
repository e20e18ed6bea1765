import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/rules/render';
import { PLAIN_RENDER } from '@/tests/support/render';

const render = (markdown: string) => renderMarkdown(markdown, PLAIN_RENDER);

describe('links', () => {
  it.each([
    ['§12.4.3', '<a href="/r/12.4.3" class="rule-link" data-id="12.4.3">§12.4.3</a>'],
    ['[fire](table:fire-army)', '<a href="/t/fire-army" class="table-link" data-id="fire-army">fire</a>'],
    ['[Paris](dispute:paris)', '<a href="/d/paris" class="dispute-link" data-id="paris">Paris</a>'],
    [
      '[tool](tool:paths-of-glory/fire)',
      '<a href="/x/paths-of-glory/fire" class="tool-link" data-id="paths-of-glory/fire">tool</a>',
    ],
    ['§99.9', '<span class="dead-link" data-id="99.9">§99.9</span>'],
    ['[a](https://example.org/)', '<a href="https://example.org/" rel="noopener noreferrer">a</a>'],
    ['[a](javascript:alert(1))', '<span>a</span>'],
    ['[a](JaVaScRiPt:alert(1))', '<span>a</span>'],
    ['[a](data:text/html,x)', '<span>a</span>'],
    ['[a](//evil.example)', '<span>a</span>'],
    ['[a][b]\n\n[b]: javascript:alert(1)', '<span>a</span>'],
    ['<javascript:alert(1)>', '<span>javascript:alert(1)</span>'],
    ['![alt](https://example.org/x.png)', 'alt'],
  ])('%s', (markdown, html) => {
    expect(render(markdown)).toBe(`<p>${html}</p>`);
  });

  it('leaves code alone', () => {
    expect(render('`§12.4.3 ▲`')).toBe('<p><code>§12.4.3 ▲</code></p>');
  });

  it('links rules in lists, tables and call-outs', () => {
    const html = render('- §1.2\n\n| a |\n|---|\n| §1.3 |\n\n> [!RULING]\n> §1.4');
    for (const number of ['1.2', '1.3', '1.4']) expect(html).toContain(`data-id="${number}"`);
  });
});

describe('call-outs', () => {
  it('are notes named by their kind, without the tag', () => {
    expect(render('> [!EXCEPTION]\n> Not here.').replaceAll('\n', '')).toBe(
      '<aside class="callout callout-exception" data-kind="exception" role="note" aria-label="Exception" data-label="Exception"><p>Not here.</p></aside>',
    );
  });

  it('may begin with a link, a list or an empty line', () => {
    expect(render('> [!RULING]\n> §1.2').replaceAll('\n', '')).toContain('<p><a href="/r/1.2"');
    expect(render('> [!RULING]\n> - one').replaceAll('\n', '')).toContain('<ul><li>one</li></ul>');
    expect(render('> [!RULING]\n>\n> text').replaceAll('\n', '')).toContain('<p>text</p>');
  });

  it('a plain quotation and an unknown tag stay quotations', () => {
    expect(render('> words')).toContain('<blockquote>');
    expect(render('> [!NOTE]\n> words')).toContain('[!NOTE]');
  });
});

describe('marks and tables', () => {
  it('explains the update marks in the text', () => {
    expect(render('- ▲ Retreat ●')).toContain(
      '<abbr class="mark" title="first update">▲</abbr> Retreat <abbr class="mark" title="third update">●</abbr>',
    );
  });

  it('lets tables scroll in a named, focusable region', () => {
    const html = render('| unit | where |\n|---|---|\n| a | b |\n\n| unit | where |\n|---|---|\n| a | b |');
    expect(html).toContain('<div class="scroll-x" tabindex="0" role="region" aria-label="Table: unit, where"><table>');
    expect(html).toContain('aria-label="Table: unit, where (2)"');
  });
});

describe('no way to run script', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<a href="javascript:x">a</a>',
    '[a](<javascript:alert(1)>)',
    '[a](&#106;avascript:alert(1))',
    '[a](java\tscript:x)',
    '![x](javascript:alert(1))',
    '[^1]\n\n[^1]: javascript:x <script>',
  ])('%s', (markdown) => {
    expect(render(markdown)).not.toMatch(/<script|<img|\son\w+=|href="\s*javascript:/i);
  });

  it('whatever is typed', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=y>',
      '[a](javascript:x)',
      '](',
      '[',
      '<',
      '>',
      '"',
      "'",
      '`',
      '\n',
      '> ',
      '- ',
      '| ',
      '|---|',
      '§1.2',
      '▲',
      'onload=',
      ' href="',
      '&lt;',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 25 }), (pieces) => {
        const html = render(pieces.join(''));
        const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
        expect(
          tags.filter((tag) =>
            /^<(script|img|iframe|style)|\son\w+=|href="\s*(javascript|data):/i.test(
              tag.replace(/="[^"]*"/g, (value) => (/^="\s*(javascript|data):/i.test(value) ? value : '=""')),
            ),
          ),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
