import { part, type Bag, type Row } from './row';

/** Rows of the table of 9.4.5 for the six faces, the DRM counted in: turns ahead, 0 is eliminated. */
const TABLE = [
  ['british', -1, [2, 2, 3, 4, 5, 0]],
  ['french', 0, [2, 3, 4, 5, 0, 0]],
  ['french-territorial', 2, [4, 5, 0, 0, 0, 0]],
  ['belgian', 3, [5, 0, 0, 0, 0, 0]],
] as const;

const CHANCE = { british: part(1, 6), french: part(1, 3), 'french-territorial': part(2, 3), belgian: part(5, 6) };

const at = (hex: string, more: Bag = {}): Bag => ({ hex, turn: 5, ...more });

/** 9.4.5. */
export const SEA_RETREAT: readonly Row[] = [
  ...TABLE.flatMap(([nation, drm, faces]): readonly Row[] => [
    ...faces.map((ahead, i): Row => ({
      rule: '9.4.5',
      says: `${nation}, ${i + 1}: ${ahead ? `${ahead} GT ahead` : 'eliminated'}`,
      input: { nation, turn: 5, die: i + 1 },
      data: ahead ? { drm, due: 5 + ahead, lost: false } : { drm, due: null, lost: true },
    })),
    {
      rule: '9.4.5',
      says: `${nation}: the chance of elimination`,
      input: { nation, turn: 5 },
      data: { drm, eliminated: CHANCE[nation] },
      open: ['sea-retreat-when'],
    },
  ]),
  {
    rule: '9.4.5',
    says: 'a modified 0 is a 1',
    input: { nation: 'british', turn: 5, die: 1 },
    data: { due: 7 },
    open: ['sea-retreat-zero'],
  },
  {
    rule: '9.4.5',
    says: 'the way back is that of a variable reinforcement',
    input: { nation: 'french', turn: 5, die: 1 },
    data: { due: 7 },
    steps: ['place 7.1.1'],
    open: ['sea-retreat-return'],
  },
  ...['1', '7', '14', '23', '32'].map((hex): Row => ({
    rule: '10.4',
    says: `${hex} is a port`,
    input: at(hex),
    data: { possible: true },
  })),
  {
    rule: '12.5.4',
    says: 'Antwerp is shut',
    input: at('52'),
    data: { possible: false, barred: ['antwerp'] },
    steps: ['antwerp 12.5.4'],
  },
  {
    rule: '10.4',
    says: 'elsewhere there is no port',
    input: at('other'),
    data: { possible: false, barred: ['noPort'] },
    steps: ['noPort 10.4'],
  },
  {
    rule: '9.4.3.a',
    says: 'not while there is a way over land',
    input: at('23', { wayOut: true }),
    data: { possible: false, barred: ['wayOut'] },
    steps: ['wayOut 9.4.3.a'],
  },
  {
    rule: '9.4.4',
    says: 'an HQ has its own rule',
    input: at('23', { kind: 'hq' }),
    data: { possible: false, barred: ['hq'] },
    steps: ['hq 9.4.4'],
  },
  {
    rule: '13.0',
    says: 'a turn after the last one is no return: of a British unit in GT 13 only the die of 1 or 2',
    input: { nation: 'british', turn: 13 },
    data: { saved: part(1, 3), eliminated: part(1, 6) },
  },
  {
    rule: '13.0',
    says: 'in GT 5 all that are not eliminated are back in time',
    input: { nation: 'british', turn: 5 },
    data: { saved: part(5, 6) },
  },
];
