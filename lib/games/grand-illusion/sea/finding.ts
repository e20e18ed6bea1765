import seaDrm from '@/content/grand-illusion/tables/sea-retreat-drm.json';
import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { sumOf, weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { D6 } from '@/lib/calc/dice';
import { sumOf as sumOfParts, type Distribution } from '@/lib/prob/distribution';
import { add, fraction, ZERO, type Fraction } from '@/lib/prob/fraction';
import type { Chart } from '@/lib/tables/chart';
import { asChart, printedColumn } from '@/lib/tables/chart-number';
import { clampRoll, numberAt } from '@/lib/tables/lookup';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import { SEAMEN, type Seaman, type SeaInput } from '@/lib/games/grand-illusion/sea/fields';

/** The two charts of 9.4.5: the result by the modified die, and the modifiers. */
export const SEA_TABLE = 'sea-retreat';
export const SEA_DRM = 'sea-retreat-drm';

const BARS: readonly Bar<SeaInput>[] = [
  { id: 'hq', rule: '9.4.4', stops: ({ kind }) => kind === 'hq' },
  { id: 'ha', rule: '9.4.5', stops: ({ kind }) => kind === 'ha' },
  {
    id: 'wayOut',
    rule: '9.4.3.a',
    stops: ({ wayOut, whenReading }) => wayOut && whenReading === 'cornered',
    spares: ({ wayOut }) => (wayOut ? 'wayOutFree' : 'wayOut'),
  },
  { id: 'antwerp', rule: '12.5.4', stops: ({ hex }) => Number(hex) === ANTWERP },
  {
    id: 'noPort',
    rule: '10.4',
    stops: ({ hex }) => hex === 'other',
    spares: ({ hex }) => (Number(hex) === ANTWERP ? 'noPortAntwerp' : 'noPort'),
  },
];

const drmOf = printedColumn(asChart(seaDrm), SEAMEN, 'drm');
const modifier = (id: Seaman): Modifier<Seaman> => ({
  id,
  rule: '9.4.5',
  value: drmOf(id),
  needs: [(unit) => unit === id],
});
/** The modifiers of 9.4.5; other French units have none. */
export const SEA_MODIFIERS = [modifier('british'), modifier('french-territorial'), modifier('belgian')] as const;

/** What a roll comes to. */
export interface SeaRoll {
  readonly die: number;
  /** after the modifiers, as it stands, and kept on the table */
  readonly modified: number;
  readonly row: number;
  /** GT ahead on the Turn Record Track; null when the unit is eliminated */
  readonly ahead: number | null;
}

export function rollOf(results: Chart, die: number, drm: number): SeaRoll {
  const modified = die + drm;
  return { die, modified, row: clampRoll(results, modified), ahead: numberAt(results, modified, 0) ?? null };
}

/** When a unit is back, with its chance; one that is due after the last GT stays out. */
export interface Back {
  readonly ahead: number;
  readonly turn: number;
  readonly inTime: boolean;
  readonly chance: Fraction;
}

export interface SeaFinding {
  readonly input: SeaInput;
  readonly results: Chart;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly weighed: Weighed;
  readonly drm: number;
  readonly back: readonly Back[];
  readonly eliminated: Fraction;
  /** for one unit: that it is back by the last GT */
  readonly saved: Fraction;
  /** how many of `count` units are eliminated, in rising order */
  readonly gone: Distribution<number>;
  readonly rolled: SeaRoll | null;
}

/** Whether the units retreat at sea, with which modifier, and what becomes of them (9.4.5). */
export function settleSea(input: SeaInput, results: Chart): SeaFinding {
  const { barred, free } = sortBars(BARS, input);
  const weighed = weigh(SEA_MODIFIERS, input.nation);
  const drm = sumOf(weighed.applied);
  const rolls = D6.map((die) => rollOf(results, die, drm));
  const eliminated = fraction(rolls.filter(({ ahead }) => ahead === null).length, D6.length);
  const aheads = [...new Set(rolls.flatMap(({ ahead }) => ahead ?? []))].sort((a, b) => a - b);
  const back = aheads.map((ahead): Back => {
    const turn = input.turn + ahead;
    const chance = fraction(rolls.filter((roll) => roll.ahead === ahead).length, D6.length);
    return { ahead, turn, inTime: turn <= lastTurn(input.scenario), chance };
  });
  const chanceOf = (some: readonly Back[]): Fraction => some.reduce((sum, { chance }) => add(sum, chance), ZERO);
  const one: Distribution<number> = [
    { value: 0, chance: chanceOf(back) },
    { value: 1, chance: eliminated },
  ];
  const rolled = input.die === undefined || input.count > 1 || barred.length ? null : rollOf(results, input.die, drm);
  return {
    input,
    results,
    barred,
    free,
    weighed,
    drm,
    back,
    eliminated,
    saved: chanceOf(back.filter(({ inTime }) => inTime)),
    gone: sumOfParts(Array.from({ length: input.count }, () => one)).filter(({ chance }) => chance.n > 0n),
    rolled,
  };
}
