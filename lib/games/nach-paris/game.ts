import type { GameManifest, ToolEntry } from '@/lib/games/manifest';

declare module '@/lib/core/game-id' {
  interface Games {
    readonly 'nach-paris': true;
  }
}

/** What tools say of units and of the tests that these take, and what those say that read the hex sheet. */
const UNIT = ['unit', 'checks'];
/** Of tools that refuse to answer without their card, and say which one. */
const CARD = [...UNIT, 'chart-titles'];
const SHEET = ['unit', 'sheet'];

const tools: readonly ToolEntry[] = [
  {
    name: 'combat',
    group: 'combat',
    messages: CARD,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/combat')).combat,
  },
  {
    name: 'abu',
    group: 'combat',
    messages: CARD,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/abu')).abu,
  },
  {
    name: 'abf',
    group: 'combat',
    messages: CARD,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/abf')).abf,
  },
  {
    name: 'cab',
    group: 'combat',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/cab')).cab,
  },
  {
    name: 'movement',
    group: 'movement',
    messages: SHEET,
    onBoard: true,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/movement')).movement,
  },
  {
    name: 'stacking',
    group: 'movement',
    messages: SHEET,
    onBoard: true,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/stacking')).stacking,
  },
  {
    name: 'rail',
    group: 'movement',
    messages: SHEET,
    onBoard: true,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/rail')).rail,
  },
  {
    name: 'loc',
    group: 'movement',
    messages: SHEET,
    onBoard: true,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/loc')).loc,
  },
  {
    name: 'recon',
    group: 'movement',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/recon')).recon,
  },
  {
    name: 'fieldworks',
    group: 'combat',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/fieldworks')).fieldworks,
  },
  {
    name: 'weather',
    group: 'turn',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/weather')).weather,
  },
  {
    name: 'replacements',
    group: 'turn',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/replacements')).replacements,
  },
  {
    name: 'consolidation',
    group: 'turn',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/consolidation')).consolidation,
  },
  {
    name: 'splitting',
    group: 'movement',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/splitting')).splitting,
  },
  {
    name: 'destruction',
    group: 'turn',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/destruction')).destruction,
  },
  {
    name: 'naval',
    group: 'movement',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/naval')).naval,
  },
  {
    name: 'doctrine',
    group: 'combat',
    messages: UNIT,
    calculator: async () => (await import('@/lib/games/nach-paris/calculators/doctrine')).doctrine,
  },
];

/** 1914 Nach Paris, in blue. */
export const nachParis: GameManifest = {
  id: 'nach-paris',
  title: { en: '1914 Nach Paris', es: '1914 Nach Paris', it: '1914 Nach Paris' },
  mark: { en: 'NP', es: 'NP', it: 'NP' },
  alsoKnownAs: ['1914NP', '1914 NP', 'NP 1914', 'Nach Paris'],
  accent: {
    accent: ['#1c4f63', '#8cc6da'],
    onAccent: ['#f8fcfd', '#0b1d25'],
    tint: ['#dbe9ee', '#17323d'],
  },
  board: {
    kind: 'hexes',
    title: 'hex-sheet.title',
    door: 'hexes',
    ui: ['board', 'hex-sheet', 'rules', 'tools', 'calc'],
    messages: ['unit', 'sheet', 'loc', 'rail', 'movement', 'stacking'],
  },
  tools,
  data: () => import('@/lib/games/nach-paris/data'),
  fights: () => import('@/lib/games/nach-paris/typed/read'),
  examples: () => import('@/content/nach-paris/examples.json'),
  check: () => import('@/lib/games/nach-paris/content-check'),
};
