import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { hasFacing, pointsZoc, stackAspect, type Aspect, type Facing } from '@/lib/games/nach-paris/facing';
import type { Kind } from '@/lib/games/nach-paris/units';

/*
 * The cases of diagram 1 (6) and of 6.3.1, to be drawn: which units stand in the hex and what each hex around it is to
 * them. The ids are rows of the chart facing-zoc.
 */

const unit = (kind: Kind, steps: number, facing: Direction = 0, embarked = false): Facing => ({
  kind,
  steps,
  facing,
  embarked,
});

interface Case {
  readonly id: string;
  readonly units: readonly Facing[];
}

const CASES: readonly Case[] = [
  { id: 'cav', units: [unit('cav', 2)] },
  { id: 'inf-large', units: [unit('inf', 4)] },
  { id: 'inf-small', units: [unit('inf', 2)] },
  { id: 'sar', units: [unit('sar', 1)] },
  { id: 'hq-eng', units: [unit('hq', 1)] },
  { id: 'embarked', units: [unit('inf', 4, 0, true)] },
  { id: 'stack-sixty', units: [unit('inf', 4, 0), unit('inf', 4, 1)] },
  { id: 'stack-opposed', units: [unit('inf', 4, 0), unit('inf', 4, 3)] },
];

export interface FacingHex {
  readonly direction: Direction;
  readonly aspect: Aspect;
  readonly zoc: boolean;
}

export interface FacingFigure extends Case {
  /** the six hexes around, direction by direction */
  readonly hexes: readonly FacingHex[];
  /** where the units look; empty where they have no facing */
  readonly looks: readonly Direction[];
}

/** The figures of facing and ZOC, each with its hexes worked out by 6.1.2, 6.2.1 and 6.3.1. */
export const FACING_FIGURES: readonly FacingFigure[] = CASES.map(({ id, units }) => ({
  id,
  units,
  hexes: DIRECTIONS.map((direction) => ({
    direction,
    aspect: stackAspect(units, direction),
    zoc: units.some((one) => pointsZoc(one, direction)),
  })),
  looks: units.filter(({ kind, embarked }) => hasFacing(kind) && !embarked).map(({ facing }) => facing),
}));

/** How many of the hexes are front, flank and rear, and in how many there is a ZOC. */
export function countHexes(hexes: readonly FacingHex[]): Readonly<Record<'front' | 'flank' | 'rear' | 'zoc', number>> {
  const number = (wanted: (hex: FacingHex) => boolean): number => hexes.filter(wanted).length;
  return {
    front: number(({ aspect }) => aspect === 'front'),
    flank: number(({ aspect }) => aspect === 'flank'),
    rear: number(({ aspect }) => aspect === 'rear'),
    zoc: number(({ zoc }) => zoc),
  };
}
