import { NOTHING_TRACED, type Tone, type DrawnTrace } from '@/components/sheet/draw/traced';
import { ofWhole } from '@/components/sheet/trace/whole';
import type { Picks } from '@/components/games/nach-paris/sheet/trace/picks';
import type { Np, NpTracer } from '@/components/games/nach-paris/sheet/types';
import { run } from '@/lib/calc/calculator';
import { ok } from '@/lib/core/result';
import { stacking, type StackingAnswer } from '@/lib/games/nach-paris/calculators/stacking';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** Every stack against its limit; a tapped hex in detail, with the transit that was used there in this phase. */
export const stackingTracer: NpTracer = {
  tap: (view, picks, hex) => ({ ...picks, from: picks.from === view.names[hex] ? undefined : view.names[hex] }),
  ask(view, picks, data) {
    const whole = wholeOf(view, data);
    if (!whole.ok) return whole;
    const hex = picks.from !== undefined && view.index.has(picks.from) ? picks.from : undefined;
    const one = hex === undefined ? whole : run(stacking, { ...onSheet(view), hex }, data);
    return one.ok ? ok({ evaluation: one.value, traced: tracedOf(view, whole.value.outcome.data, picks) }) : one;
  },
};

const onSheet = ({ sheet }: SheetView) => ({ source: 'sheet' as const, sheet });
/** The answer for all stacks of a sheet. */
const wholeOf = ofWhole((view: SheetView, data: Np['data']) => run(stacking, onSheet(view), data));

/** Steps and limit at every stack, over-stacked hexes marked, and the steps in transit so far. */
export function tracedOf(view: SheetView, { hexes }: StackingAnswer, { from }: Pick<Picks, 'from'>): DrawnTrace {
  const entered = (hex: string): string => (view.sheet.phase.transit[hex] ? `↷ ${view.sheet.phase.transit[hex]}` : '');
  const marks = new Map(
    hexes.map(({ hex, total, limit, over, trains }) => [
      view.index.get(hex) ?? -1,
      { tone: toneOf(over, trains), text: `${total}/${limit} ${entered(hex)}`.trim() },
    ]),
  );
  const tints = new Map<number, Tone>(
    hexes
      .filter(({ over, trains }) => toneOf(over, trains) === 'bad')
      .map(({ hex }) => [view.index.get(hex) ?? -1, 'bad']),
  );
  const chosen = from === undefined ? undefined : view.index.get(from);
  if (chosen !== undefined && !tints.has(chosen)) tints.set(chosen, 'plain');
  const empty = view.names.flatMap((name, hex) =>
    entered(name) && !marks.has(hex) ? [[hex, entered(name)] as const] : [],
  );
  return { ...NOTHING_TRACED, marks, tints, words: new Map(empty) };
}

const toneOf = (over: number, trains: number): Tone => (over > 0 || trains > 1 ? 'bad' : 'good');
