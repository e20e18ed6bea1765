import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from '@/components/ui/unbroken';

/** The pieces of a line that are kept together. */
const kept = (text: string): readonly string[] =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, one]) => one ?? '');

test.each([
  ['Attacker wins 64 % (23/36), Tie 22,5 %', ['64 %', '22,5 %']],
  ['Lluvia torrencial: −8 MF, sin marcha forzada', ['−8 MF']],
  ['Llega a M22 con EXM-1; le quedan 20 MF.', ['EXM-1', '20 MF']],
  ['Torna per 1 CAP nel GT 4.', ['1 CAP', 'GT 4']],
  ['12 Factors against 8, in Turn 4', []],
  ['Any 3 Mountain hexes', []],
])('%s', (text, together) => {
  expect(kept(text)).toEqual(together);
});

test('a line says the same, whatever is kept together', () => {
  const text = 'Before: 1 CAP, GT 4 and 33 %.';
  expect(renderToStaticMarkup(<Unbroken text={text} />).replace(/<[^>]*>/g, '')).toBe(text);
});
