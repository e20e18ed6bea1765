import { describe, expect, it } from 'vitest';
import { framesOf, isFrame } from '@/lib/search/frames';
import { search } from '@/lib/search/search';
import { builtSource } from '@/tests/support/built-search';

describe('the kind of thing that a question asks for', () => {
  it.each([
    ['how many fit in here', ['0count']],
    ['¿Cuántos caben?', ['0count']],
    ['quanti ne posso mettere', ['0count', '0leave']],
    ['How long does a fort hold?', ['0length']],
    ['¿cuándo llegan los refuerzos?', ['0date']],
    ['what if i forgot', ['0case']],
    ['¿qué pasa si me retiro?', ['0case']],
    ["cos'è una testa di ponte", ['0sense']],
    ['do i have to attack', ['0duty']],
    ['stacking limit', []],
    ['chief of staff', []],
  ])('%s', (text, frames) => {
    expect(framesOf(text)).toEqual(frames);
  });

  it('tells a frame from a word, a number and a unit', () => {
    expect(['0count', 'count', '0', '120l', '7.2'].filter(isFrame)).toEqual(['0count']);
  });

  it('leads, words being equal, to the rule that is asked for so', async () => {
    const source = await builtSource('paths-of-glory', 'en');
    const first = (query: string): string | undefined => search(query, [source], { kinds: ['rule'] }).hits[0]?.number;
    expect(first('how many guys can i put in one space')).toBe('10.1.1');
  });
});
