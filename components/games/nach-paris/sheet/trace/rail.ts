import { NOTHING_TRACED, type Break, type Tone, type DrawnTrace } from '@/components/sheet/draw/traced';
import type { Picks } from '@/components/games/nach-paris/sheet/trace/picks';
import type { Np, NpTracer } from '@/components/games/nach-paris/sheet/types';
import { nextUnit, type Answer } from '@/components/sheet/trace/tracer';
import { run } from '@/lib/calc/calculator';
import { ok } from '@/lib/core/result';
import { rail, type RailAnswer } from '@/lib/games/nach-paris/calculators/rail';
import { railUserOf } from '@/lib/games/nach-paris/rail/hexes';
import { railUse } from '@/lib/games/nach-paris/rail/network';
import type { FaultAnswer } from '@/lib/games/nach-paris/rail/fault-words';
import type { RouteAnswer } from '@/lib/games/nach-paris/rail/journey';
import type { PlacedUnit, SheetView } from '@/lib/games/nach-paris/sheet/view';
import { afterRide } from '@/lib/games/nach-paris/sheet/phase';
import type { Nation } from '@/lib/games/nach-paris/units';

/** Which railways a nation may use; what the lines of a tapped hex are worth, and the journey from there to another. */
export const railTracer: NpTracer = {
  tap(view, picks, hex) {
    const name = view.names[hex];
    const stack = view.unitsAt.get(hex) ?? [];
    if (picks.from === name && picks.to === undefined && stack.length > 0)
      return withUnit(
        picks,
        stack.find(({ id }) => id === nextUnit(view, hex, picks.unit)),
      );
    if (picks.from === undefined || picks.to !== undefined)
      return withUnit(
        { ...picks, from: name, to: undefined },
        stack.findLast(({ nation }) => nation === picks.nation) ?? stack.at(-1),
      );
    return { ...picks, ...(picks.from === name ? { from: undefined, unit: undefined } : { to: name }) };
  },
  paint: (view, picks) => ({ ...NOTHING_TRACED, rails: railTones(view, picks.nation) }),
  ask(view, picks, data) {
    const { from, to, nation, rain, leaves } = picks;
    if (from === undefined || !view.index.has(from) || (to !== undefined && !view.index.has(to))) return undefined;
    const travels = view.units.find((unit) => unit.id === picks.unit && unit.hex === from && unit.nation === nation);
    const answer = run(
      rail,
      {
        sheet: view.sheet,
        nation,
        ...(to === undefined
          ? { mode: 'hex' as const, hex: from }
          : { mode: 'route' as const, from, to, rain, leaves, ...(travels ? { unit: travels.id } : {}) }),
      },
      data,
    );
    if (!answer.ok) return answer;
    const found = answer.value.outcome.data;
    return ok({
      evaluation: answer.value,
      traced: tracedOf(view, found, picks),
      ...(travels && found.mode === 'route' ? actOf(view, travels, found, leaves) : {}),
    });
  },
};

/** A unit travels on the network of its own nation. */
const withUnit = (picks: Picks, unit: PlacedUnit | undefined): Picks => ({
  ...picks,
  unit: unit?.id,
  nation: unit?.nation ?? picks.nation,
});

/** What carries a journey out that is possible. */
function actOf(
  view: SheetView,
  unit: PlacedUnit,
  { open, fits, path, total, available }: RouteAnswer,
  leaves: boolean,
): Pick<Answer<Np>, 'act'> {
  const to = path.at(-1)?.hex;
  if (!open || !fits || total > available || to === undefined || path.length < 2) return {};
  const ride = { to, runs: path.flatMap(({ run }) => run ?? []), spent: total, boards: !unit.embarked, leaves };
  return {
    act: {
      label: 'hex-sheet.phase.ride',
      edit: () => afterRide(view, unit, ride),
      after: { path: [], from: to, to: undefined, deploy: false },
    },
  };
}

/** Every stretch by whether a nation's trains may use it. */
export function railTones(view: SheetView, nation: Nation): ReadonlyMap<number, Tone> {
  const { usable } = railUse(view, railUserOf(nation));
  return new Map(view.sheet.rails.map((_, place) => [place, usable[place] ? 'good' : 'bad'] as const));
}

/** The journey with its running cost up to the hex that blocks it, over the railways by their use. */
export function tracedOf(
  view: SheetView,
  answer: RailAnswer,
  { nation, from }: Pick<Picks, 'nation' | 'from'>,
): DrawnTrace {
  const hexOf = (name: string | undefined): number => view.index.get(name ?? '') ?? -1;
  const breakOf = ({ hex, other, rule }: FaultAnswer): Break => ({
    hex: hexOf(hex),
    toward: other === undefined ? undefined : hexOf(other),
    rule,
  });
  const base: DrawnTrace = {
    ...NOTHING_TRACED,
    rails: railTones(view, nation),
    tints: new Map(from === undefined ? [] : [[hexOf(from), 'plain' as const]]),
  };
  if (answer.mode === 'hex')
    return { ...base, breaks: answer.lines.flatMap(({ fault }) => (fault ? [breakOf(fault)] : [])) };
  if (answer.mode !== 'route') return base;
  const blocked = answer.path.findIndex(({ fault }) => fault !== undefined);
  return {
    ...base,
    ways:
      answer.path.length > 1
        ? [
            {
              hexes: answer.path.map(({ hex }) => hexOf(hex)),
              costs: answer.path.map(({ mf }) => String(mf)),
              open: blocked < 0 ? undefined : Math.max(0, blocked - 1),
            },
          ]
        : [],
    breaks: answer.path.flatMap(({ fault }) => (fault ? [breakOf(fault)] : [])).slice(0, 1),
  };
}
