import { COUNTERS, placed } from '@/components/games/when-eagles-fight/sheet/counters';
import { drawBorders, drawControl } from '@/components/games/when-eagles-fight/sheet/draw/borders';
import { drawOver, drawPlaces } from '@/components/games/when-eagles-fight/sheet/draw/places';
import { drawUnits } from '@/components/games/when-eagles-fight/sheet/draw/units';
import { KeySigns } from '@/components/games/when-eagles-fight/sheet/key-signs';
import { GRADE_LOOKS, INKS, SIDE_LOOKS, TERRAIN_LOOKS } from '@/components/games/when-eagles-fight/sheet/looks';
import { namesWith, ORIENTATION } from '@/components/games/when-eagles-fight/sheet/names';
import { FIRST_UNIT } from '@/components/games/when-eagles-fight/sheet/new-units';
import { HexPanel } from '@/components/games/when-eagles-fight/sheet/panel/hex-panel';
import { NewUnit } from '@/components/games/when-eagles-fight/sheet/panel/new-unit';
import { SHELF } from '@/components/games/when-eagles-fight/sheet/shelf';
import { STAMPS } from '@/components/games/when-eagles-fight/sheet/stamps';
import { Above } from '@/components/games/when-eagles-fight/sheet/trace/above';
import { Below } from '@/components/games/when-eagles-fight/sheet/trace/below';
import { NO_PICKS, picksSchema, type Wef } from '@/components/games/when-eagles-fight/sheet/types';
import type { SheetKit } from '@/components/sheet/kit';
import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';
import { openSheet } from '@/lib/games/when-eagles-fight/sheet/view';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';
import '@/components/games/when-eagles-fight/sheet/inks.css';

/** What makes the hex sheets of When Eagles Fight its own. */
export const wefKit = (data: Wef['data']): SheetKit<Wef> => ({
  kind: SHEETS,
  orientation: ORIENTATION,
  open: openSheet,
  shelf: SHELF,
  data,
  ready: data.boards,
  lastTurn: LAST_TURN,
  names: namesWith,
  words: {
    terrain: 'ground.options.terrain',
    side: 'ground.options.side',
    turn: 'turn.fields.turn',
    name: 'ground.wrongName',
  },
  inks: INKS,
  terrains: TERRAIN_LOOKS,
  sides: SIDE_LOOKS,
  grades: GRADE_LOOKS,
  plainRails: true,
  first: { terrain: 'forest', side: 'sea', rail: 'rail' },
  drawing: {
    ground: (pen, layers) => {
      if (layers.has('control')) drawControl(pen);
    },
    borders: drawBorders,
    places: drawPlaces,
    over: drawOver,
    units: drawUnits,
  },
  layers: [
    {
      id: 'control',
      label: (t) => t('ground.layer'),
      path: 'M6 21V4M6 4.5h11l-2.5 4L17 12.5H6',
    },
  ],
  stamps: STAMPS,
  units: {
    first: FIRST_UNIT,
    put: ({ unit, counter }) => ({ unit: counter ? placed(counter) : unit, next: { unit } }),
    Palette: NewUnit,
    counters: COUNTERS,
  },
  HexPanel,
  trace: {
    tools: {
      supply: async () => (await import('@/components/games/when-eagles-fight/sheet/trace/supply')).supplyTracer,
      attack: async () => (await import('@/components/games/when-eagles-fight/sheet/trace/attack')).attackTracer,
    },
    first: NO_PICKS,
    picks: picksSchema,
    chosen: (_view, picks) => ({ ...picks, path: [] }),
    Above,
    Below,
  },
  Signs: KeySigns,
});
