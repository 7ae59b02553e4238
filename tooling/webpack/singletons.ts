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

/** Modules that the shell provides in the place of a whole library. */
const provided: Partial<Record<string, string>> = {
  'react-router-dom': fromRoot('shared/src/contract/provided-router.ts'),
  '@tanstack/react-query': fromRoot('shared/src/contract/provided-query.ts'),
};

/** The singletons as the federation plugin wants them; ranges come from the versions pinned in shared/package.json. */
export function sharedSingletons(role: 'shell' | 'remote') {
  return Object.fromEntries(
    singletons.map((name) => {
      const version = shared.dependencies[name] ?? shared.version;
      const common = { singleton: true, requiredVersion: `^${version}` };
      // `import: false` leaves no second copy in a remote that could win by version.
      return [
        name,
        role === 'shell'
          ? { ...common, version, eager: true, import: provided[name] ?? name }
          : { ...common, import: false as const },
      ];
    }),
  );
}

/** The version of each singleton that the shell provides, or the range of it that a remote asks for. */
export const sharedVersions = (role: 'shell' | 'remote'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedSingletons(role)).map(([name, options]) => [
      name,
      'version' in options ? options.version : options.requiredVersion,
    ]),
  );
