import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/core/language';
import { deviceAddress, isDevicePage, notHereAddress, wantedPage } from '@/lib/offline/lost';

const ORIGIN = 'https://umpire.test';
const asked = (wanted: string): string | undefined => wantedPage(`?${new URLSearchParams({ wanted })}`);

describe('a page that is not on the device', () => {
  it.each([
    ['/en/paths-of-glory/rules/12/', '/en/device/'],
    ['/es/nach-paris/tools/combat/?die=3&from=a%20b', '/es/device/'],
    ['/it/nach-paris/', '/it/device/'],
    ['/', '/en/device/'],
    ['/xx/nach-paris/', '/en/device/'],
    ['/__proto__/', '/en/device/'],
  ])('%s is told of at %s, and named there', (wanted, page) => {
    const url = new URL(notHereAddress(wanted), ORIGIN);
    expect(url.pathname).toBe(page);
    expect(url.searchParams.get('wanted')).toBe(wanted);
    expect(isDevicePage(url.pathname)).toBe(true);
  });

  it.each(['/en/paths-of-glory/rules/12/', '/es/nach-paris/tools/combat/?die=3&from=a%20b&c=ü+%26', '/it/a'])(
    '%s is opened from there as it was asked for',
    (wanted) => expect(wantedPage(new URL(notHereAddress(wanted), ORIGIN).search)).toBe(wanted),
  );

  it.each([
    '',
    '/',
    '/en/',
    '/en',
    'en/about/',
    '//evil.test/en/about/',
    '///evil.test/',
    '/\\evil.test/',
    '\\\\evil.test\\',
    '/\t/evil.test/',
    '\t//evil.test/',
    '/\n/evil.test',
    ' //evil.test',
    'https://evil.test/en/about/',
    'https:/evil.test',
    'javascript:alert(1)',
    'java\nscript:alert(1)//en/about/',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '/%2f/evil.test/',
    '%2F%2Fevil.test',
    '/%5cevil.test',
    '/en//evil.test',
    '/en/\\evil.test',
    '/EN/about/',
    '/eng/about/',
    '/../en/about/',
    'blob:https://umpire.test/x',
  ])('is not %j: that leads elsewhere, or nowhere', (wanted) => expect(asked(wanted)).toBeUndefined());

  it.each(['', '?', '?other=1', '?wanted', '?wanted=', '?WANTED=/en/about/'])('is none in %j', (search) =>
    expect(wantedPage(search)).toBeUndefined(),
  );

  it('is of this site, whatever the address says', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      'en',
      'about',
      '@',
      ':',
      'evil.test',
      '%2f',
      '\t',
      '\n',
      '?',
      '#',
    );
    const hostile = fc
      .tuple(fc.constantFrom('', '/en/', '/en/a'), fc.array(fc.oneof(piece, fc.string())))
      .map(([start, rest]) => start + rest.join(''));
    let opened = 0;
    fc.assert(
      fc.property(hostile, (wanted) => {
        const page = asked(wanted);
        if (page === undefined) return;
        opened += 1;
        expect(page).toBe(wanted);
        expect(new URL(page, `${ORIGIN}/en/device/`).origin).toBe(ORIGIN);
      }),
      { numRuns: 1000 },
    );
    expect(opened).toBeGreaterThan(0);
  });
});

describe('the page of what is on the device', () => {
  it.each(LANGUAGES)('stands in every language (%s)', (lang) => expect(isDevicePage(deviceAddress(lang))).toBe(true));
  it.each(['/en/device', '/xx/device/', '/en/device/more/', '/device/', '/en/'])('is not at %s', (path) =>
    expect(isDevicePage(path)).toBe(false),
  );
});
