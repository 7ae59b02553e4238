import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importRules } from '@otherfolk/checks/import-rules';

export default defineConfig(
  globalIgnores(['**/dist/', '.cache/', 'data/', 'e2e/results/', 'hosting/']),
  ...tseslint.configs.strict,
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Tools and contracts that ask for a default export.
    files: [
      '*.config.{ts,js}',
      '**/*.config.ts',
      'mfe-*/src/remote.ts',
      '**/*.d.ts',
      'shared/src/testing/seeded-fast-check.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  ...importRules,
);
