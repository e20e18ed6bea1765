import type { GradeLook, SideLook, TerrainLook } from '@/components/sheet/draw/looks';
import type { Poly } from '@/components/sheet/draw/signs';
import { TERRAINS, type Hexside, type Terrain } from '@/lib/games/when-eagles-fight/sheet/ground';

/** The game's own colours by their custom properties (inks.css). */
export const INKS = {
  central: '--central',
  russian: '--allied',
  clear: '--wef-clear',
  forest: '--wef-forest',
  swamp: '--wef-swamp',
  mountain: '--wef-mountain',
  sea: '--wef-sea',
  border: '--wef-border',
  pass: '--wef-pass',
} as const;

const moved = (shape: Poly, places: readonly (readonly [number, number])[]): readonly Poly[] =>
  places.map(([x, y]) => shape.map(([dx, dy]) => [dx + x, dy + y] as const));

const TREE: Poly = [
  [-4, 4],
  [0, -6],
  [4, 4],
  [-4, 4],
];
const REED: Poly = [
  [-8, 3],
  [-4, 3],
  [-5, -4],
  [-4, 3],
  [0, 3],
  [0, -6],
  [0, 3],
  [4, 3],
  [5, -4],
  [4, 3],
  [8, 3],
];
const PEAK: Poly = [
  [-9, 6],
  [-2, -8],
  [2, -1],
  [4, -4],
  [9, 6],
];
const SWELL: Poly = [
  [-10, 0],
  [-5, -3],
  [0, 0],
  [5, -3],
  [10, 0],
];

/** Signs that tell the terrains apart without their colours; around the middle of the hex, which the units cover. */
const SIGNS: Readonly<Record<Terrain, readonly Poly[]>> = {
  clear: [],
  forest: moved(TREE, [
    [-22, -12],
    [-12, -22],
    [16, -20],
    [24, -4],
    [-24, 10],
    [20, 16],
    [-8, 24],
  ]),
  swamp: moved(REED, [
    [-18, -18],
    [16, -20],
    [-20, 16],
    [16, 20],
  ]),
  mountain: moved(PEAK, [
    [-20, -14],
    [16, -18],
    [20, 14],
    [-16, 20],
  ]),
  sea: moved(SWELL, [
    [-14, -16],
    [14, -6],
    [-12, 6],
    [12, 18],
  ]),
};

export const TERRAIN_LOOKS: Readonly<Record<string, TerrainLook>> = Object.fromEntries(
  TERRAINS.map((terrain) => [
    terrain,
    { ink: terrain, signs: SIGNS[terrain], signInk: terrain === 'sea' || terrain === 'swamp' ? 'water' : 'sign' },
  ]),
);

export const SIDE_LOOKS: Readonly<Record<Exclude<Hexside, 'none'>, SideLook>> = {
  sea: [
    ['water', 13, []],
    ['card', 2.4, [3, 4]],
  ],
  lake: [['water', 10, []]],
  pass: [
    ['pass', 8, [3, 3]],
    ['card', 3, []],
  ],
};

export const GRADE_LOOKS: Readonly<Record<'rail', GradeLook>> = {
  rail: { line: { width: 2.8 }, ticks: 5, label: 'ground.rail', name: 'ground.rail' },
};
