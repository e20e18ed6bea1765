import type { Calculator } from '@/lib/calc/calculator';
import type { GameId } from '@/lib/core/game-id';
import type { GameManifest, ToolEntry, ToolGroupId } from '@/lib/games/manifest';
import { GAMES } from '@/lib/games/registry';

/** Ids of every game, in the order of the menus. */
export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

export function isGameId(value: unknown): value is GameId {
  return GAME_IDS.some((id) => id === value);
}

/** The manifest of a game. */
export function gameOf(id: GameId): GameManifest {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new Error(`lib/games/registry.ts has no game "${id}"`);
  return found;
}

/** The short names of a game: its marks and what else it is called, each once. */
export const shortNames = ({ mark, alsoKnownAs = [] }: GameManifest): readonly string[] => [
  ...new Set([...Object.values(mark), ...alsoKnownAs]),
];

/** The id of a game given by its id or by one of its short names, in small or capital letters. */
export function gameNamed(name: string): GameId | undefined {
  const wanted = name.trim().toLowerCase();
  return GAMES.find((game) => [game.id, ...shortNames(game)].some((known) => known.toLowerCase() === wanted))?.id;
}

/** A tool by its name, "fire"; undefined when the game has no such tool. */
export const toolOf = (game: GameId, name: string): ToolEntry | undefined =>
  gameOf(game).tools.find((tool) => tool.name === name);

/** Namespaces of the messages that a tool speaks: its own, and those that it shares with others. */
export const messagesOf = ({ name, messages = [] }: ToolEntry): readonly string[] => [name, ...messages];

/** Namespaces of the messages that several tools speak, each once. */
export const messagesOfAll = (game: GameId, tools: readonly string[]): readonly string[] => [
  ...new Set(
    gameOf(game)
      .tools.filter(({ name }) => tools.includes(name))
      .flatMap(messagesOf),
  ),
];

/** Every calculator of a game, in the order of its menu. */
export const loadCalculators = (game: GameId): Promise<readonly Calculator[]> =>
  Promise.all(gameOf(game).tools.map((tool) => tool.calculator()));

/** The calculators of some tools of a game, by their names; names that the game does not have are left out. */
export async function calculatorsOf(game: GameId, names: readonly string[]): Promise<ReadonlyMap<string, Calculator>> {
  const loaded = await Promise.all(names.map(async (name) => [name, await toolOf(game, name)?.calculator()] as const));
  return new Map(loaded.flatMap(([name, calc]) => (calc ? [[name, calc] as const] : [])));
}

/** Tools that answer questions of the same moment of a turn. */
export interface ToolGroup {
  /** key of its title in the words of the tools */
  readonly id: ToolGroupId;
  readonly tools: readonly ToolEntry[];
}

/** The menu of a game: its groups in the order of their first tools. */
export function toolGroups(game: GameId): readonly ToolGroup[] {
  const { tools } = gameOf(game);
  return [...new Set(tools.map(({ group }) => group))].map((id) => ({
    id,
    tools: tools.filter(({ group }) => group === id),
  }));
}

/** Whether the situation of a tool is laid out on the board of its game. */
export const isOnBoard = (game: GameId, tool: string): boolean => toolOf(game, tool)?.onBoard ?? false;
