import type { Bag, Row } from './row';

const no = (id: string): Bag => ({ allowed: false, barred: [id] });
const yes = { allowed: true, barred: [], level: 1, caps: 1 };
const improve = (own: string, enemy: string, trench = 1): Bag => ({ what: 'improve', own, enemy, trench });

/** 9.7, 8.7.3 and 11.2.8. */
export const ENTRENCH: readonly Row[] = [
  ...['german', 'allied'].map((side): Row => ({
    rule: '9.7.1',
    says: `${side}: not before the German General Retreat`,
    input: { side, retreat: 'no', germansDug: false },
    data: { allowed: false },
    steps: ['tooEarly 9.7.1'],
  })),
  {
    rule: '9.7.2',
    says: 'a CAP for a +1 trench where both have supplied infantry',
    input: { side: 'german' },
    data: yes,
    steps: ['9.7.2'],
  },
  { rule: '9.7.2', says: 'the Allies too, once the Germans have dug', input: { side: 'allied' }, data: yes },
  {
    rule: '9.7.2',
    says: 'not before',
    input: { side: 'allied', germansDug: false },
    data: no('germansFirst'),
    steps: ['germansFirst 9.7.2'],
    open: ['trenches-german-first'],
  },
  {
    rule: '8.7.3',
    says: 'in the retreat the Germans need no enemy there',
    input: { side: 'german', retreat: 'now', enemy: 'none', germansDug: false },
    data: yes,
    steps: ['8.7.3'],
  },
  {
    rule: '8.7.3',
    says: 'the Allies do not dig then',
    input: { side: 'allied', retreat: 'now', germansDug: true },
    data: no('germanOnly'),
    steps: ['germanOnly 8.7.3'],
  },
  ...['none', 'unsupplied'].flatMap((state): readonly Row[] => [
    {
      rule: '9.7.2',
      says: `own infantry ${state}: no`,
      input: { own: state },
      data: no('ownInfantry'),
      steps: ['ownInfantry 9.7.2'],
    },
    {
      rule: '9.7.2',
      says: `enemy infantry ${state}: no`,
      input: { enemy: state },
      data: no('enemyInfantry'),
      steps: ['enemyInfantry 9.7.2'],
    },
    {
      rule: '8.7.3',
      says: `own infantry ${state} in the retreat: no`,
      input: { own: state, retreat: 'now', germansDug: false },
      data: no('ownInfantry'),
    },
  ]),
  { rule: '9.7.2', says: 'one marker a hex', input: { trench: 1 }, data: no('oneMarker'), steps: ['oneMarker 9.7.2'] },
  { rule: '9.7.2', says: 'not without a CAP', input: { caps: 0 }, data: no('noCap'), steps: ['noCap 9.7.2'] },
  {
    rule: '11.2.8',
    says: '+1 becomes +2 with supplied infantry of both, for nothing',
    input: improve('supplied', 'supplied'),
    data: { allowed: true, level: 2, caps: 0 },
    open: ['trench-upgrade-units'],
  },
  ...[
    ['unsupplied', 'supplied'],
    ['supplied', 'unsupplied'],
    ['none', 'supplied'],
    ['supplied', 'none'],
  ].map(([own = '', enemy = '']): Row => ({
    rule: '11.2.8',
    says: `not with ${own} against ${enemy}`,
    input: improve(own, enemy),
    data: { ...no('bothSides'), level: 1 },
    steps: ['bothSides 11.2.8'],
  })),
  {
    rule: '9.7.3',
    says: 'never above +2',
    input: improve('supplied', 'supplied', 2),
    data: no('deepest'),
    steps: ['deepest 9.7.3'],
  },
  { rule: '9.7.3', says: 'nothing to improve', input: improve('supplied', 'supplied', 0), data: no('noTrench') },
];
