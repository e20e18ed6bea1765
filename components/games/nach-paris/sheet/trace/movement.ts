import { directionOf } from '@/lib/board/hex/numbering';
import { NOTHING_TRACED, type Break, type Tone, type DrawnTrace } from '@/components/sheet/draw/traced';
import type { Picks } from '@/components/games/nach-paris/sheet/trace/picks';
import type { Np, NpTracer } from '@/components/games/nach-paris/sheet/types';
import { nextUnit, type Answer } from '@/components/sheet/trace/tracer';
import { run } from '@/lib/calc/calculator';
import { ok } from '@/lib/core/result';
import { movement, type MovementAnswer } from '@/lib/games/nach-paris/calculators/movement';
import { marchOf } from '@/lib/games/nach-paris/movement/budget';
import type { PlacedUnit, SheetView } from '@/lib/games/nach-paris/sheet/view';
import { afterMarch } from '@/lib/games/nach-paris/sheet/phase';
import { hasMoved } from '@/lib/games/nach-paris/sheet/phase-counts';
import { RAIN_MF } from '@/lib/games/nach-paris/tables/marching';

/** Where a unit can go, and what a path costs it: to a goal the cheapest way, or hex by hex as it is tapped. */
export const movementTracer: NpTracer = {
  tap: tapped,
  paint: (view, { rain }) => ({ ...NOTHING_TRACED, marks: movedMarks(view, rain) }),
  ask(view, picks, data) {
    const unit = view.units.find(({ id }) => id === picks.unit);
    if (!unit) return undefined;
    const { path, to, heat, rain, forced, marchedBefore, outOfCommand, deploy, austrian } = picks;
    const answer = run(
      movement,
      {
        source: 'sheet',
        sheet: view.sheet,
        unit: unit.id,
        path: [...path],
        goal: path.length ? '' : (to ?? ''),
        heat,
        rain,
        forced,
        marchedBefore,
        outOfCommand,
        deploy,
        austrian,
      },
      data,
    );
    if (!answer.ok) return answer;
    const found = answer.value.outcome.data;
    return ok({ evaluation: answer.value, traced: tracedOf(view, found, picks), ...actOf(view, unit, found, deploy) });
  },
};

/** What carries a march out that arrives. */
function actOf(
  view: SheetView,
  unit: PlacedUnit,
  { arrives, path, spent }: MovementAnswer,
  deploys: boolean,
): Pick<Answer<Np>, 'act'> {
  const names = path.flatMap(({ hex }) => hex ?? []);
  const done = unit.kind === 'sar' && deploys;
  if (!arrives || (!names.length && !done)) return {};
  return {
    act: {
      label: 'hex-sheet.phase.march',
      edit: () => afterMarch(view, unit, { path: names, spent, deploys: done }),
      after: { path: [], from: undefined, to: undefined, deploy: false },
    },
  };
}

/**
 * The first tap picks a unit. Then a neighbour of the path's end goes on with it, the end itself takes the last step
 * back, and any other hex is the goal; the unit's own hex picks the next unit of its stack.
 */
function tapped(view: SheetView, picks: Picks, hex: number): Picks {
  const unit = view.units.find(({ id }) => id === picks.unit);
  const name = view.names[hex] ?? '';
  if (!unit || unit.at === hex) return { ...picks, unit: nextUnit(view, hex, picks.unit), to: undefined, path: [] };
  const end = picks.path.at(-1);
  if (end === name) return { ...picks, path: picks.path.slice(0, -1), to: undefined };
  if (picks.to === name) return { ...picks, to: undefined };
  const from = end === undefined ? unit.at : (view.index.get(end) ?? unit.at);
  if (picks.to === undefined && directionOf(view, from, hex) !== undefined)
    return { ...picks, path: [...picks.path, name] };
  return { ...picks, path: [], to: name };
}

const WEIGHT: readonly MovementAnswer['march'][] = ['none', 'exm-1', 'exm-2', 'fom'];
const MARKS: Readonly<Record<MovementAnswer['march'], string>> = {
  none: '✓',
  'exm-1': 'EXM-1',
  'exm-2': 'EXM-2',
  fom: 'FOM',
};

/**
 * Stacks of which a unit has moved in this phase, with the heaviest march marker; of journeys by rail only that they
 * were made.
 */
function movedMarks(view: SheetView, rain: boolean): DrawnTrace['marks'] {
  const moved = view.units.filter(hasMoved).map((unit) => ({ at: unit.at, march: markerOf(unit, rain) }));
  // The last mark of a stack is the one that stands.
  const rising = [...moved].sort((a, b) => WEIGHT.indexOf(a.march) - WEIGHT.indexOf(b.march));
  return new Map(rising.map(({ at, march }) => [at, { tone: MARCH_TONES[march], text: MARKS[march] }]));
}

const markerOf = (unit: PlacedUnit, rain: boolean): MovementAnswer['march'] =>
  unit.rode ? 'none' : marchOf(unit, { mf: Math.max(0, unit.mf - (rain ? RAIN_MF : 0)) }, unit.spent);

const MARCH_TONES: Readonly<Record<MovementAnswer['march'], Tone>> = {
  none: 'good',
  'exm-1': 'plain',
  'exm-2': 'plain',
  fom: 'warn',
};

/**
 * Hexes within reach with their costs, those of an extended or forced march apart, a square where the unit must stop;
 * the path, and where it breaks.
 */
export function tracedOf(
  view: SheetView,
  { start, path, breaks, reach }: MovementAnswer,
  picks: Pick<Picks, 'path'>,
): DrawnTrace {
  const hexOf = (name: string | null): number => view.index.get(name ?? '') ?? -1;
  const tints = new Map<number, Tone>(reach.map(({ hex, march }) => [hexOf(hex), MARCH_TONES[march]]));
  const asked = path.length > 0 || breaks !== null;
  // The costs of the path take the place of those of its hexes.
  const words = new Map(
    asked ? [] : reach.map(({ hex, cost, stops }) => [hexOf(hex), stops ? `${cost} ■` : String(cost)] as const),
  );
  const rest = breaks ? [breaks.hex, ...picks.path.slice(breaks.at + 1)] : [];
  const names = [start, ...path.map(({ hex }) => hex), ...rest];
  const before = names[path.length] ?? start;
  const found: readonly Break[] = breaks ? [{ hex: hexOf(breaks.hex), toward: hexOf(before), rule: breaks.rule }] : [];
  return {
    ...NOTHING_TRACED,
    tints,
    words,
    ways:
      names.length > 1
        ? [
            {
              hexes: names.map(hexOf).filter((hex) => hex >= 0),
              costs: ['', ...path.map(({ total }) => String(total))],
              open: path.length,
            },
          ]
        : [],
    breaks: found.filter(({ hex }) => hex >= 0),
  };
}
