import type { Calculator } from '@/lib/calc/calculator';
import { formOf, type FormField } from '@/lib/calc/form';
import type { GameId } from '@/lib/core/game-id';
import { GAMES } from '@/lib/games/registry';
import type { GameView } from '@/components/calculator/game-view';

/** A calculator with everything that its page needs. */
export interface Tool {
  readonly game: GameId;
  /** "fire" of "paths-of-glory/fire" */
  readonly name: string;
  readonly calc: Calculator;
  /** what the calculator reads */
  readonly data: unknown;
  /** what the controls read of the same data */
  readonly view: GameView;
  readonly form: readonly FormField[];
}

/** Loads a tool with its game's data; undefined when the game has no such tool. */
export async function loadTool(game: GameId, name: string): Promise<Tool | undefined> {
  const { calculators, loadData } = await GAMES[game]();
  const calc = calculators.find(({ id }) => id === `${game}/${name}`);
  if (!calc) return undefined;
  const data = await loadData();
  return { game, name, calc, data, view: data as GameView, form: formOf(calc.schema) };
}
