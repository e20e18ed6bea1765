import type { Block, Fact, OpenPoint, Step } from '@/lib/calc/evaluation';
import { fact, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { sized, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sizePoints } from '@/lib/games/nach-paris/sizes';
import type { StackingInput } from '@/lib/games/nach-paris/stacking/fields';
import { countsInStack } from '@/lib/games/nach-paris/stacking/finding';
import { pioneersOpen } from '@/lib/games/nach-paris/stacking/words';
import { STACKING_LIMITS } from '@/lib/games/nach-paris/tables/capacities';

const say = sayIn('stacking');

export interface StackedHex {
  readonly hex: string;
  readonly total: number;
  readonly limit: number;
  readonly over: number;
  /** embarked units; a hex holds one (12.2.4) */
  readonly trains: number;
}

/** Every hex of the sheet as it stands, at the end of a Movement Phase. */
export interface SheetStacks {
  readonly view: SheetView;
  /** names the sheet */
  readonly fact: Fact;
  readonly hexes: readonly StackedHex[];
}

export function stackedHexes(
  { unitsAt, names, terrainAt }: SheetView,
  { pioneers }: StackingInput,
): readonly StackedHex[] {
  return [...unitsAt]
    .sort(([a], [b]) => a - b)
    .map(([hex, units]) => {
      const total = units.filter((unit) => countsInStack(unit, pioneers)).reduce((sum, { steps }) => sum + steps, 0);
      const limit = STACKING_LIMITS[terrainAt(hex)];
      return {
        hex: names[hex] ?? '',
        total,
        limit,
        over: Math.max(0, total - limit),
        trains: units.filter(({ embarked }) => embarked).length,
      };
    });
}

/** More than the limit, or more trains than one (6.4.1, 12.2.4). */
export const badIn = ({ hexes }: SheetStacks): readonly StackedHex[] =>
  hexes.filter(({ over, trains }) => over > 0 || trains > 1);

export const factsOf = ({ view, fact: sheet, hexes }: SheetStacks): readonly Fact[] => [
  sheet,
  fact(say('facts.sheet', { units: view.units.length, hexes: hexes.length }), '6.4.1'),
];

export const stepsOf = ({ hexes }: SheetStacks): readonly Step[] =>
  hexes.length
    ? hexes.map(({ hex, total, limit, over }) =>
        step(hex, '6.4.1', say(over ? 'step.hexOver' : 'step.hexFits', { hex, total, limit, over })),
      )
    : [step('none', '6.4.1', say('step.noUnits'))];

export function blocksOf(finding: SheetStacks): readonly Block[] {
  const bad = badIn(finding);
  return [
    verdictBlock(
      say('verdict.sheet', { bad: bad.length, hexes: finding.hexes.length }),
      bad.length ? 'no' : 'yes',
      '6.4.1',
    ),
    ...valuesBlock(
      'hexes',
      say('block.hexes'),
      bad.map(({ hex, total, limit, over, trains }) =>
        valueRow(
          say('row.hex', { hex }),
          over ? say('row.hexOver', { total, limit, over }) : say('row.hexTrains', { trains }),
          over ? '6.4.1' : '12.2.4',
        ),
      ),
    ),
  ];
}

export const openOf = ({ view }: SheetStacks): readonly OpenPoint[] => [
  ...pioneersOpen(view.units),
  ...sizePoints(view.units.map(sized)),
];
