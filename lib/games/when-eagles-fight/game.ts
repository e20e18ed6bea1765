import type { GameManifest, ToolEntry } from '@/lib/games/manifest';

declare module '@/lib/core/game-id' {
  interface Games {
    readonly 'when-eagles-fight': true;
  }
}

const tools: readonly ToolEntry[] = [
  {
    name: 'attack',
    group: 'combat',
    messages: ['unit', 'turn', 'campaign', 'chart-titles', 'ring', 'sheet', 'romania'],
    onBoard: true,
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/attack')).attack,
  },
  {
    name: 'clocks',
    group: 'turn',
    messages: ['campaign', 'turn', 'events', 'victory', 'command'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/clocks')).clocks,
  },
  {
    name: 'events',
    group: 'turn',
    messages: ['campaign', 'turn'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/events')).events,
  },
  {
    name: 'brusilov',
    group: 'turn',
    messages: ['campaign', 'turn'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/brusilov')).brusilov,
  },
  {
    name: 'command',
    group: 'turn',
    messages: ['campaign', 'turn'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/command')).command,
  },
  {
    name: 'victory',
    group: 'turn',
    messages: ['campaign', 'turn'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/victory')).victory,
  },
  {
    name: 'concentric',
    group: 'combat',
    messages: ['ring'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/concentric')).concentric,
  },
  {
    name: 'ammunition',
    group: 'combat',
    messages: ['campaign', 'turn'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/ammunition')).ammunition,
  },
  {
    name: 'supply',
    group: 'movement',
    messages: ['unit', 'sheet', 'romania'],
    onBoard: true,
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/supply')).supply,
  },
  {
    name: 'stacking',
    group: 'movement',
    messages: ['campaign', 'turn', 'unit'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/stacking')).stacking,
  },
  {
    name: 'movement',
    group: 'movement',
    messages: ['campaign', 'turn', 'unit', 'sheet', 'romania'],
    onBoard: true,
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/movement')).movement,
  },
  {
    name: 'strategic',
    group: 'movement',
    messages: ['campaign', 'turn', 'unit'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/strategic')).strategic,
  },
  {
    name: 'reinforcements',
    group: 'turn',
    messages: ['campaign', 'turn', 'unit'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/reinforcements')).reinforcements,
  },
  {
    name: 'replacements',
    group: 'turn',
    messages: ['campaign', 'turn', 'unit', 'events'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/replacements')).replacements,
  },
  {
    name: 'withdrawals',
    group: 'turn',
    messages: ['campaign', 'turn', 'unit', 'events', 'replacements'],
    calculator: async () => (await import('@/lib/games/when-eagles-fight/calculators/withdrawals')).withdrawals,
  },
];

/** When Eagles Fight, in plum. */
export const whenEaglesFight: GameManifest = {
  id: 'when-eagles-fight',
  title: { en: 'When Eagles Fight', es: 'When Eagles Fight', it: 'When Eagles Fight' },
  mark: { en: 'WEF', es: 'WEF', it: 'WEF' },
  alsoKnownAs: ['Eagles Fight', 'Eagles', 'Cuando las águilas luchan', 'Quando le aquile combattono'],
  accent: {
    accent: ['#5d3a6b', '#d0b1de'],
    onAccent: ['#fdf9fe', '#22122a'],
    tint: ['#ece2f0', '#33213c'],
  },
  board: {
    kind: 'hexes',
    title: 'hex-sheet.title',
    door: 'hexes',
    ui: ['board', 'hex-sheet', 'rules', 'tools', 'calc'],
    messages: ['unit', 'ground', 'turn', 'sheet', 'romania', 'supply', 'attack'],
  },
  tools,
  data: () => import('@/lib/games/when-eagles-fight/data'),
  fights: () => import('@/lib/games/when-eagles-fight/typed/read'),
  examples: () => import('@/content/when-eagles-fight/examples.json'),
  check: () => import('@/lib/games/when-eagles-fight/content-check'),
};
