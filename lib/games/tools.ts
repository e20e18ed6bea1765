import type { GameId } from '@/lib/core/game-id';

/** One line of a game's menu of tools: known without loading the calculators themselves. */
export interface ToolEntry {
  /** "fire" of "paths-of-glory/fire" */
  readonly name: string;
  /** namespaces of messages that its texts use */
  readonly messages: readonly string[];
  /** presets from content/<game>/examples.json and boards.json are offered in it */
  readonly presets: boolean;
}

/** The tools of every game in menu order. A test keeps this list and the registry of calculators the same. */
export const TOOLS: Readonly<Record<GameId, readonly ToolEntry[]>> = {
  'paths-of-glory': [
    { name: 'fire', messages: ['fire'], presets: true },
    { name: 'flank', messages: ['fire', 'flank'], presets: true },
    { name: 'what-do-i-need', messages: ['fire', 'what-do-i-need'], presets: false },
    { name: 'siege', messages: ['siege'], presets: true },
    { name: 'supply', messages: ['supply'], presets: true },
    { name: 'sr', messages: ['sr', 'supply'], presets: false },
    { name: 'activation', messages: ['activation'], presets: false },
    { name: 'stacking', messages: ['stacking'], presets: false },
    { name: 'entrench', messages: ['entrench'], presets: false },
    { name: 'mandated-offensive', messages: ['mandated-offensive'], presets: true },
    { name: 'replacements', messages: ['replacements'], presets: false },
    { name: 'war-status', messages: ['war-status'], presets: false },
    { name: 'peace-terms', messages: ['peace-terms'], presets: false },
  ],
};
