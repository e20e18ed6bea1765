import type { CardChart } from '@/lib/tables/card';
import type { Localised } from '@/lib/core/language';

const same = (text: string): Localised => ({ en: text, es: text, it: text });
const SOURCE = same('A worked example');
const POINTS = {
  kind: 'number',
  id: 'points',
  least: 0,
  most: 9,
  means: { en: '# step', es: '# paso', it: '# passo' },
  many: { en: '# steps', es: '# pasos', it: '# passi' },
} as const;
const ALL = { en: 'all are lost', es: 'se pierden todos', it: 'tutti perduti' };

/**
 * Losses of two sides in points, with a retreat; all are lost (E); the attacker breaks through (B) where all defenders
 * are lost. The rows are read in the outermost one past both ends, every column above the last is a row more.
 */
export const ASSAULT: CardChart = {
  id: 'assault',
  kind: 'card',
  title: { en: 'Assault', es: 'Asalto', it: 'Assalto' },
  rules: ['1.1'],
  results: {
    sides: [
      {
        label: { en: 'Attacker', es: 'Atacante', it: 'Attaccante' },
        parts: [
          POINTS,
          {
            kind: 'word',
            id: 'word',
            words: [
              { id: 'E', means: ALL, alone: true },
              { id: 'B', means: { en: 'breakthrough', es: 'ruptura', it: 'sfondamento' }, alone: true, beside: 'E' },
            ],
          },
        ],
      },
      {
        label: { en: 'Defender', es: 'Defensor', it: 'Difensore' },
        parts: [
          POINTS,
          {
            kind: 'word',
            id: 'word',
            words: [
              { id: 'E', means: ALL, alone: true },
              { id: 'R', means: { en: 'retreat', es: 'retirada', it: 'ritirata' } },
            ],
            absent: { en: 'no retreat', es: 'sin retirada', it: 'nessuna ritirata' },
          },
        ],
      },
    ],
    example: '1 / 2R',
  },
  rows: { label: same('Die'), first: 1, last: 9 },
  columns: {
    label: same('Ratio'),
    notation: 'ratio',
    whole: true,
    headings: ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'].map((label) => ({ label, source: SOURCE })),
    gaps: [],
  },
  edges: {
    above: { kind: 'clamp', rule: '1.2' },
    below: { kind: 'clamp', rule: '1.2' },
    left: { kind: 'clamp', rule: '1.3' },
    right: { kind: 'move', columns: -1, rows: 1, rule: '1.4' },
  },
  cells: [
    { column: '3:1', row: '6', result: '1 / E', source: SOURCE },
    { column: '5:1', row: '9', result: 'B / E', source: SOURCE },
  ],
  provenance: { source: 'rulebook', text: same('x') },
};

/** One of a few words, printed in the language of the card. */
export const WEATHER: CardChart = {
  id: 'weather',
  kind: 'card',
  title: { en: 'Weather', es: 'Tiempo', it: 'Tempo' },
  rules: ['2.1'],
  results: {
    sides: [
      {
        parts: [
          {
            kind: 'word',
            id: 'weather',
            words: [
              { id: 'dry', sign: { en: 'Dry', es: 'Seco', it: 'Asciutto' }, means: same('all may move') },
              { id: 'mud', sign: { en: 'Mud', es: 'Barro', it: 'Fango' }, means: same('half may move') },
              { id: 'deepmud', sign: { en: 'Deep mud', es: 'Mucho barro', it: 'Gran fango' }, means: same('none') },
            ],
          },
        ],
      },
    ],
    example: 'mud',
  },
  rows: { label: same('Die'), first: 1, last: 6 },
  columns: {
    label: same('Month'),
    notation: 'fixed',
    headings: ['march', 'october'].map((label) => ({ label, source: SOURCE })),
    labels: { march: { en: 'March', es: 'Marzo', it: 'Marzo' }, october: same('October') },
    gaps: [],
  },
  edges: { above: { kind: 'clamp', rule: '2.2' } },
  cells: [{ column: 'march', row: '1', result: 'mud', source: SOURCE }],
  provenance: { source: 'rulebook', text: same('x') },
};

export const BOTH = { assault: ASSAULT, weather: WEATHER } as const;
