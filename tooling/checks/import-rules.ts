import { readFileSync } from 'node:fs';
import type { Linter } from 'eslint';
import { remoteIds } from '@otherfolk/shared/contract/remotes';
import { fromRoot } from '@otherfolk/system/from-root';
import { workspaceOf } from '@otherfolk/webpack/workspaces';

interface Ban {
  group: string[];
  message: string;
  allowImportNames?: string[];
  allowTypeImports?: boolean;
}

/** What the shell provides of a library that it shares only in part. */
function partly(library: string, file: string): Ban {
  const text = readFileSync(fromRoot('shared/src/contract', file), 'utf8');
  const names = [...text.matchAll(/^export {([^}]+)}/gm)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return {
    group: [library],
    allowImportNames: names,
    allowTypeImports: true,
    message: `The shell provides only a part of it: shared/src/contract/${file}.`,
  };
}

const PROVIDED = [
  partly('react-router-dom', 'provided-router.ts'),
  partly('@tanstack/react-query', 'provided-query.ts'),
];

const REACT: Ban = {
  group: ['react', 'react-dom', 'react-dom/*', 'react-router-dom'],
  message: 'This layer knows no React.',
};
const COMPONENTS: Ban = { group: ['**/ui/*', '**/ui/**'], message: 'This layer stands below the components.' };
const SESSION: Ban = {
  group: ['**/session', '**/session/*'],
  message: 'The session comes in from outside: as props or arguments.',
};
const FIREBASE: Ban = { group: ['firebase', 'firebase/*'], message: 'Only shell/src/session speaks to firebase.' };
const UPWARD: Ban = {
  group: ['@otherfolk/shell', '@otherfolk/shell/*', '@otherfolk/mfe-*', '**/shell/**', '**/mfe-*/**'],
  message: 'Shared code knows neither the shell nor a remote.',
};
const WRITER: Ban = { group: ['**/session/writer'], message: 'Only the shell says who is signed in.' };

const rule = (files: string[], bans: Ban[], globals: string[] = []): Linter.Config => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: bans }],
    'no-restricted-globals': ['error', ...globals],
  },
});

const clockless: Linter.Config = {
  files: ['shared/src/domain/**'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[
        "MemberExpression[object.name='Date'][property.name='now']",
        "NewExpression[callee.name='Date'][arguments.length=0]",
      ].map((selector) => ({ selector, message: 'The domain has no clock: today comes in as an argument.' })),
    ],
  },
};

const otherWorkspacesThan = (own: string): Ban => ({
  group: ['shell', ...remoteIds.map(workspaceOf)]
    .filter((workspace) => workspace !== own)
    .flatMap((workspace) => [`@otherfolk/${workspace}`, `@otherfolk/${workspace}/*`, `**/${workspace}/**`]),
  message: 'Workspaces do not import each other; what two of them need lives in shared.',
});

/** docs/architecture.md#who-may-import-whom, generated from the list of remotes, so that a new one is guarded from its first day. */
export const importRules: Linter.Config[] = [
  clockless,
  rule(
    ['shared/src/domain/**'],
    [
      REACT,
      COMPONENTS,
      SESSION,
      FIREBASE,
      UPWARD,
      { group: ['**/catalogue/*', '**/page/*'], message: 'The domain knows only itself.' },
    ],
    ['fetch', 'window', 'document', 'localStorage'],
  ),
  rule(['shared/src/{catalogue,check}/**'], [REACT, COMPONENTS, SESSION, FIREBASE, UPWARD]),
  // Whose drafts they are comes in from outside.
  rule(['shared/src/drafts/**'], [REACT, COMPONENTS, SESSION, FIREBASE, UPWARD]),
  rule(['shared/src/session/**'], [COMPONENTS, FIREBASE, UPWARD]),
  rule(['shared/src/{ui,page}/**'], [SESSION, FIREBASE, UPWARD, ...PROVIDED]),
  rule(['shared/src/{contract,testing}/**'], [FIREBASE, UPWARD]),
  ...remoteIds.map((id) =>
    rule([`${workspaceOf(id)}/src/**`], [otherWorkspacesThan(workspaceOf(id)), WRITER, FIREBASE, ...PROVIDED]),
  ),
  rule(['shell/src/**'], [otherWorkspacesThan('shell'), FIREBASE, ...PROVIDED]),
  // Never in a browser: what the library has for prerendering.
  rule(['shell/src/render/**'], [otherWorkspacesThan('shell'), FIREBASE]),
  rule(['shell/src/session/**'], [otherWorkspacesThan('shell'), ...PROVIDED]),
];
