import type { GradeLook, SideLook, TerrainLook } from '@/components/sheet/draw/looks';
import type { Poly } from '@/components/sheet/draw/signs';
import type { Grade } from '@/lib/games/nach-paris/sheet/schema';
import { TERRAINS, type Hexside, type Terrain } from '@/lib/games/nach-paris/units';

/** The game's own colours by their custom properties (inks.css). */
export const INKS = {
  allied: '--allied',
  german: '--central',
  hit: '--hit',
  clear: '--hex-clear',
  broken: '--hex-broken',
  rough: '--hex-rough',
  mountain: '--hex-mountain',
  lowlands: '--hex-lowlands',
  'flood-plain': '--hex-flood-plain',
  flooded: '--hex-flooded',
  forest: '--hex-forest',
  ridge: '--hex-ridge',
  border: '--hex-border',
} as const;

const caret = (x: number, y: number, w: number, h: number): Poly => [
  [x - w, y + h],
  [x, y - h],
  [x + w, y + h],
];
const dash = (x: number, y: number, w: number): Poly => [
  [x - w, y],
  [x + w, y],
];
const wave = (x: number, y: number): Poly => [
  [x - 9, y + 2],
  [x - 4.5, y - 2],
  [x, y + 2],
  [x + 4.5, y - 2],
  [x + 9, y + 2],
];

/** Lines that tell the terrains apart without their colours; around the middle of the hex, which the units cover. */
const SIGNS: Readonly<Record<Terrain, readonly Poly[]>> = {
  clear: [],
  broken: [
    dash(-22, -12, 3),
    dash(-12, -24, 3),
    dash(20, -16, 3),
    dash(24, 8, 3),
    dash(-24, 10, 3),
    dash(-8, 26, 3),
    dash(12, 24, 3),
    dash(4, -26, 3),
  ],
  rough: [
    caret(-22, -10, 5, 3),
    caret(18, -20, 5, 3),
    caret(24, 8, 5, 3),
    caret(-20, 16, 5, 3),
    caret(4, 26, 5, 3),
    caret(-6, -25, 5, 3),
  ],
  mountain: [
    caret(-22, -6, 8, 7),
    caret(18, -18, 8, 7),
    caret(21, 13, 8, 7),
    caret(-13, 21, 8, 7),
    caret(-5, -24, 7, 6),
  ],
  lowlands: [dash(-20, -14, 8), dash(10, -24, 8), dash(23, -2, 7), dash(-24, 8, 7), dash(8, 24, 9), dash(-10, 20, 5)],
  'flood-plain': [wave(-18, -16), wave(18, -10), wave(-16, 18), wave(16, 20)],
  flooded: [wave(-18, -18), wave(10, -24), wave(24, -6), wave(-24, 0), wave(-14, 18), wave(14, 20), wave(0, 28)],
};

const isWet = (terrain: Terrain): boolean => terrain === 'flooded' || terrain === 'flood-plain';

export const TERRAIN_LOOKS: Readonly<Record<string, TerrainLook>> = Object.fromEntries(
  TERRAINS.map((terrain) => [
    terrain,
    { ink: terrain, signs: SIGNS[terrain], signInk: isWet(terrain) ? 'water' : 'sign' },
  ]),
);

export const SIDE_LOOKS: Readonly<Record<Exclude<Hexside, 'none'>, SideLook>> = {
  'deep-forest': [['forest', 8, [3.5, 2.5]]],
  'mountain-range': [
    ['ridge', 8, [7, 2.5]],
    ['card', 2, []],
  ],
  'minor-river': [['water', 3, []]],
  river: [['water', 6, []]],
  'major-river-bridge': [
    ['water', 10, []],
    ['card', 5, [0, 13, 14, 40]],
  ],
  'partly-flooded': [['water', 10, [8, 4]]],
  'major-river': [['water', 10, []]],
  flooded: [
    ['water', 13, []],
    ['card', 2.4, [3, 4]],
  ],
};

export const GRADE_LOOKS: Readonly<Record<Grade, GradeLook>> = {
  'hcr-improved': {
    line: { width: 4.2 },
    ticks: 8,
    label: 'hex-sheet.rail.tools.hcr-improved',
    name: 'hex-sheet.options.grade.hcr-improved',
  },
  hcr: { line: { width: 2.6 }, ticks: 5, label: 'hex-sheet.rail.tools.hcr', name: 'hex-sheet.options.grade.hcr' },
  lcr: {
    line: { width: 1.8, dash: [7, 4] },
    ticks: 2,
    label: 'hex-sheet.rail.tools.lcr',
    name: 'hex-sheet.options.grade.lcr',
  },
};
