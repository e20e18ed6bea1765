import {
  NOTHING_TRACED,
  type Break,
  type Tone,
  type DrawnTrace,
  type TracedPath,
} from '@/components/sheet/draw/traced';
import { ofWhole } from '@/components/sheet/trace/whole';
import type { Np, NpTracer } from '@/components/games/nach-paris/sheet/types';
import { nextUnit } from '@/components/sheet/trace/tracer';
import { run } from '@/lib/calc/calculator';
import { ok } from '@/lib/core/result';
import { loc, type LocAnswer } from '@/lib/games/nach-paris/calculators/loc';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

type UnitAnswer = LocAnswer['units'][number];
type LocData = Np['data'];
const TONES: Readonly<Record<UnitAnswer['status'], Tone>> = { loc: 'good', llc: 'warn', ooc: 'bad' };
const WORST: readonly UnitAnswer['status'][] = ['ooc', 'llc', 'loc'];

/** All units by their status; the line of the one that was tapped. */
export const locTracer: NpTracer = {
  tap: (view, picks, hex) => ({ ...picks, unit: nextUnit(view, hex, picks.unit) }),
  ask(view, picks, data) {
    if (!view.units.length) return undefined;
    const whole = wholeOf(view, data);
    if (!whole.ok) return whole;
    const unit = view.units.some(({ id }) => id === picks.unit) ? picks.unit : undefined;
    const one = unit === undefined ? whole : run(loc, { sheet: view.sheet, unit }, data);
    if (!one.ok) return one;
    const asked = unit === undefined ? undefined : one.value.outcome.data.units[0];
    return ok({ evaluation: one.value, traced: tracedOf(view, whole.value.outcome.data, asked) });
  },
};

/** The answer for all units of a sheet. */
const wholeOf = ofWhole((view: SheetView, data: LocData) => run(loc, { sheet: view.sheet }, data));

/** Marks at all stacks, of the worst of their units, and for one unit its way and the hexes to guard. */
export function tracedOf(view: SheetView, { units }: LocAnswer, asked: UnitAnswer | undefined): DrawnTrace {
  const marks = new Map<number, { readonly tone: Tone; readonly text: string }>();
  for (const status of [...WORST].reverse()) {
    for (const one of units)
      if (one.status === status)
        marks.set(view.index.get(one.hex) ?? -1, { tone: TONES[status], text: status.toUpperCase() });
  }
  if (!asked) return { ...NOTHING_TRACED, marks };
  const hexOf = (name: string): number => view.index.get(name) ?? -1;
  const tints = new Map<number, Tone>([
    ...(asked.line.threats ?? []).map((hex) => [hexOf(hex), 'warn'] as const),
    [hexOf(asked.hex), 'plain'],
  ]);
  return { ...NOTHING_TRACED, marks, tints, ...lineOf(view, asked) };
}

/** The logistic line with its running cost; one that is broken is open up to its first break. */
function lineOf(view: SheetView, { line }: UnitAnswer): Pick<DrawnTrace, 'ways' | 'breaks'> {
  const hexes = line.path.flatMap(({ hex }) => view.index.get(hex) ?? []);
  const breaks = line.breaks.map((one): Break => ({
    hex: view.index.get(one.hex) ?? -1,
    toward: one.from === undefined ? undefined : view.index.get(one.from),
    rule: one.rule,
  }));
  const first = line.path.findIndex(({ hex }) => line.breaks.some((one) => one.hex === hex));
  const far = line.path.findIndex(({ mf }) => mf > line.limit);
  const open =
    line.kind !== 'none'
      ? undefined
      : Math.max(0, Math.min(...[first, far].map((place) => (place < 0 ? line.path.length : place))) - 1);
  const way: TracedPath = { hexes, costs: line.path.map(({ mf }) => String(mf)), open };
  const end =
    open === undefined || breaks.length
      ? []
      : hexes.slice(open + 1, open + 2).map((hex): Break => ({ hex, rule: line.rule }));
  return { ways: hexes.length > 1 ? [way] : [], breaks: [...breaks, ...end] };
}
