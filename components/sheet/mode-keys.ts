import type { ModeKey } from '@/components/desk/mode-bar';
import type { Mode, SheetKit } from '@/components/sheet/kit';
import { modesOf } from '@/components/sheet/modes';

const ICONS: Readonly<Record<Mode, string>> = {
  look: 'M4 12l4 -7h8l4 7l-4 7h-8z',
  terrain: 'M3 19l6 -11l4 6l3 -4l5 9z',
  sides: 'M8 5h8l4 7M16 19h-8l-4 -7M2 8c4 -2 5 3 8 1s4 -4 8 -2',
  rail: 'M7 3v18M17 3v18M5 7h14M5 12h14M5 17h14',
  places: 'M6 21V4M6 4.5h11l-2.5 4L17 12.5H6',
  units: 'M3.5 7h17v11h-17zM3.5 7l17 11M20.5 7l-17 11',
  trace: 'M5 19a2 2 0 1 0 .1 0zM19 5a2 2 0 1 0 .1 0zM6.8 19.5C13 19 10 14 12 12s0-6 5-6',
};

/** Whether a mode has a drawer under the sheet. */
export const hasDrawer = (mode: Mode): boolean => mode !== 'look';

/** The keys of the modes, with their words. */
export const modeKeys = (kit: SheetKit, t: (key: string) => string): readonly ModeKey<Mode>[] =>
  modesOf(kit).map((id) => ({ id, label: t(`hex-sheet.modes.${id}`), icon: ICONS[id], drawer: hasDrawer(id) }));
