import type { GameId } from '@/lib/core/game-id';
import type { ToolEntry } from '@/lib/games/tools';

/** Tools that answer questions of the same moment of a turn. */
export interface ToolGroup {
  /** key of its title in the words of the tools */
  readonly id: string;
  readonly tools: readonly ToolEntry[];
}

const GROUPS: Readonly<Record<GameId, readonly { readonly id: string; readonly names: readonly string[] }[]>> = {
  'paths-of-glory': [
    { id: 'combat', names: ['fire', 'flank', 'what-do-i-need', 'siege', 'entrench'] },
    { id: 'movement', names: ['supply', 'sr', 'activation', 'stacking'] },
    { id: 'turn', names: ['mandated-offensive', 'replacements', 'war-status', 'peace-terms'] },
  ],
  'nach-paris': [
    { id: 'combat', names: ['combat', 'abu', 'abf', 'cab', 'fieldworks', 'doctrine'] },
    { id: 'movement', names: ['movement', 'stacking', 'rail', 'loc', 'naval', 'recon', 'splitting'] },
    { id: 'turn', names: ['weather', 'replacements', 'consolidation', 'destruction'] },
  ],
};

/** Tools whose situation is laid out on the map. */
const ON_BOARD: Readonly<Record<GameId, readonly string[]>> = {
  'paths-of-glory': ['supply', 'sr'],
  'nach-paris': ['loc', 'rail', 'movement', 'stacking'],
};

export const isOnBoard = (game: GameId, tool: string): boolean => ON_BOARD[game].includes(tool);

/** The menu of a game's tools by group; a tool without a group stands in the last one. */
export function groupTools(game: GameId, tools: readonly ToolEntry[]): readonly ToolGroup[] {
  const groups = GROUPS[game];
  const known = new Set(groups.flatMap(({ names }) => names));
  return [
    ...groups.map(({ id, names }) => ({ id, tools: tools.filter(({ name }) => names.includes(name)) })),
    { id: 'other', tools: tools.filter(({ name }) => !known.has(name)) },
  ].filter((group) => group.tools.length > 0);
}
