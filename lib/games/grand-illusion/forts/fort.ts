import type { Label } from '@/lib/core/language';
import type { Rule } from '@/lib/core/rule';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { oncePer } from '@/lib/core/once';
import type { Cell, Chart } from '@/lib/tables/chart';
import { printedNumber } from '@/lib/tables/chart-number';
import { cellAt } from '@/lib/tables/lookup';

/** A step of a fort, from the highest down (9.5). */
export interface FortStep {
  /** combat strength; null where it stands only on the counter */
  readonly strength: number | null;
  /** what is added to the die of a bombardment, 0 to 3 (9.5.4.c) */
  readonly defence: number;
}

/** A fort of the list in 9.5 with the steps of its replacement counter (R). */
export interface Fort {
  readonly id: string;
  readonly hex: number;
  readonly name: Label;
  readonly side: 'allied' | 'german';
  readonly largeGarrison: boolean;
  /** the fewest steps that 2.4 allows it: fewer than its list where the other side of a counter is not printed */
  readonly leastSteps: number;
  readonly steps: readonly FortStep[];
  /** the option of scenario 3 that brings it; in no other scenario is it there (9.5) */
  readonly option: Rule | undefined;
}

/** Whose forts stand in a hex where all of them, whatever the options, have a large garrison (9.5.2). */
export function garrisonedBy(forts: readonly Fort[], hex: number | undefined): Fort['side'] | undefined {
  const there = forts.filter((fort) => fort.hex === hex);
  return there.every(({ largeGarrison }) => largeGarrison) ? there[0]?.side : undefined;
}

/** The forts of a hex in the order of the list; in Antwerp the orange-striped one with its option, else the other. */
export function fortsOf(forts: readonly Fort[], hex: string, belgianPreparation: boolean): readonly Fort[] {
  const there = forts.filter((fort) => String(fort.hex) === hex);
  if (Number(hex) !== ANTWERP) return there;
  return there.filter(({ id }) => (id === 'antwerp-optional') === belgianPreparation);
}

/** The steps that a fort has left, the next to be lost first. */
export const stepsLeft = ({ steps }: Fort, left: number): readonly FortStep[] => steps.slice(steps.length - left);

/** Whether the rulebooks leave open how many steps it has, or what stands on the other side of a counter (2.4, 9.5). */
export const isUnsure = ({ steps }: Fort): boolean => steps.some(({ strength }) => strength === null);

/** The forts as the chart of 9.5 lists them: what it does not know of a counter stays unknown. */
export const fortsOfChart = oncePer((chart: Chart): readonly Fort[] =>
  chart.rows.items.map(({ id, label }) => {
    const at = (column: string): Cell => cellAt(chart, id, column) ?? null;
    const counter = (strengths: readonly string[], bonus: string): readonly FortStep[] => {
      const defence = printedNumber(chart, id, bonus);
      return strengths.map(at).map((cell) => ({ strength: typeof cell === 'number' ? cell : null, defence }));
    };
    const replacement = typeof at('r-full') === 'number' ? counter(['r-full', 'r-reduced'], 'r-bonus') : [];
    const steps = [...counter(['full', 'reduced'], 'bonus'), ...replacement];
    const printed = at('steps');
    return {
      id,
      hex: printedNumber(chart, id, 'hex'),
      name: label,
      side: isLabelled(at('nation'), 'German') ? 'german' : 'allied',
      largeGarrison: at('garrison') !== 'no',
      // "3 or 4" where 2.4 leaves it open
      leastSteps: typeof printed === 'number' ? printed : steps.length - 1,
      steps,
      option: optionIn(at('use')),
    };
  }),
);

/** "scenario 3: §13.3.4.a5" in the list's last column; the check of the content holds it to the rule index. */
const optionIn = (cell: Cell | undefined): Rule | undefined =>
  typeof cell === 'object' && cell !== null
    ? (/^scenario 3: §(\S+)$/.exec(cell.en)?.[1] as Rule | undefined)
    : undefined;
const isLabelled = (cell: Cell | undefined, english: string): boolean =>
  typeof cell === 'object' && cell !== null && cell.en === english;
