import type { Ink } from '@/components/sheet/draw/inks';
import type { Poly } from '@/components/sheet/draw/signs';
import type { SheetIn, SheetTypes, UnitIn } from '@/components/sheet/types';
import type { SheetKind } from '@/lib/sheet/sheet';

export interface LineStyle {
  readonly width: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
  readonly alpha?: number;
}

/** How a terrain looks: the ink of its ground, and signs that tell it apart without colour. */
export interface TerrainLook {
  readonly ink: Ink;
  readonly signs: readonly Poly[];
  readonly signInk: Ink;
}
/** The strokes of a hexside one over the other; widths and dashes tell the kinds apart. */
export type SideLook = readonly (readonly [ink: Ink, width: number, dash: readonly number[]])[];

/** How railways of a grade look: their line, and how many ticks are across it. */
export interface GradeLook {
  readonly line: LineStyle;
  readonly ticks: number;
  /** the messages of its name: on a brush, and in full */
  readonly label: string;
  readonly name: string;
}

/** How the ground of a game's sheets looks. */
export interface Looks<G extends SheetTypes = SheetTypes> {
  readonly kind: SheetKind<SheetIn<G>, UnitIn<G>>;
  readonly terrains: Readonly<Record<string, TerrainLook>>;
  readonly sides: Readonly<Record<string, SideLook>>;
  /** from the widest to the narrowest; none and there is no mode for railways */
  readonly grades: Readonly<Record<string, GradeLook>>;
}
