import {
  COUNTRIES,
  hexSchema,
  placedUnitSchema,
  railSchema,
  sheetSchema,
  type Sheet,
} from '@/lib/games/nach-paris/sheet/schema';
import { NUMBERING } from '@/lib/games/nach-paris/sheet/numbering';
import { HEXSIDES, sideOf, TERRAINS, withOwnSteps } from '@/lib/games/nach-paris/units';
import { newPhase, phaseWithin } from '@/lib/games/nach-paris/sheet/phase-counts';
import { hexesIn } from '@/lib/sheet/places';
import type { Fault, NameChecks, SheetKind } from '@/lib/sheet/sheet';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet/view';

/** The hex sheets of 1914 Nach Paris: their layers, and how addresses write them. */
export const SHEETS: SheetKind<Sheet, PlacedUnit> = {
  game: 'nach-paris',
  numbering: NUMBERING,
  schema: sheetSchema,
  terrains: TERRAINS,
  hexsides: HEXSIDES,
  grades: { 'hcr-improved': 'i', hcr: 'h', lcr: 'l' },
  runs: [
    { key: 'e', member: 'terrain', letters: '.brmlpf', values: TERRAINS },
    { key: 'c', member: 'country', letters: '.gfbln', values: COUNTRIES },
    { key: 'k', member: 'control', letters: '.ga', values: [undefined, 'german', 'allied'] },
  ],
  rest: { p: 'phase' },
  place: (unit, at) => ({ at, side: sideOf(unit.nation), ...unit }),
  make: {
    hex: () => hexSchema.parse({}),
    rail: (given) => railSchema.parse(given),
    unit: (given) => placedUnitSchema.parse(given),
    // No two counters have the same name; what that one did in this phase it did alone.
    copied: { name: '', spent: 0, rode: false },
    mended: withOwnSteps,
    turned: newPhase,
    within: ({ phase }, inside) => ({ phase: phaseWithin(phase, inside) }),
  },
  faults: phaseFaults,
};

/** What is wrong with the places that a phase names. */
function* phaseFaults({ phase }: Sheet, { hex, side, neighbours }: NameChecks): Generator<Fault> {
  for (const place of Object.keys(phase.transit))
    yield hexesIn(place).length > 1 ? side(`phase.transit.${place}`, place) : hex(`phase.transit.${place}`, place);
  for (const name of Object.keys(phase.boarded)) yield hex(`phase.boarded.${name}`, name);
  for (const run of Object.keys(phase.runs)) {
    const [a = '', b = ''] = hexesIn(run);
    yield neighbours(`phase.runs.${run}`, a, b);
  }
}
