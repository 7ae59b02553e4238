// Who may import whom, and that nobody does so in a circle: docs/architecture.md#who-may-import-whom. What a layer may use of
// React, the session, firebase and the browser is held by tooling/checks/import-rules.ts, which editors show at once.

/** Tests may reach further: they are held by what their package.json names (knip.json). */
const TESTS = '\\.test\\.tsx?$|/testing/|^tooling/local-backend/contract/';

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A workspace of the tooling may import those that are named, and the library. */
const toolingLayer = (name, below) =>
  never(
    `tooling-${name}-looks-down`,
    `tooling/${name} imports nothing from above it.`,
    { path: `^tooling/${name}/` },
    { path: '^(tooling|shell|mfe-[^/]+|e2e)/', pathNot: `^tooling/(${[name, ...below].join('|')})/` },
  );

export default {
  forbidden: [
    never('no-circle', 'Files import each other in a circle.', {}, { circular: true }),
    {
      name: 'no-circle-of-folders',
      comment: 'Folders import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    never('no-unknown-file', 'What is imported is not there.', {}, { couldNotResolve: true }),
    never(
      'shared-stands-below-all',
      'The library knows neither shell, remotes nor tools.',
      { path: '^shared/' },
      { path: '^(tooling|shell|mfe-[^/]+|e2e)/' },
    ),
    never(
      'shell-knows-no-remote-and-no-tool',
      'The shell loads remotes by their list, and imports none.',
      { path: '^shell/src/' },
      { path: '^(tooling|mfe-[^/]+|e2e)/' },
    ),
    never(
      'remotes-know-the-library-alone',
      'What two remotes need lives in shared.',
      { path: '^mfe-([^/]+)/src/' },
      { path: '^(tooling|shell|e2e|mfe-[^/]+)/', pathNot: '^mfe-$1/' },
    ),
    toolingLayer('system', []),
    toolingLayer('local-backend', ['system']),
    toolingLayer('webpack', ['system', 'local-backend']),
    toolingLayer('cli', ['system', 'local-backend', 'webpack']),
    toolingLayer('checks', ['system', 'webpack']),
    never(
      'app-is-the-top-of-the-shell',
      'The folder `app` puts the shell together; only what starts or renders it imports it.',
      {
        path: '^shell/src/',
        pathNot: '^shell/src/(app|render)/',
      },
      { path: '^shell/src/app/' },
    ),
  ],
  options: {
    includeOnly: '^(shared|shell|mfe-[^/]+|tooling|e2e)/',
    exclude: { path: `/(node_modules|dist)/|${TESTS}` },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
