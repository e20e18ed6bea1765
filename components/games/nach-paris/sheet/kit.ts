import { COUNTERS, placed } from '@/components/games/nach-paris/sheet/counters';
import { drawBorders } from '@/components/games/nach-paris/sheet/draw/borders';
import { drawCamps, drawPlaces } from '@/components/games/nach-paris/sheet/draw/places';
import { drawUnits } from '@/components/games/nach-paris/sheet/draw/units';
import { drawControl, drawZoc } from '@/components/games/nach-paris/sheet/draw/zoc';
import { KeySigns } from '@/components/games/nach-paris/sheet/key-signs';
import { GRADE_LOOKS, INKS, SIDE_LOOKS, TERRAIN_LOOKS } from '@/components/games/nach-paris/sheet/looks';
import { namesWith } from '@/components/games/nach-paris/sheet/names';
import { FIRST_UNIT } from '@/components/games/nach-paris/sheet/new-units';
import { ORIENTATION } from '@/components/games/nach-paris/sheet/orientation';
import { HexPanel } from '@/components/games/nach-paris/sheet/panel/hex-panel';
import { NewUnit } from '@/components/games/nach-paris/sheet/panel/new-unit';
import { SHELF } from '@/components/games/nach-paris/sheet/shelf';
import { STAMPS } from '@/components/games/nach-paris/sheet/stamps';
import { Circumstances, PhaseRows } from '@/components/games/nach-paris/sheet/trace/circumstances';
import { chosenPicks, NO_PICKS, picksSchema } from '@/components/games/nach-paris/sheet/trace/picks';
import type { Np } from '@/components/games/nach-paris/sheet/types';
import type { SheetKit } from '@/components/sheet/kit';
import { hasFacing } from '@/lib/games/nach-paris/facing';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { LAST_TURN } from '@/lib/games/nach-paris/units';
import '@/components/games/nach-paris/sheet/inks.css';

/** What makes the hex sheets of 1914 Nach Paris its own. */
export const npKit = (data: Np['data']): SheetKit<Np> => ({
  kind: SHEETS,
  orientation: ORIENTATION,
  open: openSheet,
  shelf: SHELF,
  data,
  ready: data.boards,
  lastTurn: LAST_TURN,
  names: namesWith,
  words: { terrain: 'unit.options.terrain', side: 'unit.options.hexside', turn: 'unit.fields.turn' },
  inks: INKS,
  terrains: TERRAIN_LOOKS,
  sides: SIDE_LOOKS,
  grades: GRADE_LOOKS,
  first: { terrain: 'rough', side: 'river', rail: 'hcr' },
  drawing: {
    ground: (pen, layers) => {
      if (layers.has('control')) drawControl(pen);
    },
    borders: drawBorders,
    places: drawPlaces,
    over: (pen, layers) => {
      drawCamps(pen);
      drawZoc(pen, layers);
    },
    units: drawUnits,
  },
  layers: [
    {
      id: 'german',
      label: (t) => t('hex-sheet.layers.zoc', { side: t('hex-sheet.side.german') }),
      className: 'text-central aria-pressed:text-on-accent',
      path: 'M12 20L5 6h14zM12 20L8 9h8z',
    },
    {
      id: 'allied',
      label: (t) => t('hex-sheet.layers.zoc', { side: t('hex-sheet.side.allied') }),
      className: 'text-allied aria-pressed:text-on-accent',
      path: 'M12 20L5 6h14z',
    },
    {
      id: 'control',
      label: (t) => t('hex-sheet.layers.control'),
      path: 'M7 3v18M17 3v18M5 7h14M5 12h14M5 17h14',
    },
  ],
  stamps: STAMPS,
  units: {
    first: FIRST_UNIT,
    put: ({ unit, counter }) => ({
      unit: counter ? { ...placed(counter), facing: unit.facing ?? 0 } : unit,
      next: { unit },
    }),
    Palette: NewUnit,
    counters: COUNTERS,
    faced: ({ kind }, facing) => (hasFacing(kind) ? { facing } : undefined),
  },
  HexPanel,
  trace: {
    tools: {
      loc: async () => (await import('@/components/games/nach-paris/sheet/trace/loc')).locTracer,
      rail: async () => (await import('@/components/games/nach-paris/sheet/trace/rail')).railTracer,
      movement: async () => (await import('@/components/games/nach-paris/sheet/trace/movement')).movementTracer,
      stacking: async () => (await import('@/components/games/nach-paris/sheet/trace/stacking')).stackingTracer,
    },
    first: NO_PICKS,
    picks: picksSchema,
    chosen: chosenPicks,
    Above: Circumstances,
    Below: PhaseRows,
  },
  Signs: KeySigns,
});
