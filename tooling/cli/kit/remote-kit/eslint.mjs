import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const SOURCES = '**/*.{ts,tsx}';

/** What a page of a site must not load: a second router, and the half of the router's library that the shell does not lend. */
const BANNED = [
  { group: ['react-router', 'react-router/*'], message: 'The router is react-router-dom, which the shell lends.' },
  {
    group: ['react-router-dom'],
    importNamePattern: '^(create\\w*Router|RouterProvider|useLoaderData|useFetcher|useActionData|Form|Await)$',
    message: 'The shell lends the declarative router.',
  },
  {
    group: ['@otherfolk/*/*', '!@otherfolk/remote-kit/*'],
    message: 'A package of the kit is imported by its exports.',
  },
];

/** The rules that a remote is linted by, in its eslint.config.js: `export default otherfolk(import.meta.dirname)`. */
export const otherfolk = (folder) =>
  defineConfig(
    globalIgnores(['dist/', '.otherfolk/', 'node_modules/']),
    {
      files: [SOURCES],
      extends: [tseslint.configs.strict, tseslint.configs.recommendedTypeCheckedOnly],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
      rules: {
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/restrict-template-expressions': 'off',
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-restricted-imports': ['error', { patterns: BANNED }],
      },
    },
    { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
    {
      files: [SOURCES],
      plugins: { 'react-hooks': reactHooks, 'simple-import-sort': importSort },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'simple-import-sort/imports': [
          'error',
          { groups: [['^\\u0000', '^node:', '^@?\\w', '^@otherfolk/', '^\\.\\.', '^\\.']] },
        ],
        eqeqeq: 'error',
      },
    },
  );
