import { defineConfig, globalIgnores } from 'eslint/config';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { commentSubjects } from './tooling/checks/comment-subjects';
import { importRules } from './tooling/checks/import-rules';
import { ownerPackages } from './tooling/checks/owner-packages';
import { textsInTables } from './tooling/checks/texts-in-tables';
import { translatedText } from './tooling/checks/translated-text';

const SCRIPTS = '**/*.{ts,tsx,js,mjs}';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '.cache/',
    'data/',
    'e2e/results/',
    'hosting/',
    'tooling/cli/kit/create/template/',
    'e2e/samples/',
  ]),
  { files: [SCRIPTS], extends: [tseslint.configs.strict] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The router's navigation types are compared as the texts that they are: its enum would be loaded by every visitor.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Handlers and tests are `async` by the signature that they fill, not for what they await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    // Expectations such as `expect.any(Date)` have no type, and prototypes are replaced on purpose.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'tooling/local-backend/contract/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    files: [SCRIPTS],
    plugins: { 'react-hooks': reactHooks, 'simple-import-sort': importSort },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'simple-import-sort/imports': [
        'error',
        // Side effects, Node, packages, other workspaces, own files by distance; no blank lines between them.
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^@otherfolk/', '^\\.\\.', '^\\.']] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [SCRIPTS],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
    },
  },
  {
    // Tools and contracts that ask for a default export.
    files: [
      '.dependency-cruiser.mjs',
      '*.config.{ts,js}',
      'tooling/cli/kit/remote-kit/jest-preset.mjs',
      '**/*.config.ts',
      'mfe-*/src/remote.ts',
      '**/*.d.ts',
      'shell/src/remotes/federation-plugin.ts',
      'shared/src/testing/seeded-fast-check.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['eslint.config.ts'], extends: [tseslint.configs.disableTypeChecked] },
  ...importRules,
  ownerPackages,
  translatedText,
  textsInTables,
  commentSubjects,
);
