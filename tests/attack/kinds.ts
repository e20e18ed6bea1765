import type { Attack } from '@/tests/attack/attack';

/** A kind of attack, before anything of it is loaded. */
export interface AttackKind {
  readonly name: string;
  /** what it tries, for the line that it prints */
  readonly what: string;
  /** how many cases a nightly run tries */
  readonly count: number;
  /** how many cases a worker takes at a time */
  readonly block: number;
  /** after how many seconds without an end of a case it counts as one that never ends */
  readonly patience: number;
  /** needs the built site */
  readonly site?: true;
  /** `site`: the address of the built site, for those that need it */
  prepare(site: string): Promise<Attack>;
}

/** Every kind, in the order in which they run. */
export const KINDS: readonly AttackKind[] = [
  {
    name: 'random',
    what: 'random inputs',
    count: 1_000_000,
    block: 1000,
    patience: 120,
    prepare: async () => (await import('@/tests/attack/random')).prepare(),
  },
  {
    name: 'damaged',
    what: 'damaged inputs',
    count: 100_000,
    block: 500,
    patience: 120,
    prepare: async () => (await import('@/tests/attack/damaged')).prepare(),
  },
  {
    name: 'lines',
    what: 'lines of calc --stdin',
    count: 100_000,
    block: 500,
    patience: 240,
    prepare: async () => (await import('@/tests/attack/lines')).prepare(),
  },
  {
    name: 'addresses',
    what: 'addresses',
    count: 50_000,
    block: 500,
    patience: 120,
    prepare: async () => (await import('@/tests/attack/addresses')).prepare(),
  },
  {
    name: 'files',
    what: 'hostile files',
    count: 3000,
    block: 50,
    patience: 120,
    prepare: async () => (await import('@/tests/attack/files')).prepare(),
  },
  {
    name: 'properties',
    what: 'seeds of the properties',
    count: 20,
    block: 1,
    patience: 1800,
    prepare: async () => (await import('@/tests/attack/properties')).prepare(),
  },
  {
    name: 'pages',
    what: 'addresses in a browser',
    count: 2000,
    block: 20,
    patience: 120,
    site: true,
    prepare: async (site) => (await import('@/tests/attack/pages')).prepare(site),
  },
  {
    name: 'imports',
    what: 'hostile files in a browser',
    count: 200,
    block: 5,
    patience: 120,
    site: true,
    prepare: async (site) => (await import('@/tests/attack/imports')).prepare(site),
  },
  {
    name: 'storage',
    what: 'pages with a failing storage',
    count: 279,
    block: 1,
    patience: 180,
    site: true,
    prepare: async (site) => (await import('@/tests/attack/storage')).prepare(site),
  },
  {
    name: 'windows',
    what: 'pairs of windows',
    count: 200,
    block: 5,
    patience: 180,
    site: true,
    prepare: async (site) => (await import('@/tests/attack/windows')).prepare(site),
  },
  {
    name: 'server',
    what: 'connections with hostile requests',
    count: 20_000,
    block: 100,
    patience: 120,
    site: true,
    prepare: async (site) => (await import('@/tests/attack/server')).prepare(site),
  },
  {
    name: 'loads',
    what: 'broken first visits',
    count: 60,
    block: 1,
    patience: 300,
    site: true,
    prepare: async () => (await import('@/tests/attack/loads')).prepare(),
  },
];
