import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';

/** The libraries that exist once in a page, whoever brings it: the shell provides these, remotes only consume them. */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@otherfolk/shared/session',
] as const;

const shared = JSON.parse(readFileSync(fromRoot('shared/package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

const PACKAGE = /^(@[^/]+\/)?[^/]+/;

/** `react/jsx-runtime` has the version of `react`. */
const versionOf = (name: string) => shared.dependencies[PACKAGE.exec(name)?.[0] ?? name] ?? shared.version;
const rangeOf = (name: string) => `^${versionOf(name)}`;

/** The router is shared as far as pages can use it. */
const sourceOf = (name: string) =>
  name === 'react-router-dom' ? fromRoot('shared/src/contract/declarative-router.ts') : name;

/** The libraries that the shell provides: there before any remote asks for it. */
export const providedSingletons = () =>
  Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        singleton: true,
        eager: true,
        import: sourceOf(name),
        version: versionOf(name),
        requiredVersion: rangeOf(name),
      },
    ]),
  );

/** The libraries that a remote asks for; ranges come from the versions pinned in shared/package.json. */
export const consumedSingletons = () =>
  Object.fromEntries(
    singletons.map((name) => [
      name,
      // `import: false` leaves no second copy in a remote that could win by version.
      { singleton: true, strictVersion: true, requiredVersion: rangeOf(name), import: false as const },
    ]),
  );

/** The version of each singleton that the shell provides, or the range of it that a remote asks for. */
export const sharedVersions = (role: 'shell' | 'remote'): Record<string, string> =>
  Object.fromEntries(singletons.map((name) => [name, role === 'shell' ? versionOf(name) : rangeOf(name)]));
