import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';

/** What exists once in a page, whoever brings it: the shell provides these, remotes only consume them. */
export const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@otherfolk/shared/session',
] as const;

const shared = JSON.parse(readFileSync(fromRoot('shared/package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** Modules that the shell provides in the place of a whole library, by its name. */
export const provided: Readonly<Partial<Record<string, string>>> = {
  'react-router-dom': fromRoot('shared/src/contract/provided-router.ts'),
  '@tanstack/react-query': fromRoot('shared/src/contract/provided-query.ts'),
};

/** The same for pages that are prerendered, where nothing needs to be saved. */
export const WHOLE_ROUTER = fromRoot('shared/src/contract/whole-router.ts');

const versionOf = (name: string) => shared.dependencies[name] ?? shared.version;
const rangeOf = (name: string) => `^${versionOf(name)}`;

/** What the shell provides, by the module that stands for each singleton: there before any remote asks for it. */
export const providedSingletons = () =>
  Object.fromEntries(
    singletons.map((name) => [provided[name] ?? name, { shareKey: name, version: versionOf(name), eager: true }]),
  );

/** What a remote asks for; ranges come from the versions pinned in shared/package.json. */
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
