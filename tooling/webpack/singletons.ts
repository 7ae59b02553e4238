/** The libraries that exist once in a page, whoever brings it: the shell provides these, remotes only consume them. */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@otherfolk/shared/session',
] as const;

/** The version of each singleton. */
export type SingletonVersions = Readonly<Record<(typeof singletons)[number], string>>;

const rangeOf = (version: string) => `^${version}`;

const forEach = <Value>(value: (name: (typeof singletons)[number]) => Value): Record<string, Value> =>
  Object.fromEntries(singletons.map((name) => [name, value(name)]));

/** The libraries that the shell provides: there before any remote asks for it. `sources` are files in the place of whole libraries. */
export const providedSingletons = (versions: SingletonVersions, sources: Readonly<Record<string, string>>) =>
  forEach((name) => ({
    singleton: true,
    eager: true,
    import: sources[name] ?? name,
    version: versions[name],
    requiredVersion: rangeOf(versions[name]),
  }));

/** The libraries that a remote asks for. */
export const consumedSingletons = (versions: SingletonVersions) =>
  // `import: false` leaves no second copy in a remote that could win by version.
  forEach((name) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: rangeOf(versions[name]),
    import: false as const,
  }));

/** The range of each singleton that a remote asks for. */
export const requestedRanges = (versions: SingletonVersions) => forEach((name) => rangeOf(versions[name]));
