import type { Tool } from '@/components/calculator/tool';
import type { BoardFile } from '@/components/games/kit';
import { loadKit } from '@/components/games/registry';
import type { Input } from '@/lib/calc/check';
import { isOnBoard } from '@/lib/games/find';

/** The values that the tool's own fields have on the board; those that the board leaves open are undefined. */
export async function fromBoard(tool: Tool): Promise<Input | undefined> {
  const exchange = await (await loadKit(tool.game)).exchange?.();
  const found = await exchange?.read(tool.data);
  if (!found) return undefined;
  const names = tool.form.map(({ name }) => name).filter((name) => found.fields.includes(name));
  return Object.fromEntries(names.map((name) => [name, found.position[name]]));
}

/** The position of a case that is laid out on the map, for the other player's map; undefined when the case has none. */
export async function boardFile({ game, name, data }: Tool, input: Input): Promise<BoardFile | undefined> {
  const exchange = isOnBoard(game, name) ? await (await loadKit(game)).exchange?.() : undefined;
  return exchange?.file(input, data);
}
