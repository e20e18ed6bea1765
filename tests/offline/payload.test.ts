import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfPayload, pageOfPiece, payloadOf } from '@/lib/offline/payload';

/** A push as the renderer writes it: no `<` that could end the script. */
const push = (text: string): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', '\\', ']', ')', '<', '\n', '\u2028', '😀', '\u0000') }),
);

describe('the payload of a page', () => {
  it('is what its scripts push, in their order, whatever that is', () => {
    fc.assert(
      fc.property(fc.array(texts), fc.string(), (pushed, between) => {
        const html = pushed.map(push).join(`<p>${between.replaceAll('self', '')}</p>`);
        expect(payloadOf(html)).toBe(pushed.join(''));
      }),
    );
  });

  it.each([
    ['a page without scripts', '<p>self.__next_f</p>', ''],
    [
      'the first push, which only begins',
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' + push('a'),
      'a',
    ],
    ['quotes, backslashes and what looks like an end', push('"])\\" <script> \\\\'), '"])\\" <script> \\\\'],
    ['several pushes in one script', push('a').replace('</script>', push('b').replace('<script>', ';')), 'ab'],
  ])('of %s', (_, html, payload) => expect(payloadOf(html)).toBe(payload));
});

describe('an address', () => {
  it.each([
    ['/en/about/index.txt', '/en/about/'],
    ['/index.txt', '/'],
    ['/en/about/', undefined],
    ['/en/about/other.txt', undefined],
    ['/en/aboutindex.txt', undefined],
    ['/en/index.txt/', undefined],
  ])('of a payload: %s is that of %s', (path, page) => expect(pageOfPayload(path)).toBe(page));

  it.each([
    ['/en/about/__next._tree.txt', '/en/about/'],
    ['/en/about/__next.$d$lang.about.__PAGE__.txt', '/en/about/'],
    ['/__next._head.txt', '/'],
    ['/en/about/index.txt', undefined],
    ['/en/about/__next.x/deeper.txt', undefined],
    ['/en/about/', undefined],
    ['/en/about/__next.x.js', undefined],
  ])('of a piece: %s is of %s', (path, page) => expect(pageOfPiece(path)).toBe(page));
});
