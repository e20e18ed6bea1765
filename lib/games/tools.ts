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
  'nach-paris': [
    { name: 'combat', messages: ['unit', 'checks', 'combat'], presets: true },
    { name: 'abu', messages: ['unit', 'checks', 'abu'], presets: true },
    { name: 'abf', messages: ['unit', 'checks', 'abf'], presets: true },
    { name: 'cab', messages: ['unit', 'checks', 'cab'], presets: true },
    { name: 'movement', messages: ['unit', 'sheet', 'movement'], presets: true },
    { name: 'stacking', messages: ['unit', 'sheet', 'stacking'], presets: true },
    { name: 'rail', messages: ['unit', 'sheet', 'rail'], presets: true },
    { name: 'loc', messages: ['unit', 'sheet', 'loc'], presets: true },
    { name: 'recon', messages: ['unit', 'checks', 'recon'], presets: true },
    { name: 'fieldworks', messages: ['unit', 'checks', 'fieldworks'], presets: false },
    { name: 'weather', messages: ['unit', 'checks', 'weather'], presets: false },
    { name: 'replacements', messages: ['unit', 'checks', 'replacements'], presets: false },
    { name: 'consolidation', messages: ['unit', 'checks', 'consolidation'], presets: true },
    { name: 'splitting', messages: ['unit', 'checks', 'splitting'], presets: false },
    { name: 'destruction', messages: ['unit', 'checks', 'destruction'], presets: false },
    { name: 'naval', messages: ['unit', 'checks', 'naval'], presets: false },
    { name: 'doctrine', messages: ['unit', 'checks', 'doctrine'], presets: false },
  ],
};
