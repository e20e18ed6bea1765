import { one, sr, WAR, type Input } from '@/tests/games/paths-of-glory/redeployment/asked';

/** A point that can be played in two ways: what fails under our reading, which stands first, and under the other. */
export interface Played {
  readonly field: string;
  readonly other: string;
  readonly dispute: string;
  readonly input: Input;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** The readings of SR, each with cases in which they part (13.1.6, 13.1.8, 13.1.10). */
export const READINGS: readonly Played[] = [
  {
    field: 'capitalReading',
    other: 'siege',
    dispute: 'capital-occupied-or-besieged',
    input: {
      ...WAR,
      besieged: ['paris'],
      units: { nantes: one('fr-corps') },
      moves: [sr('fr-corps', 'reserve', 'nantes')],
    },
    ours: [],
    theirs: ['capital'],
  },
  {
    field: 'austriaReading',
    other: 'both',
    dispute: 'austria-two-capitals',
    input: {
      ...WAR,
      control: { budapest: 'allied' },
      units: { vienna: one('ah-corps') },
      moves: [sr('ah-corps', 'vienna', 'reserve')],
    },
    ours: ['capital'],
    theirs: [],
  },
  {
    field: 'homeReading',
    other: 'any',
    dispute: 'reserve-sr-whose-capital',
    input: { ...WAR, moves: [sr('ge-corps', 'reserve', 'vienna')] },
    ours: ['destination'],
    theirs: [],
  },
  {
    field: 'homeReading',
    other: 'any',
    dispute: 'reserve-sr-whose-capital',
    input: { ...WAR, moves: [sr('it-corps', 'reserve', 'london')] },
    ours: ['destination'],
    theirs: [],
  },
  {
    field: 'russianReading',
    other: 'none',
    dispute: 'russian-sr-reserve-box',
    input: {
      ...WAR,
      control: { lemberg: 'allied' },
      units: { lemberg: one('ru-corps') },
      moves: [sr('ru-corps', 'lemberg', 'reserve')],
    },
    ours: [],
    theirs: ['russia'],
  },
  {
    field: 'montenegroReading',
    other: 'reserve',
    dispute: 'montenegro-sr',
    input: { moves: [sr('mn-corps', 'cetinje', 'reserve')] },
    ours: ['montenegro'],
    theirs: [],
  },
  {
    field: 'portReading',
    other: 'besieger',
    dispute: 'port-with-enemy-fort',
    input: {
      ...WAR,
      units: { riga: [...one('ge-army'), ...one('ge-corps')] },
      moves: [sr('ge-corps', 'riga', 'kiel')],
    },
    ours: ['supplied', 'seaPorts', 'route'],
    theirs: [],
  },
];
