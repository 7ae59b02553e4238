import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { requestedRanges, singletons, type SingletonVersions } from './singletons';

const shared = JSON.parse(readFileSync(fromRoot('shared/package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

const PACKAGE = /^(@[^/]+\/)?[^/]+/;

/** `react/jsx-runtime` has the version of `react`. */
const versionOf = (name: string) => shared.dependencies[PACKAGE.exec(name)?.[0] ?? name] ?? shared.version;

/** The versions of the singletons, as shared/package.json pins them. */
export const singletonVersions = Object.fromEntries(
  singletons.map((name) => [name, versionOf(name)]),
) as SingletonVersions;

/** The version of each singleton that the shell provides, or the range of it that a remote asks for. */
export const sharedVersions = (role: 'shell' | 'remote'): Readonly<Record<string, string>> =>
  role === 'shell' ? singletonVersions : requestedRanges(singletonVersions);
