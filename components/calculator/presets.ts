import type { Localised } from '@/lib/core/language';
import type { GameId } from '@/lib/core/game-id';
import { gameOf } from '@/lib/games/find';

/** A worked example of a rulebook: a situation that a tool loads, and the outcome that the rulebook gives. */
export interface Preset {
  readonly id: string;
  /** name of the tool, "fire" */
  readonly tool: string;
  readonly rules: readonly string[];
  readonly title: Localised;
  readonly note?: Localised;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: { readonly text: Localised };
}

/** The worked examples for a tool in the order of the rulebook. Their inputs are checked when they are loaded. */
export async function loadPresets(game: GameId, tool: string): Promise<readonly Preset[]> {
  const { examples } = (await gameOf(game).examples()).default;
  return (examples as readonly Preset[]).filter((preset) => preset.tool === tool);
}
