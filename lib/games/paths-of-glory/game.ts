import type { GameManifest, ToolEntry } from '@/lib/games/manifest';

declare module '@/lib/core/game-id' {
  interface Games {
    readonly 'paths-of-glory': true;
  }
}

const tools: readonly ToolEntry[] = [
  {
    name: 'fire',
    group: 'combat',
    messages: ['counters', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/fire')).fire,
  },
  {
    name: 'flank',
    group: 'combat',
    messages: ['counters', 'fire', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/flank')).flank,
  },
  {
    name: 'what-do-i-need',
    group: 'combat',
    messages: ['counters', 'fire', 'chart-titles'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/what-do-i-need')).whatDoINeed,
  },
  {
    name: 'siege',
    group: 'combat',
    messages: ['counters'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/siege')).siege,
  },
  {
    name: 'supply',
    group: 'movement',
    messages: ['counters'],
    onBoard: true,
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/supply')).supply,
  },
  {
    name: 'sr',
    group: 'movement',
    messages: ['counters', 'supply'],
    onBoard: true,
    calculator: async () =>
      (await import('@/lib/games/paths-of-glory/calculators/strategic-redeployment')).strategicRedeployment,
  },
  {
    name: 'activation',
    group: 'movement',
    messages: ['counters', 'geography'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/activation')).activation,
  },
  {
    name: 'stacking',
    group: 'movement',
    messages: ['counters', 'geography'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/stacking')).stacking,
  },
  {
    name: 'entrench',
    group: 'combat',
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/entrench')).entrench,
  },
  {
    name: 'mandated-offensive',
    group: 'turn',
    messages: ['chart-titles'],
    calculator: async () =>
      (await import('@/lib/games/paths-of-glory/calculators/mandated-offensive')).mandatedOffensive,
  },
  {
    name: 'replacements',
    group: 'turn',
    messages: ['chart-titles'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/replacements')).replacements,
  },
  {
    name: 'war-status',
    group: 'turn',
    messages: ['chart-titles'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/war-status')).warStatus,
  },
  {
    name: 'peace-terms',
    group: 'turn',
    messages: ['chart-titles'],
    calculator: async () => (await import('@/lib/games/paths-of-glory/calculators/peace-terms')).peaceTerms,
  },
];

/** Paths of Glory, in the colours of the house. */
export const pathsOfGlory: GameManifest = {
  id: 'paths-of-glory',
  title: { en: 'Paths of Glory', es: 'Senderos de Gloria', it: 'Paths of Glory' },
  mark: { en: 'PoG', es: 'SdG', it: 'PoG' },
  alsoKnownAs: ['Sentieri di Gloria', 'I sentieri della gloria'],
  board: {
    kind: 'point-to-point',
    title: 'board.title',
    door: 'board',
    ui: ['board', 'rules', 'tools', 'calc'],
    messages: ['supply', 'counters'],
  },
  tools,
  data: () => import('@/lib/games/paths-of-glory/data'),
  fights: () => import('@/lib/games/paths-of-glory/typed/read'),
  examples: () => import('@/content/paths-of-glory/examples.json'),
  check: () => import('@/lib/games/paths-of-glory/content-check'),
};
