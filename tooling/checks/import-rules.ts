import { readFileSync } from 'node:fs';
import type { Linter } from 'eslint';
import { fromRoot } from '@otherfolk/system/from-root';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { workspaceOf } from '@otherfolk/webpack/workspaces';

interface Ban {
  group: string[];
  /** The names that may be imported all the same. */
  allowImportNames?: string[];
  allowTypeImports?: boolean;
  message: string;
}

const REACT: Ban = {
  group: ['react', 'react-dom', 'react-dom/*', 'react-router-dom'],
  message: 'This layer knows no React.',
};
const COMPONENTS: Ban = { group: ['**/ui/*', '**/ui/**'], message: 'This layer stands below the components.' };
const SESSION: Ban = {
  group: ['**/session', '**/session/*'],
  message: 'The session comes in from outside: as props or arguments.',
};
/** Libraries are used as they are published. */
const INSIDE_A_PACKAGE: Ban = {
  group: ['*/dist/*', '@*/*/dist/*', '*/cjs/*', '*/esm/*', '@*/*/build/*'],
  message: 'A package is imported by its exports.',
};

const SHARED_ROUTER = 'shared/src/contract/declarative-router.ts';

const namesOfRouter = (): string[] =>
  readFileSync(fromRoot(SHARED_ROUTER), 'utf8')
    .replace(/\/\*[^]*?\*\//, '')
    .match(/\w+(?=,\n)/g) ?? [];

/** The bans of routers for whatever runs in a browser. */
const ROUTER: Ban[] = [
  {
    group: ['react-router-dom'],
    allowImportNames: namesOfRouter(),
    allowTypeImports: true,
    message: `The shell shares the declarative router: ${SHARED_ROUTER}.`,
  },
  { group: ['react-router', 'react-router/*'], message: 'The router is react-router-dom, which the shell shares.' },
];

const UNDOCUMENTED = {
  selector: 'ImportSpecifier[imported.name=/^UNSAFE_/]',
  message: 'Only what the library documents.',
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
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [INSIDE_A_PACKAGE, ...bans] }],
    'no-restricted-globals': ['error', ...globals],
    'no-restricted-syntax': ['error', UNDOCUMENTED],
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

/** Its package.json closes the local backend to imports by its name; this closes it to those by a path, in tests too. */
const localBackendByItsName: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  ignores: ['tooling/local-backend/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^\\..*/local-backend/',
            message: 'The local backend is imported by the entry points of its package.',
          },
        ],
      },
    ],
  },
};

/** docs/architecture.md#who-may-import-whom, generated from the list of remotes, so that a new one is guarded from its first day. */
export const importRules: Linter.Config[] = [
  rule(
    ['shared/src/domain/**'],
    [
      REACT,
      COMPONENTS,
      SESSION,
      FIREBASE,
      UPWARD,
      { group: ['**/catalogue/*', '**/queries/*', '**/hooks/*'], message: 'The domain knows only itself.' },
    ],
    ['fetch', 'window', 'document', 'localStorage'],
  ),
  rule(
    ['shared/src/{catalogue,kinds,check,json-text,files,formats}/**'],
    [REACT, COMPONENTS, SESSION, FIREBASE, UPWARD],
  ),
  // The owner of the drafts comes in from outside.
  rule(['shared/src/drafts/**'], [REACT, COMPONENTS, SESSION, FIREBASE, UPWARD]),
  rule(['shared/src/session/**'], [COMPONENTS, FIREBASE, UPWARD]),
  rule(['shared/src/{ui,queries,hooks,storage,browser}/**'], [SESSION, FIREBASE, UPWARD, ...ROUTER]),
  rule(['shared/src/{contract,testing}/**'], [FIREBASE, UPWARD]),
  ...remoteIds.map((id) =>
    rule([`${workspaceOf(id)}/src/**`], [otherWorkspacesThan(workspaceOf(id)), WRITER, FIREBASE, ...ROUTER]),
  ),
  rule(['shell/src/**'], [otherWorkspacesThan('shell'), FIREBASE, ...ROUTER]),
  // Never in a browser: what the library has for prerendering.
  rule(['shell/src/render/**'], [otherWorkspacesThan('shell'), FIREBASE]),
  rule(['shell/src/session/**'], [otherWorkspacesThan('shell'), ...ROUTER]),
  clockless,
  localBackendByItsName,
];
