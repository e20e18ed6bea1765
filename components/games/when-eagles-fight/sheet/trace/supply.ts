import type { Wef, WefTracer } from '@/components/games/when-eagles-fight/sheet/types';
import { NOTHING_TRACED, type Tone, type DrawnTrace } from '@/components/sheet/draw/traced';
import { nextUnit } from '@/components/sheet/trace/tracer';
import { ofWhole } from '@/components/sheet/trace/whole';
import { run } from '@/lib/calc/calculator';
import { ok } from '@/lib/core/result';
import { supply, type SheetAnswer, type UnitAnswer } from '@/lib/games/when-eagles-fight/calculators/supply';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Status } from '@/lib/games/when-eagles-fight/supply/words';

/** How a status looks: its colour, and the sign that tells it without. */
const MARKS: Readonly<Record<Status, { readonly tone: Tone; readonly text: string }>> = {
  in: { tone: 'good', text: '✓' },
  limited: { tone: 'warn', text: '½' },
  out: { tone: 'bad', text: '✕' },
  unknown: { tone: 'plain', text: '?' },
};
/** The worst unit of a stack gives it its mark. */
const FROM_BEST: readonly Status[] = ['in', 'limited', 'unknown', 'out'];

/** All units by their supply; route and railway of the one that was tapped, with its break or what is missing. */
export const supplyTracer: WefTracer = {
  tap: (view, picks, hex) => ({ ...picks, unit: nextUnit(view, hex, picks.unit) }),
  ask(view, picks, data) {
    if (!view.units.length) return undefined;
    const whole = wholeOf(view, data);
    if (!whole.ok) return whole;
    const unit = view.units.find(({ id }) => id === picks.unit)?.id;
    const one = unit === undefined ? whole : run(supply, { source: 'sheet', sheet: view.sheet, unit }, data);
    if (!one.ok) return one;
    const all = unitsOf(whole.value.outcome.data);
    const asked = unit === undefined ? undefined : unitsOf(one.value.outcome.data)[0];
    return ok({ evaluation: one.value, traced: tracedOf(view, all, asked) });
  },
};

const wholeOf = ofWhole((view: SheetView, data: Wef['data']) =>
  run(supply, { source: 'sheet', sheet: view.sheet }, data),
);

const unitsOf = (answer: object): SheetAnswer['units'] => ('units' in answer ? (answer as SheetAnswer).units : []);

/** Marks at all stacks, and for one unit its way, its breaks and the hexes to guard. */
export function tracedOf(view: SheetView, units: readonly UnitAnswer[], asked: UnitAnswer | undefined): DrawnTrace {
  const hexOf = (name: string): number => view.index.get(name) ?? -1;
  const marks = new Map(
    FROM_BEST.flatMap((status) =>
      units.filter((one) => one.status === status).map(({ hex }) => [hexOf(hex), MARKS[status]] as const),
    ),
  );
  if (!asked) return { ...NOTHING_TRACED, marks };
  const { route, rail, lacks, threats = [] } = asked;
  const first = route.findIndex((hex) => lacks.some((lack) => lack.hex === hex));
  const open = lacks.length ? Math.max(0, (first < 0 ? route.length : first) - 1) : undefined;
  const tints = new Map<number, Tone>([
    ...rail.map((hex) => [hexOf(hex), 'good'] as const),
    ...threats.map((hex) => [hexOf(hex), 'warn'] as const),
    [hexOf(asked.hex), 'plain'],
  ]);
  return {
    ...NOTHING_TRACED,
    marks,
    tints,
    ways: route.length > 1 ? [{ hexes: route.map(hexOf), costs: route.map((_, i) => String(i)), open }] : [],
    breaks: lacks.map(({ hex, other, rule }) => ({
      hex: hexOf(hex),
      toward: other === undefined ? undefined : hexOf(other),
      rule,
    })),
  };
}
