import { SIDES, sideOf } from '@/lib/games/when-eagles-fight/sides';
import { EXITS, HEXSIDES, CENTRES, TERRAINS } from '@/lib/games/when-eagles-fight/sheet/ground';
import {
  HEX_COUNTRIES,
  hexSchema,
  NUMBERING,
  placedUnitSchema,
  railSchema,
  sheetSchema,
  type Sheet,
} from '@/lib/games/when-eagles-fight/sheet/schema';
import type { PlacedUnit } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Fault, NameChecks, SheetKind } from '@/lib/sheet/sheet';

/** The hex sheets of When Eagles Fight: their layers, and how addresses write them. */
export const SHEETS: SheetKind<Sheet, PlacedUnit> = {
  game: 'when-eagles-fight',
  numbering: NUMBERING,
  schema: sheetSchema,
  terrains: TERRAINS,
  hexsides: HEXSIDES,
  grades: { rail: 'r' },
  runs: [
    { key: 'e', member: 'terrain', letters: '.fwms', values: TERRAINS },
    { key: 'w', member: 'river', letters: '.r', values: [false, true] },
    { key: 'p', member: 'place', letters: '.tck', values: CENTRES },
    { key: 'c', member: 'country', letters: '.garpn', values: HEX_COUNTRIES },
    { key: 'k', member: 'control', letters: '.cr', values: [undefined, ...SIDES] },
    { key: 'x', member: 'exit', letters: '.wsecr', values: [undefined, ...EXITS] },
  ],
  rest: { n: 'romania', l: 'complete', a: 'stavka', b: 'oberost' },
  place: (unit, at) => ({ at, side: sideOf(unit.nation), ...unit }),
  make: {
    hex: () => hexSchema.parse({}),
    rail: (given) => railSchema.parse(given),
    unit: (given) => placedUnitSchema.parse(given),
    // No two counters have the same name; markers lie on one counter each (9.13).
    copied: { name: '', shortage: false, supply: 'trace' },
    turned: newTurn,
    within: ({ stavka, oberost }, inside) => ({
      stavka: stavka !== undefined && inside(stavka) ? stavka : undefined,
      oberost: oberost !== undefined && inside(oberost) ? oberost : undefined,
    }),
  },
  faults: markerFaults,
};

/** What the end of a Game Turn takes off the map: shortages (9.10), STAVKA (14.2), OberOst (14.3). */
function newTurn({ units }: Sheet): Partial<Sheet> {
  return {
    stavka: undefined,
    oberost: undefined,
    units: units.map((unit) => (unit.shortage ? { ...unit, shortage: false } : unit)),
  };
}

function* markerFaults({ stavka, oberost }: Sheet, { hex }: NameChecks): Generator<Fault> {
  if (stavka !== undefined) yield hex('stavka', stavka);
  if (oberost !== undefined) yield hex('oberost', oberost);
}
