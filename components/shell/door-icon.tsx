import { Sign } from '@/components/shell/sign';
import type { GameManifest } from '@/lib/games/manifest';

/** The parts of a game, in the order in which they stand in the bar. */
const DOORS = ['rules', 'tools', 'turn', 'board', 'charts'] as const;
export type Door = (typeof DOORS)[number];

/** The parts that a game has: one without a board has no door to it. */
export const doorsOf = (game: Pick<GameManifest, 'board'>): readonly Door[] =>
  DOORS.filter((door) => door !== 'board' || game.board);

/** Pages that are entered through a door, beside those at its own address. */
const BEHIND: Readonly<Partial<Record<Door, readonly string[]>>> = { rules: ['disputes', 'glossary'] };

/** Whether a page of a game (the part of its address after the game) lies behind a door. */
export const isBehind = (door: Door, page: string): boolean => page === door || (BEHIND[door]?.includes(page) ?? false);

const PATHS: Readonly<Record<Door, string>> = {
  rules: 'M4 4.5h6.5A1.5 1.5 0 0 1 12 6v14a2 2 0 0 0-2-2H4zM20 4.5h-6.5A1.5 1.5 0 0 0 12 6v14a2 2 0 0 1 2-2h6z',
  tools: 'M4.5 4.5h15v15h-15zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  turn: 'M4 6.5l1.5 1.5L8.5 5M4 13l1.5 1.5 3-3M4 19.5L5.5 21l3-3M12 7h8M12 13.5h8M12 20h8',
  board: 'M9 4.5L3.5 7v12.5L9 17l6 2.5 5.5-2.5V4.5L15 7zM9 4.5V17M15 7v12.5',
  charts: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M9.3 5v14',
};

/** A line drawing of a part, for the eye only. */
export const DoorIcon = ({ door, size = 22 }: { readonly door: Door; readonly size?: number }) => (
  <Sign path={PATHS[door]} size={size} width={door === 'tools' ? 1.9 : 1.6} className="shrink-0" />
);
