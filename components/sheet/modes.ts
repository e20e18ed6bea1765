import type { Brushes, Mode, SheetKit } from '@/components/sheet/kit';

const MODES: readonly Mode[] = ['look', 'terrain', 'sides', 'rail', 'places', 'units', 'trace'];
/** Modes in which a drag with one finger paints; in the others it moves the map. */
export const isPainting = (mode: Mode): boolean =>
  mode === 'terrain' || mode === 'sides' || mode === 'rail' || mode === 'places';

/** The modes that a game has something for. */
export const modesOf = ({ grades, stamps, trace }: Pick<SheetKit, 'grades' | 'stamps' | 'trace'>): readonly Mode[] =>
  MODES.filter(
    (mode) =>
      (mode !== 'rail' || Object.keys(grades).length > 0) &&
      (mode !== 'places' || Object.keys(stamps).length > 0) &&
      (mode !== 'trace' || trace !== undefined),
  );

/** What the rail brush does besides laying a grade: takes rails up, or destroys and repairs a structure. */
const RAIL_TOOLS = ['lift', 'structure'] as const;
export const railTools = ({ plainRails }: Pick<SheetKit, 'plainRails'>): readonly string[] =>
  RAIL_TOOLS.filter((tool) => tool !== 'structure' || !plainRails);
/** The grade that a rail brush lays; undefined for the others. */
export const gradeOf = (tool: string): string | undefined =>
  RAIL_TOOLS.some((one) => one === tool) ? undefined : tool;

/** The brushes with which the sheet of a game begins. */
export function firstBrushes({ first, stamps, units }: Pick<SheetKit, 'first' | 'stamps' | 'units'>): Brushes {
  const [group = '', [stamp] = []] = Object.entries(stamps)[0] ?? [];
  return { ...first, group, stamp: stamp ?? { id: '', label: '', on: {}, off: {} }, unit: units.first };
}
