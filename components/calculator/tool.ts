import type { Calculator } from '@/lib/calc/calculator';
import { formOf, type FormField } from '@/lib/calc/form';
import type { GameId } from '@/lib/core/game-id';
import { gameOf, toolOf } from '@/lib/games/find';
import type { GameData } from '@/lib/games/manifest';
import { loadEntries, type EntriesById } from '@/components/cards/card-store';
import type { GameView } from '@/components/calculator/game-view';
import type { FormKit } from '@/components/games/kit';
import { loadKit } from '@/components/games/registry';

/** A calculator with everything that its page needs. */
export interface Tool {
  readonly game: GameId;
  /** "fire" of "<game>/fire" */
  readonly name: string;
  readonly calc: Calculator;
  /** what the calculator reads */
  readonly data: unknown;
  /** what the controls read of the same data */
  readonly view: GameView;
  readonly form: readonly FormField[];
  /** what the game brings to the form */
  readonly formKit: FormKit;
  /** absent where the game has no charts that players fill in */
  readonly withEntries?: GameData['withEntries'];
}

/**
 * Loads a tool with its game's data and what this device keeps of its charts; undefined when the game has no such tool.
 */
export async function loadTool(game: GameId, name: string): Promise<Tool | undefined> {
  const entry = toolOf(game, name);
  if (!entry) return undefined;
  const [calc, { loadData, withEntries }, formKit = {}] = await Promise.all([
    entry.calculator(),
    gameOf(game).data(),
    loadKit(game).then(({ form }) => form?.()),
  ]);
  const data = await loadData();
  const tool: Tool = {
    game,
    name,
    calc,
    data,
    view: data as GameView,
    form: formOf(calc.schema),
    formKit,
    withEntries,
  };
  return toolWith(tool, await entriesFor(tool));
}

/** What this device keeps of the charts that the tool's game lets players fill in. */
export const entriesFor = ({ game, view }: Tool): Promise<EntriesById> =>
  loadEntries(game, Object.keys(view.cards?.cards ?? {}));

/** The same tool with other entries in its game's charts. */
export function toolWith(tool: Tool, entries: EntriesById): Tool {
  if (!tool.withEntries) return tool;
  const data = tool.withEntries(tool.data, entries);
  return { ...tool, data, view: data as GameView };
}
