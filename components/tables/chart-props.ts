import type { KeyboardEvent, Ref } from 'react';
import type { LitCell, Text } from '@/lib/calc/evaluation';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { Chart } from '@/lib/tables/chart';
import type { Lighting, LitRole } from '@/components/tables/lit';

/** Lets the player choose a cell: what tapping does, and which of the cells the Tab key reaches. */
export interface CellChoice {
  readonly onCell: (row: string, column: string) => void;
  readonly reach: { readonly row: number; readonly column: number };
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
}

export interface ChartGridProps {
  readonly chart: Chart;
  readonly lang: Language;
  /** interface words of the area `charts` */
  readonly say: (key: string, params?: Text['params']) => string;
  /** rule numbers become links to the rules of this game */
  readonly game?: GameId | undefined;
  readonly lit?: readonly LitCell[] | undefined;
  readonly compact?: boolean | undefined;
  /** the title stands in a heading already, so the caption is for screen readers only */
  readonly titled?: boolean | undefined;
  readonly choice?: CellChoice | undefined;
  readonly boxRef?: Ref<HTMLDivElement> | undefined;
}

/** What the parts of a chart get besides, worked out once: the lighting of the case, and whether it reads as rows. */
export interface LitProps extends ChartGridProps {
  readonly lights: Lighting;
  readonly asRows: boolean;
}

/** Outlines by role, so that roles are told apart without colour. */
export const OUTLINE: Readonly<Record<LitRole, string>> = {
  use: 'outline-solid outline-3 -outline-offset-3 outline-accent font-bold',
  start: 'outline-dashed outline-2 -outline-offset-2 outline-accent',
  shift: 'outline-dotted outline-2 -outline-offset-2 outline-accent',
};
