import next from 'eslint-config-next';
import nextTypescript from 'eslint-config-next/typescript';
import { fence } from './tests/support/fence.js';

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
  ...fence,
];

export default config;
