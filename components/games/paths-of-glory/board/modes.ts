import type { ModeKey } from '@/components/desk/mode-bar';
import { MODES, type Mode } from '@/components/games/paths-of-glory/board/slots';

const ICONS: Readonly<Record<Mode, string>> = {
  control: 'M6 21V4M6 4.5h11l-2.5 4L17 12.5H6',
  units: 'M3.5 7h17v11h-17zM3.5 7l17 11M20.5 7l-17 11',
  events: 'M7 3.5h10v17H7zM10 8h4M10 12h4M10 16h4',
  trace: 'M5 19a2 2 0 1 0 .1 0zM19 5a2 2 0 1 0 .1 0zM6.8 19.5C13 19 10 14 12 12s0-6 5-6',
};

/** Whether a mode has a drawer under the map. */
export const hasDrawer = (mode: Mode): boolean => mode === 'events' || mode === 'trace';

/** The keys of the modes, with their words. */
export const modeKeys = (t: (key: string) => string): readonly ModeKey<Mode>[] =>
  MODES.map((id) => ({ id, label: t(`board.modes.${id}`), icon: ICONS[id], drawer: hasDrawer(id) }));
