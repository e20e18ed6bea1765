import { spotsOf, type Chart as PlainChart, type Layout as PlainLayout } from '@/components/map/chart';
import { placeLabels, type Label } from '@/components/map/labels';
import type { Point, Size } from '@/components/map/view';
import { symbolOf } from '@/components/games/paths-of-glory/board/map/symbol';
import type { Connection, Space } from '@/lib/games/paths-of-glory/data';

/** Where everything is drawn (content/paths-of-glory/map/layout.json). */
export interface Layout extends PlainLayout {
  readonly inset: Size & Point;
  readonly outline: readonly (readonly (readonly [number, number])[])[];
}

/** The drawn map: spaces with their places and neighbours, lines, names. */
export interface Chart extends PlainChart<Space> {
  readonly layout: Layout;
  readonly lines: readonly Connection[];
  readonly labels: readonly Label[];
}

/** Puts the map's data together. A space without a place is a mistake of the content and throws. */
export function chartOf(spaces: readonly Space[], lines: readonly Connection[], layout: Layout): Chart {
  const chart = spotsOf(spaces, lines, layout);
  return { ...chart, layout, lines, labels: placeLabels(chart.spots, lines, layout, symbolOf) };
}
