import type { GameManifest, ToolEntry } from '@/lib/games/manifest';

declare module '@/lib/core/game-id' {
  interface Games {
    readonly 'grand-illusion': true;
  }
}

const tools: readonly ToolEntry[] = [
  {
    name: 'battle',
    group: 'combat',
    messages: ['unit', 'battle-board', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/battle')).battle,
  },
  {
    name: 'fortunes',
    group: 'combat',
    messages: ['scenario'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/fortunes')).fortunes,
  },
  {
    name: 'caps',
    group: 'turn',
    messages: ['scenario', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/caps')).caps,
  },
  {
    name: 'victory',
    group: 'turn',
    messages: ['scenario', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/victory')).victory,
  },
  {
    name: 'hex-entry',
    group: 'movement',
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/hex-entry')).hexEntry,
  },
  {
    name: 'supply',
    group: 'turn',
    onBoard: true,
    messages: ['chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/supply')).supply,
  },
  {
    name: 'sea-retreat',
    group: 'combat',
    messages: ['scenario', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/sea-retreat')).seaRetreat,
  },
  {
    name: 'retreat',
    group: 'combat',
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/retreat')).retreat,
  },
  {
    name: 'cavalry',
    group: 'combat',
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/cavalry')).cavalry,
  },
  {
    name: 'movement',
    group: 'movement',
    messages: ['hex-entry'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/movement')).movement,
  },
  {
    name: 'heavy-artillery',
    group: 'combat',
    messages: ['fort', 'scenario', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/heavy-artillery')).heavyArtillery,
  },
  {
    name: 'stacking',
    group: 'movement',
    messages: ['chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/stacking')).stacking,
  },
  {
    name: 'recovery',
    group: 'turn',
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/recovery')).recovery,
  },
  {
    name: 'siege',
    group: 'combat',
    messages: ['fort', 'scenario', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/siege')).siege,
  },
  {
    name: 'entrench',
    group: 'combat',
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/entrench')).entrench,
  },
  {
    name: 'strategic',
    group: 'movement',
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/strategic')).strategic,
  },
  {
    name: 'replacements',
    group: 'turn',
    messages: ['scenario'],
    calculator: async () => (await import('@/lib/games/grand-illusion/calculators/replacements')).replacements,
  },
];

/** Grand Illusion, in the olive of the field. */
export const grandIllusion: GameManifest = {
  id: 'grand-illusion',
  title: { en: 'Grand Illusion', es: 'Grand Illusion', it: 'Grand Illusion' },
  mark: { en: 'GI', es: 'GI', it: 'GI' },
  alsoKnownAs: ['La Grande Illusione', 'Grande Illusione', 'La Gran Ilusión', 'Gran Ilusión'],
  accent: {
    accent: ['#4c5a17', '#bccb83'],
    onAccent: ['#fbfcf3', '#181c07'],
    tint: ['#e8ebd6', '#2a3013'],
  },
  board: {
    kind: 'hexes',
    title: 'hexlist.title',
    door: 'list',
    ui: ['hexlist', 'board', 'rules', 'tools', 'calc'],
    messages: ['supply', 'chart-titles'],
  },
  tools,
  data: () => import('@/lib/games/grand-illusion/data'),
  fights: () => import('@/lib/games/grand-illusion/typed/read'),
  examples: () => import('@/content/grand-illusion/examples.json'),
  check: () => import('@/lib/games/grand-illusion/content-check'),
};
