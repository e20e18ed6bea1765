import next from 'eslint-config-next';
import nextTypescript from 'eslint-config-next/typescript';
import { fence } from './tests/support/fence.js';

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of strings instead of an enum.' };

const RESTRICTED = {
  patterns: [{ group: ['../*'], message: 'Import by @/…, never upwards.' }],
  paths: [{ name: 'next/link', message: 'Link is that of @/components/ui/link, which fetches ahead what is meant.' }],
};

/** The rules of React, its hooks and its markup. */
const REACT = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule));

const config = [
  {
    ignores: ['.next/**', '.site/**', 'out/**', 'node_modules/**', 'public/**', 'next-env.d.ts'],
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
      // Prettier breaks everything else; texts are left whole, so that they can be found.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      'no-restricted-imports': ['error', RESTRICTED],
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  {
    // No React stands there (the fence holds lib to it), and to look for it was more than half of the linter's work.
    files: ['lib/**', 'tests/**/*.{ts,js,mjs}'],
    rules: Object.fromEntries(REACT.map((rule) => [rule, 'off'])),
  },
  {
    files: ['components/ui/link.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: RESTRICTED.patterns }] },
  },
  {
    files: ['tests/**'],
    ignores: ['tests/**/vitest.config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        ...[
          'Property[key.name="timeout"]',
          'CallExpression[callee.name=/^(test|it|describe|(before|after)(All|Each))$/] > .arguments[raw=/^[0-9_]+$/]',
          'CallExpression[callee.callee.object.name=/^(test|it|describe)$/] > .arguments[raw=/^[0-9_]+$/]',
        ].map((selector) => ({
          selector,
          message: 'Time limits stand in the configuration of the tests: machines are shared.',
        })),
      ],
    },
  },
  ...fence,
];

export default config;
