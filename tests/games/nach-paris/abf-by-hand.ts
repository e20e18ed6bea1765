import type { AbfFort, AbfInput, Assaulter } from '@/lib/games/nach-paris/abf/fields';
import { FACES, moved, NO_EFFECT, passesTest, Tally, type Cell } from '@/tests/games/nach-paris/by-hand';

/*
 * An ABF, with or without an assault, as a player works it out with the rulebook and a card: every fall of the die and
 * of the three tests, counted. It shares nothing with the calculator but the fields of the input.
 */

/**
 * A card filled in: headings from left to right, the cell of a line and a row, and the shifts by CBF and kind of unit.
 */
export interface AbfCard {
  readonly headings: readonly number[];
  readonly cellAt: (line: string, heading: number, row: number) => Cell;
  readonly shiftOf: (cbf: '2-4' | '5-8' | '9+', unit: 'inf-a-b' | 'inf-c-d' | 'cav') => number;
}

const LINES = ['masonry', 'improved-masonry', 'concrete'];
const lifeOf = ({ kind, reduced }: AbfFort): number => (kind === 'feste' && !reduced ? 2 : 1);
const isHigh = ({ terrain }: AbfInput): boolean => terrain === 'rough' || terrain === 'mountain';

/** The column as an index among the headings (8.5.3, 8.6.3, 11.5.2, 11.5.3, 11.5.5); −1: too weak. */
function columnOf(
  { guns, assaulter: [unit] }: AbfInput,
  target: AbfFort,
  others: readonly AbfFort[],
  { headings, shiftOf }: AbfCard,
): number {
  const pio = unit?.kind === 'pio';
  const aff = guns.reduce((sum, gun) => sum + gun.aff, 0) + (pio ? (guns.length ? 4 : 14) : 0);
  const start = headings.findLastIndex((heading) => heading <= aff);
  if (!unit || start < 0) return start;
  const line = unit.kind === 'cav' ? 'cav' : ['C', 'D'].includes(unit.rank) ? 'inf-c-d' : 'inf-a-b';
  const shift = pio ? (guns.length ? 4 : 0) : shiftOf(target.cbf <= 4 ? '2-4' : target.cbf <= 8 ? '5-8' : '9+', line);
  return Math.min(headings.length - 1, start + shift - (others.some(({ aimed }) => !aimed) ? 1 : 0));
}

/** The modifiers of the halved die (8.7.2, 8.7.3, 8.8.1, 13.3.1). */
function modifiers(input: AbfInput): number {
  const { guns, assaulter, turn } = input;
  const counted =
    guns.length > 0 && guns.every(({ shells }) => shells !== 'none') && !assaulter.some(({ kind }) => kind === 'pio');
  return (
    (guns.some(({ longRange }) => longRange) ? 5 : 0) +
    (isHigh(input) ? 4 : 0) +
    (turn >= 20 && !counted ? 4 : 0) +
    ([...guns, ...assaulter].some(({ llc }) => llc) ? 3 : 0)
  );
}

/** What the camp is worth once `more` of its fortifications have fallen too (11.6.14). */
function campOf({ encForts, encDestroyed }: AbfInput, more: number): number {
  const gone = encDestroyed + more;
  if (encForts === 0) return 0;
  return encForts - gone === 1 ? -6 : 4 * gone >= 3 * encForts ? -3 : 2 * gone >= encForts ? -1 : 0;
}

/** The CAB of the assaulting unit (11.5.6). */
function assaultCab(
  input: AbfInput,
  { cab, kind, march, nearHome, indoctrinated, hexside }: Assaulter,
  { cbf }: AbfFort,
  fallen: boolean,
): number {
  const state =
    (march === 'fom' ? -3 : march === 'exm-2' ? -2 : march === 'exm-1' ? -1 : 0) -
    (input.heat ? 1 : 0) +
    (nearHome ? 2 : 0) +
    (indoctrinated ? 1 : 0);
  const bank =
    hexside === 'flooded'
      ? -6
      : ['river', 'major-river-bridge', 'major-river', 'partly-flooded'].includes(hexside)
        ? -2
        : 0;
  return (
    cab +
    state +
    bank +
    (cbf >= 7 ? -2 : cbf >= 5 ? -1 : 0) +
    (isHigh(input) ? -2 : 0) +
    (kind === 'pio' ? 1 : 0) +
    (fallen ? 3 : 0)
  );
}

/** How often each thing of the odds happens; the names are those of the odds. */
export function abfByHand(input: AbfInput, card: AbfCard): Tally {
  const [target, ...others] = input.forts.filter(({ destroyed }) => !destroyed);
  if (!target) throw new Error('no fortification stands');
  const [next] = others;
  const [unit] = input.assaulter;
  const column = columnOf(input, target, others, card);
  const tally = new Tally();
  for (const die of input.die === undefined ? FACES : [input.die]) {
    const at = moved(column, Math.ceil(die / 2) + modifiers(input), 12, input.overflowReading);
    const { bullets, number } = at ? card.cellAt(target.category, card.headings[at[0]] ?? 0, at[1]) : NO_EFFECT;
    const cab = target.cab + campOf(input, 0) + (number ?? 0);
    const second =
      next && target.kind === 'fort' && bullets > 0 && number !== null && (!unit || input.goOn) ? next : undefined;
    const better = second ? LINES.indexOf(second.category) - LINES.indexOf(target.category) : 0;
    const secondCab = second
      ? second.cab + campOf(input, 1) + (number ?? 0) + (better > 0 ? 10 : better < 0 ? -6 : 0)
      : 0;
    const spared = !unit || (!second && (bullets > 0 || (number !== null && cab <= 0)));
    for (const fort of FACES) {
      const lost =
        Math.min(bullets, lifeOf(target)) +
        (number !== null && bullets < lifeOf(target) && !passesTest(cab, fort) ? 1 : 0);
      const falls = lost >= lifeOf(target);
      for (const test of second ? FACES : [0]) {
        const hit = second !== undefined && !passesTest(secondCab, test);
        const secondFalls = hit && lifeOf(second) === 1;
        for (const assault of spared ? [0] : FACES) {
          const loses =
            !spared && !passesTest(assaultCab(input, unit, second ?? target, second ? secondFalls : falls), assault);
          const cleared = falls && others.length <= 1 && (!next || secondFalls);
          const survives = unit !== undefined && (!loses || (unit.kind !== 'pio' && unit.steps > 1));
          // Without a bridge nobody gets across a Major River (7.2.1).
          const enters = cleared && survives && unit.hexside !== 'major-river';
          tally.add(
            (second ? 1 : 20) * (spared ? 20 : 1),
            falls ? 'destroyed' : lost ? 'reduced' : 'stands',
            ...(hit ? [secondFalls ? 'secondDestroyed' : 'secondReduced'] : []),
            ...(loses ? ['loses'] : []),
            ...(enters ? ['advances'] : []),
          );
        }
      }
    }
  }
  return tally;
}
