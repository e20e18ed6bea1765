import type { Calculator } from '@/lib/calc/calculator';
import { toolOf } from '@/lib/games/find';

/** A calculator of the game by the name of its tool. */
export async function loadCalculator(name: string): Promise<Calculator> {
  const tool = toolOf('when-eagles-fight', name);
  if (!tool) throw new Error(`no tool "${name}"`);
  return tool.calculator();
}
