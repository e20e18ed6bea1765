import next from 'eslint-config-next';
import nextTypescript from 'eslint-config-next/typescript';

/** A layer may import only those below it (README, "Who may import whom"). */
const forbid = (files, groups, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: groups, message },
          { group: ['../*'], message: 'Import by @/…, never upwards.' },
        ],
      },
    ],
  },
});

const KERNEL = [
  'lib/core/**',
  'lib/prob/**',
  'lib/tables/**',
  'lib/board/**',
  'lib/rules/**',
  'lib/search/**',
  'lib/sequence/**',
  'lib/glossary/**',
  'lib/calc/**',
];
const PLATFORM = [
  'react',
  'react-dom',
  'react/*',
  'next',
  'next/*',
  'node:*',
  'idb-keyval',
  'downshift',
  '@/components/**',
  '@/app/**',
];

const config = [
  {
    ignores: [
      '.next/**',
      '.next-served/**',
      'out/**',
      'node_modules/**',
      'public/**',
      '.stryker-tmp/**',
      'next-env.d.ts',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-imports': ['error', { patterns: [{ group: ['../*'], message: 'Import by @/…, never upwards.' }] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings instead of an enum.' },
      ],
    },
  },
  forbid(
    KERNEL,
    [...PLATFORM, '@/lib/games/**', '@/lib/content/**', '@/lib/cli/**', '@/content/**'],
    'The kernel is pure: no game, no platform, no content.',
  ),
  forbid(
    ['lib/games/**'],
    [...PLATFORM, '@/lib/content/**', '@/lib/cli/**'],
    'Games are pure: they get their data, and import no platform.',
  ),
  forbid(['components/**'], ['@/lib/content/**', '@/lib/cli/**', 'node:*', '@/app/**'], 'Components get plain data.'),
  forbid(
    ['lib/content/**'],
    ['react', 'react-dom', 'next', 'next/*', '@/components/**', '@/app/**', '@/lib/cli/**'],
    'lib/content reads files and knows no page.',
  ),
  {
    // One importer, so that no index is ever read under other options than it was written with.
    files: ['lib/**', 'components/**', 'app/**'],
    ignores: ['lib/search/index.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'flexsearch', message: 'Only lib/search/index.ts imports flexsearch.' }] },
      ],
    },
  },
];

export default config;
