import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardSection } from '@/components/cards/card-section';
import { ResultInput } from '@/components/cards/result-input';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import type { Language } from '@/lib/core/language';
import type { CardChart } from '@/lib/tables/card';
import { ABU, CARDS, CRT, SHIFTS } from '@/tests/tables/cards';
import { ASSAULT, BOTH, WEATHER } from '@/tests/tables/cards-of-words';

const AREAS = ['common', 'rules', 'charts', 'cards'] as const;
const ALL = { ...CARDS, ...BOTH };

const page = (card: CardChart, lang: Language): string =>
  renderToStaticMarkup(
    <WordsProvider lang={lang} messages={uiWords(lang, AREAS)}>
      <CardSection card={card} cards={ALL} game="nach-paris" speak={speaker(uiWords(lang, AREAS), lang)} />
    </WordsProvider>,
  );
const entry = (card: CardChart, value: string, lang: Language = 'es'): string =>
  renderToStaticMarkup(
    <WordsProvider lang={lang} messages={uiWords(lang, AREAS)}>
      <ResultInput card={card} value={value} label="x" onChange={() => undefined} />
    </WordsProvider>,
  );
/** The buttons of an entry: the name that is said, or else what stands on it. */
const keys = (html: string): readonly string[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gu)].map(
    ([, attributes = '', shown = '']) =>
      /aria-label="([^"]*)"/u.exec(attributes)?.[1] ?? shown.replace(/<[^>]*>/gu, ''),
  );
const TEN = [...'1234567890'];

describe('the page of a chart', () => {
  it('has a cell for every place, with what it means', () => {
    const html = page(ASSAULT, 'en');
    expect(html.match(/role="grid"/gu)).toHaveLength(1);
    const screen = html.indexOf('print:hidden');
    expect(html.slice(0, screen).match(/<td/gu)).toHaveLength(54);
    expect(html.slice(screen).match(/<td/gu)).toHaveLength(54);
    expect(html).toContain(
      'aria-label="column 5:1, row 9, Attacker: breakthrough. Defender: all are lost, A worked example"',
    );
  });
  it('says what lies past its edges, and asks for no heading that it has', () => {
    const html = page(ASSAULT, 'en');
    expect(html).toContain('Past the edges');
    expect(html).toContain('Right of the last column: 1 column to the left and 1 more on the row.');
    expect(html).not.toContain('id="headings"');
    expect(page(ABU, 'en')).toContain('Past the rows');
    expect(page(ABU, 'en')).toContain('Above 16: 1 column to the left and 2 less on the row.');
    expect(page(ABU, 'en')).toContain('id="headings"');
  });
  it('shows words as the card of the language prints them', () => {
    expect(page(WEATHER, 'es')).toContain('>Barro<');
    expect(page(WEATHER, 'en')).toContain('>Mud<');
  });
});

describe('the entry of a cell', () => {
  it.each<[string, CardChart, string, readonly string[]]>([
    [
      'of losses and a test',
      ABU,
      '',
      ['• automatic loss', 'minus', 'plus', 'no effect', 'delete the last sign', ...TEN],
    ],
    [
      'of two sides',
      CRT,
      '',
      ['• automatic loss', 'minus', 'plus', '/ other side', 'no effect', 'delete the last sign', ...TEN],
    ],
    ['of a number', SHIFTS, '', ['minus', 'plus', 'no effect', 'delete the last sign', ...TEN]],
    [
      'of numbers and words',
      ASSAULT,
      '1 / ',
      ['/ other side', 'delete the last sign', 'E, all are lost', 'R, retreat', ...TEN],
    ],
    ['of a word', WEATHER, '', ['delete the last sign', 'Dry, all may move', 'Mud, half may move', 'Deep mud, none']],
  ])('%s has its keys', (_name, card, value, names) => expect(keys(entry(card, value, 'en'))).toEqual(names));
  it('shows an example, and reads back what stands there', () => {
    expect(entry(WEATHER, '')).toContain('placeholder="Barro"');
    expect(entry(ASSAULT, '1/2R')).toContain('Atacante: 1 paso. Defensor: 2 pasos y luego retirada');
    expect(entry(ASSAULT, '1/2B')).toContain('Lo que puede figurar: Atacante: 0 … 9, E, B. Defensor: 0 … 9, E, R.');
  });
});
