import type { Board } from '@/lib/games/paths-of-glory/board/state';
import type { Side, Space } from '@/lib/games/paths-of-glory/data';

/** Why a line of supply cannot run through a space. */
export type ClosedSpace = 'enemy' | 'enemy-fort' | 'own-fort-besieged' | 'neutral' | 'greek' | 'mef';

/** What one side's lines of supply meet on a board. */
export interface SideView {
  readonly side: Side;
  readonly closed: readonly (ClosedSpace | null)[];
  readonly open: Uint8Array;
  readonly shut: Uint8Array;
}

/** Constantinople serves the Allies as a port only while they control Gallipoli (14.1.4.2). */
export const STRAITS = { port: 'constantinople', key: 'gallipoli' } as const;

/** Whether a space belongs to a side and serves it: not closed to everybody, and its fort not under siege. */
export const isFriendly = (board: Board, side: Side, node: number): boolean =>
  board.control[node] === side && !board.besieged[node] && board.barred[node] === null;

export const holdsStraits = (board: Board): boolean =>
  board.control[board.network.graph.index.get(STRAITS.key) ?? -1] === 'allied';

/** A port that a side may use, with a fort of the other side: Riga (question port-with-enemy-fort). */
export const isPortWithEnemyFort = (space: Space, side: Side): boolean =>
  space.port === side && space.fort !== null && space.side !== side;

/** Such a port while the side besieges its fort. */
export function isBesiegersPort({ network, besieged, control }: Board, side: Side, node: number): boolean {
  const space = network.spaces[node];
  return space !== undefined && isPortWithEnemyFort(space, side) && !!besieged[node] && control[node] !== side;
}

function closedSpace({ control, besieged, forts, barred }: Board, side: Side, node: number): ClosedSpace | null {
  if (barred[node]) return barred[node] ?? null;
  if (control[node] === side) return besieged[node] ? 'own-fort-besieged' : null;
  if (besieged[node]) return null;
  return forts[node] ? 'enemy-fort' : 'enemy';
}

/**
 * Whether a space serves a side as a port now: friendly and not besieged (14.1.4), with Gallipoli for Constantinople,
 * the Beachhead with its marker. By one reading the besieger of a port's fort uses it too.
 */
export function isPortOpen(board: Board, side: Side, spaceId: string, node: number): boolean {
  if (board.beachhead === spaceId) return board.control[node] === 'allied';
  if (board.portReading === 'besieger' && isBesiegersPort(board, side, node)) return true;
  if (!isFriendly(board, side, node)) return false;
  return side !== 'allied' || spaceId !== STRAITS.port || holdsStraits(board);
}

/** Which spaces and ports serve the lines of supply of a side (14.1.2 to 14.1.4). */
export function sideView(board: Board, side: Side): SideView {
  const { graph, ports, spaces, sea } = board.network;
  const closed = spaces.map((_, node) => closedSpace(board, side, node));
  const open = new Uint8Array(graph.ids.length);
  closed.forEach((why, node) => (open[node] = Number(why === null)));
  open[sea[side]] = 1;
  const shut = new Uint8Array(graph.lines);
  for (const { line, node } of ports) shut[line] = Number(!isPortOpen(board, side, graph.ids[node] ?? '', node));
  return { side, closed, open, shut };
}
