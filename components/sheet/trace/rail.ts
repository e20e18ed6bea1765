import { NOTHING_TRACED, type Break, type Tone, type Traced } from '@/components/sheet/draw/traced';
import type { Picks, Tracer } from '@/components/sheet/trace/tracer';
import { run } from '@/lib/calc/calculator';
import { ok } from '@/lib/core/result';
import { rail, type RailAnswer } from '@/lib/games/nach-paris/calculators/rail';
import { railUserOf } from '@/lib/games/nach-paris/rail-hexes';
import { railUse } from '@/lib/games/nach-paris/rail-network';
import type { FaultAnswer } from '@/lib/games/nach-paris/rail-fault-words';
import type { PlacedUnit, SheetView } from '@/lib/games/nach-paris/sheet';
import type { Nation } from '@/lib/games/nach-paris/units';

/** Which railways a nation may use; what the lines of a tapped hex are worth, and the journey from there to another. */
export const railTracer: Tracer = {
  tap(view, picks, hex) {
    const name = view.names[hex];
    // A unit travels on the network of its own nation.
    if (picks.from === undefined || picks.to !== undefined) return { ...picks, from: name, to: undefined, nation: (unitIn(view, name, picks.nation) ?? view.unitsAt.get(hex)?.at(-1))?.nation ?? picks.nation };
    return { ...picks, ...(picks.from === name ? { from: undefined } : { to: name }) };
  },
  paint: (view, picks) => ({ ...NOTHING_TRACED, rails: railTones(view, picks.nation) }),
  ask(view, picks, data) {
    const { from, to, nation } = picks;
    if (from === undefined || !view.index.has(from) || (to !== undefined && !view.index.has(to))) return undefined;
    const travels = unitIn(view, from, nation);
    const answer = run(rail, { sheet: view.sheet, nation, ...(to === undefined ? { mode: 'hex' as const, hex: from } : { mode: 'route' as const, from, to, ...(travels ? { unit: travels.id } : {}) }) }, data);
    return answer.ok ? ok({ evaluation: answer.value, traced: tracedOf(view, answer.value.outcome.data, picks) }) : answer;
  },
};

/** The top unit of a nation in a hex. */
const unitIn = (view: SheetView, hex: string | undefined, nation: Nation): PlacedUnit | undefined => view.unitsAt.get(view.index.get(hex ?? '') ?? -1)?.findLast((unit) => unit.nation === nation);

/** Every stretch by whether a nation's trains may use it. */
export function railTones(view: SheetView, nation: Nation): ReadonlyMap<number, Tone> {
  const { usable } = railUse(view, railUserOf(nation));
  return new Map(view.sheet.rails.map((_, place) => [place, usable[place] ? 'good' : 'bad'] as const));
}

/** The journey with its running cost up to the hex that blocks it, over the railways by their use. */
export function tracedOf(view: SheetView, answer: RailAnswer, { nation, from }: Pick<Picks, 'nation' | 'from'>): Traced {
  const hexOf = (name: string | undefined): number => view.index.get(name ?? '') ?? -1;
  const breakOf = ({ hex, other, rule }: FaultAnswer): Break => ({ hex: hexOf(hex), toward: other === undefined ? undefined : hexOf(other), rule });
  const base: Traced = { ...NOTHING_TRACED, rails: railTones(view, nation), tints: new Map(from === undefined ? [] : [[hexOf(from), 'plain' as const]]) };
  if (answer.mode === 'hex') return { ...base, breaks: answer.lines.flatMap(({ fault }) => (fault ? [breakOf(fault)] : [])) };
  if (answer.mode !== 'route') return base;
  const blocked = answer.path.findIndex(({ fault }) => fault !== undefined);
  return {
    ...base,
    ways: answer.path.length > 1 ? [{ hexes: answer.path.map(({ hex }) => hexOf(hex)), costs: answer.path.map(({ mf }) => String(mf)), open: blocked < 0 ? undefined : Math.max(0, blocked - 1) }] : [],
    breaks: answer.path.flatMap(({ fault }) => (fault ? [breakOf(fault)] : [])).slice(0, 1),
  };
}
