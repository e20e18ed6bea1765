import { tool, wordsBy } from '@/lib/calc/tool';
import type { Rule } from '@/lib/core/rule';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Side } from '@/lib/games/when-eagles-fight/sides';
import * as byHand from '@/lib/games/when-eagles-fight/supply/by-hand';
import { supplySchema } from '@/lib/games/when-eagles-fight/supply/fields';
import { sideSupply, type InSupply, type UnitSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { guardsOf, type Guard } from '@/lib/games/when-eagles-fight/supply/guards';
import type { Condition } from '@/lib/games/when-eagles-fight/supply/hand';
import * as onSheet from '@/lib/games/when-eagles-fight/supply/on-sheet';
import { hexName, statusOf, type Status } from '@/lib/games/when-eagles-fight/supply/words';

/** A unit's supply for programs and for the map, hexes by their names. */
export interface UnitAnswer {
  readonly id: string;
  readonly hex: string;
  readonly status: Status;
  readonly attack: InSupply;
  readonly defence: InSupply;
  readonly rule: Rule;
  /** from its own hex to the source: the route that supplies it, or the one that lacks least */
  readonly route: readonly string[];
  readonly rail: readonly string[];
  readonly lacks: readonly {
    readonly code: string;
    readonly rule: Rule;
    readonly open: boolean;
    readonly hex: string;
    readonly other?: string;
  }[];
  /** for the unit that is asked about: single hexes that cut it off, nearest first */
  readonly threats?: readonly string[];
}

/** What a case by hand comes to. */
export interface HandAnswer {
  readonly attack: InSupply;
  readonly defence: InSupply;
  /** the conditions of 9.5 and 9.6 that fail, in their order */
  readonly breaks: readonly { readonly code: Condition['id']; readonly rule: Rule }[];
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

const sheetAnswer = ({ view, units, one }: onSheet.SheetFinding): SheetAnswer => ({
  units: (one ? [one] : units).map((each) => unitAnswer(view, each, one !== undefined)),
  ...(one ? {} : { guards: guardsOf(view).map((guard) => guardAnswer(view, guard)) }),
});

const handAnswer = ({ attack, defence, broken }: byHand.HandFinding): HandAnswer => ({
  attack,
  defence,
  breaks: broken.map(({ id, rule }) => ({ code: id, rule })),
});

type SupplyFinding = onSheet.SheetFinding | byHand.HandFinding;
const isOnSheet = (finding: SupplyFinding): finding is onSheet.SheetFinding => 'view' in finding;

/**
 * The supply of the units on a sheet, of one of them, or of a case by hand (9.1 to 9.7): from where and by which route
 * and railway; else where it is cut, or what of the map is missing.
 */
export const supply = tool({
  id: 'when-eagles-fight/supply',
  schema: supplySchema,
  settle: (input, data: SheetData) =>
    input.source === 'sheet' ? onSheet.settleOnSheet(input, data) : byHand.settleByHand(input),
  words: wordsBy(isOnSheet, onSheet, byHand),
  answer: (finding): SheetAnswer | HandAnswer => (isOnSheet(finding) ? sheetAnswer(finding) : handAnswer(finding)),
});
