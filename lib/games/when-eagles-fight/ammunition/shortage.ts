import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { sumOf, weigh, type Weighed } from '@/lib/calc/modifiers';
import { D6 } from '@/lib/calc/dice';
import type { CardBook } from '@/lib/tables/card';
import type { AmmunitionInput, ShortUnit } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { AMMUNITION_MODIFIERS } from '@/lib/games/when-eagles-fight/ammunition/modifiers';
import { AMMUNITION, numberIn, readTurn, type CardReading } from '@/lib/games/when-eagles-fight/clocks/cards';
import { skipsRussianStart } from '@/lib/games/when-eagles-fight/clocks/scenario';

/** What one face of the die leads to. */
export interface Face extends CardReading {
  readonly face: number;
  /** the roll as modified: the row of the table */
  readonly roll: number;
  /** units short of ammunition; undefined while the map has not been asked */
  readonly number: number | undefined;
}

/** Who may be marked, and how many may be. */
export interface Share {
  readonly number: number;
  /** the Russian places the greater half, and first (9.11) */
  readonly russian: number;
  readonly central: number;
  /** markers that find no unit are not used this turn (9.13) */
  readonly lost: number;
}

/** One unit of the list. */
export interface UnitFinding {
  readonly unit: ShortUnit;
  readonly barred: readonly Barred[];
  readonly attack: number | undefined;
  readonly defence: number | undefined;
}

export interface AmmunitionFinding {
  readonly input: AmmunitionInput;
  /** there is no Russian Combat Phase in this turn (3.4) */
  readonly none: boolean;
  readonly weighed: Weighed;
  readonly modifier: number;
  readonly faces: readonly Face[];
  readonly face: Face | undefined;
  readonly share: Share | undefined;
  readonly units: readonly UnitFinding[];
}

/** Units that take no marker (9.11). */
export const EXEMPT: readonly Bar<ShortUnit>[] = [
  { id: 'fortress', rule: '9.11', stops: ({ place }) => place === 'fortress' },
  { id: 'petrograd', rule: '9.11', stops: ({ place }) => place === 'petrograd' },
  {
    id: 'city',
    rule: '9.11',
    stops: ({ place, outOfSupply }) => place === 'russian-city' && !outOfSupply,
  },
  { id: 'cavalry', rule: '9.11', stops: ({ kind }) => kind === 'cavalry' },
  { id: 'guard', rule: '9.11', stops: ({ kind }) => kind === 'guard' },
  { id: 'stavka', rule: '14.2', stops: ({ stavka }) => stavka },
];

/** Half a factor, fractions up (9.10). */
export const halved = (factor: number): number => Math.ceil(factor / 2);

/** The markers in two halves, the odd one to the Russian; what finds no unit is lost (9.11, 9.13). */
export function shareOf(number: number, eligible: number | undefined): Share {
  const placed = Math.min(number, eligible ?? number);
  const russian = Math.ceil(number / 2);
  const first = Math.min(russian, placed);
  return { number, russian: first, central: Math.min(number - russian, placed - first), lost: number - placed };
}

function faceOf(input: AmmunitionInput, book: CardBook, face: number, modifier: number): Face {
  const roll = face + modifier;
  const reading = readTurn(book, AMMUNITION, input.turn, roll);
  return { face, roll, ...reading, number: numberIn(reading) };
}

/** Everything that a case comes to: the roll, the markers, the units. */
export function settleShortage(input: AmmunitionInput, book: CardBook): AmmunitionFinding {
  const weighed = weigh(AMMUNITION_MODIFIERS, input);
  const modifier = sumOf(weighed.applied);
  const none = input.turn === 1 && skipsRussianStart(input.scenario);
  const faces = none ? [] : D6.map((face) => faceOf(input, book, face, modifier));
  const face = faces.find((one) => one.face === input.die);
  const number = none ? undefined : (input.number ?? face?.number);
  return {
    input,
    none,
    weighed,
    modifier,
    faces,
    face,
    share: number === undefined ? undefined : shareOf(number, input.eligible),
    units: unitsOf(input),
  };
}

/** The units of the list: why one takes no marker, and what its factors come to with one. */
export const unitsOf = ({ units }: AmmunitionInput): readonly UnitFinding[] =>
  units.map((unit) => ({
    unit,
    barred: sortBars(EXEMPT, unit).barred,
    attack: once(unit.attack),
    defence: once(unit.defence),
  }));

const once = (factor: number | undefined) => (factor === undefined ? undefined : halved(factor));

/** Units of the list that may be marked. */
export const markable = (units: readonly UnitFinding[]): number => units.filter(({ barred }) => !barred.length).length;
