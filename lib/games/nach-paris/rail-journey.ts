import { text, type Refusal, type Step } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { faultAnswer, faultOpen, faultText, nameIn, type FaultAnswer } from '@/lib/games/nach-paris/rail-fault-words';
import type { RailInput } from '@/lib/games/nach-paris/rail-fields';
import { railUserOf } from '@/lib/games/nach-paris/rail-hexes';
import { railUse } from '@/lib/games/nach-paris/rail-network';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail-part';
import { railRoute, type RailHex } from '@/lib/games/nach-paris/rail-route';
import { railStatus } from '@/lib/games/nach-paris/rail-status';
import { budgetSteps, budgetVerdict, itemRows, itemSteps, journeyNot, tripBudget, tripItems, tripOpen } from '@/lib/games/nach-paris/rail-trip';
import { hexNamed, sheetOf } from '@/lib/games/nach-paris/ready-sheets';
import type { SheetView } from '@/lib/games/nach-paris/sheet';

const key = (path: string): string => `rail.${path}`;

export interface RouteAnswer {
  readonly mode: 'route';
  readonly open: boolean;
  /** the journey, or the way with the fewest obstacles when there is none */
  readonly path: readonly { readonly hex: string; readonly mf: number; readonly fault?: FaultAnswer; readonly turned?: number }[];
  readonly total: number;
  readonly available: number;
  readonly fault?: FaultAnswer;
}

/** "AP31 → AP30 1 → AQ29 2" */
const pathText = (view: SheetView, path: readonly RailHex[]): string => path.map(({ hex, mf }, i) => (i === 0 ? nameIn(view, hex) : `${nameIn(view, hex)} ${mf}`)).join(' → ');

/** The journey between two hexes: its cost and whether the MF suffice, or the hex that blocks it (12.3). */
export function routePart(input: RailInput, data: SheetData): Result<RailPart<RouteAnswer>, Refusal> {
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { view, fact } = chosen.value;
  const from = hexNamed(view, 'from', input.from);
  if (!from.ok) return from;
  const to = hexNamed(view, 'to', input.to);
  if (!to.ok) return to;
  const use = railUse(view, railUserOf(input.nation));
  const statusOf = railStatus(use);
  const search = (strict: boolean) => railRoute(use, statusOf, from.value, to.value, input.mobility, strict);
  const path = search(true);
  const tried = path ?? search(false);
  const facts = [fact, { text: text(key('facts.route'), { from: input.from, to: input.to, nation: text(`unit.options.nation.${input.nation}`) }), rule: '12.3.3' }];
  if (path) return ok({ facts, ...openRoute(input, view, path) });
  return ok({ facts, ...shutRoute(input, view, tried) });
}

type RouteRest = Omit<RailPart<RouteAnswer>, 'facts'>;

const pathAnswer = (view: SheetView, path: readonly RailHex[]): RouteAnswer['path'] =>
  path.map(({ hex, mf, fault, turned }) => ({ hex: nameIn(view, hex), mf, ...(fault ? { fault: faultAnswer(view, fault) } : {}), ...(turned ? { turned: turned.mf } : {}) }));

function openRoute(input: RailInput, view: SheetView, path: readonly RailHex[]): RouteRest {
  const { before, after } = tripItems(input);
  const run = path.at(-1)?.mf ?? 0;
  const items = [...before, { id: 'run', rule: '12.3.6', text: text(key('item.run'), { hexes: path.length - 1 }), mf: run }, ...after];
  const total = items.reduce((sum, { mf }) => sum + mf, 0);
  const available = tripBudget(input).mf;
  const turns = path.flatMap(({ hex, turned }): readonly Step[] => (turned ? [{ id: `turn-${nameIn(view, hex)}`, rule: '12.3.7', text: text(key('step.turned'), { hex: nameIn(view, hex), station: text(key(`options.city.${turned.station}`)), mf: turned.mf }) }] : []));
  const changes = path.flatMap(({ hex, changed }): readonly Step[] => (changed ? [{ id: `change-${nameIn(view, hex)}`, rule: '12.3.3', text: text(key('step.changed'), { hex: nameIn(view, hex) }) }] : []));
  const rows = [...itemRows(items, total), { label: text(key('value.path')), value: pathText(view, path), rule: '12.3.3' }];
  return {
    steps: [...budgetSteps(input), ...changes, ...turns, ...itemSteps(items)],
    notApplied: [...journeyNot(input), ...(turns.length ? [] : [{ id: 'turns', rule: '12.3.7', text: text(key('not.turns')) }])],
    blocks: [budgetVerdict(total, available), { kind: 'values', id: 'route', title: text(key('value.route')), rows }],
    open: [...tripOpen(input, turns.length > 0), OPEN_POINTS.trains],
    data: { mode: 'route', open: true, path: pathAnswer(view, path), total, available },
  };
}

function shutRoute(input: RailInput, view: SheetView, tried: readonly RailHex[] | undefined): RouteRest {
  const blocked = tried?.find(({ fault }) => fault);
  const fault = blocked?.fault;
  const reason = fault ? faultText(view, fault) : text(key('fault.noLine'), { from: input.from, to: input.to });
  const rule = fault?.rule ?? '12.3.3';
  const path = tried ?? [];
  return {
    steps: [{ id: 'blocked', rule, text: text(key('step.blocked'), { reason }) }],
    notApplied: [],
    blocks: [
      { kind: 'verdict', text: text(key('verdict.blocked'), { from: input.from, to: input.to, reason }), tone: 'no', rule },
      ...(path.length ? [{ kind: 'values', id: 'route', title: text(key('value.route')), rows: [{ label: text(key('value.tried')), value: pathText(view, path), rule: '12.3.3' }] } as const] : []),
    ],
    open: fault ? faultOpen(fault) : [],
    data: { mode: 'route', open: false, path: pathAnswer(view, path), total: path.at(-1)?.mf ?? 0, available: tripBudget(input).mf, ...(fault ? { fault: faultAnswer(view, fault) } : {}) },
  };
}
