import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { fail, ok, type Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { sheetOf } from '@/lib/games/when-eagles-fight/sheet/ready';
import { refuseEarlyArmy } from '@/lib/games/when-eagles-fight/sheet/romania';
import { overIce, type SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Side } from '@/lib/games/when-eagles-fight/sides';
import { handLedger, type HandAnswer } from '@/lib/games/when-eagles-fight/supply/by-hand';
import { supplySchema, type SupplyInput } from '@/lib/games/when-eagles-fight/supply/fields';
import {
  settleSupply,
  sharedHex,
  sideSupply,
  type InSupply,
  type UnitSupply,
} from '@/lib/games/when-eagles-fight/supply/finding';
import { guardsOf, type Guard } from '@/lib/games/when-eagles-fight/supply/guards';
import { sheetLedger } from '@/lib/games/when-eagles-fight/supply/on-sheet';
import { hexName, say, statusOf, type Status } from '@/lib/games/when-eagles-fight/supply/words';

/** A unit's supply for programs and for the map, hexes by their names. */
export interface UnitAnswer {
  readonly id: string;
  readonly hex: string;
  readonly status: Status;
  readonly attack: InSupply;
  readonly defence: InSupply;
  readonly rule: string;
  /** from its own hex to the source: the route that supplies it, or the one that lacks least */
  readonly route: readonly string[];
  readonly rail: readonly string[];
  readonly lacks: readonly {
    readonly code: string;
    readonly rule: string;
    readonly open: boolean;
    readonly hex: string;
    readonly other?: string;
  }[];
  /** for the unit that is asked about: single hexes that cut it off, nearest first */
  readonly threats?: readonly string[];
}
export interface SheetAnswer {
  readonly units: readonly UnitAnswer[];
  /** for the whole sheet: single hexes that cut units off, those together that cut the same ones */
  readonly guards?: readonly {
    readonly hexes: readonly string[];
    readonly side: Side;
    readonly held: boolean;
    readonly units: readonly string[];
  }[];
}

function unitAnswer(view: SheetView, one: UnitSupply, alone: boolean): UnitAnswer {
  const { unit, traced, attack, defence, rule } = one;
  const names = (hexes: readonly number[]): readonly string[] => hexes.map((hex) => hexName(view, hex));
  const { route, rail } = 'way' in traced ? traced.way : { route: [], rail: [] };
  return {
    id: unit.id,
    hex: unit.hex,
    status: statusOf(one),
    attack,
    defence,
    rule,
    route: names(route),
    rail: names(rail),
    lacks: ('lacks' in traced ? traced.lacks : []).map((lack) => ({
      code: lack.code,
      rule: lack.rule,
      open: lack.open,
      hex: hexName(view, lack.hex),
      ...('other' in lack ? { other: hexName(view, lack.other) } : {}),
    })),
    ...(alone && traced.status === 'in' ? { threats: names(sideSupply(view)(unit.side).threats(unit.at)) } : {}),
  };
}

const guardAnswer = (view: SheetView, { hexes, side, held, units }: Guard) => ({
  hexes: hexes.map((hex) => hexName(view, hex)),
  side,
  held,
  units: units.map(({ unit }) => unit.id),
});

function onSheet(input: SupplyInput, data: SheetData): Result<Evaluation<SheetAnswer>, Refusal> {
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { fact } = chosen.value;
  const view = input.iceReading === 'ice' ? overIce(chosen.value.view) : chosen.value.view;
  const shared = sharedHex(view);
  if (shared !== undefined)
    return illegal('sheet', hexName(view, shared), say('refused.shared', { hex: hexName(view, shared) }), '12.4');
  const early = refuseEarlyArmy(view.sheet);
  if (early) return early;
  const units = settleSupply(view);
  const one = input.unit === undefined ? undefined : units.find(({ unit }) => unit.id === input.unit);
  if (input.unit !== undefined && !one)
    return fail({
      code: 'invalid-input',
      field: 'unit',
      given: input.unit,
      text: say('refused.unit', { unit: input.unit }),
    });
  const { facts, blocks, ...ledger } = sheetLedger(view, units, one);
  const looked = one ? [one] : units;
  const found: SheetAnswer = {
    units: looked.map((each) => unitAnswer(view, each, one !== undefined)),
    ...(one ? {} : { guards: guardsOf(view).map((guard) => guardAnswer(view, guard)) }),
  };
  return ok({
    facts: [fact, ...facts],
    ...ledger,
    outcome: { blocks, data: found },
  });
}

function evaluate(input: SupplyInput, data: SheetData): Result<Evaluation<SheetAnswer | HandAnswer>, Refusal> {
  if (input.source === 'sheet') return onSheet(input, data);
  const { blocks, data: found, ...ledger } = handLedger(input);
  return ok({ ...ledger, outcome: { blocks, data: found } });
}

/**
 * The supply of the units on a sheet, of one of them, or of a case by hand (9.1 to 9.7): from where and by which route
 * and railway; else where it is cut, or what of the map is missing.
 */
export const supply = calculator({
  id: 'when-eagles-fight/supply',
  game: 'when-eagles-fight',
  tables: [],
  schema: supplySchema,
  evaluate,
});
