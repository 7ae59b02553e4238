import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';

interface Manifest {
  version: string;
  license: string;
  engines: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (...folder: string[]) =>
  JSON.parse(readFileSync(fromRoot(...folder, 'package.json'), 'utf8')) as Manifest;

const root = manifestIn();

/** The version of the kit, which is that of the library. */
export const KIT_VERSION = manifestIn('shared').version;

const asked = Object.assign(
  {},
  ...[root, ...['shared', 'tooling/webpack', 'tooling/cli'].map((folder) => manifestIn(folder))].flatMap(
    ({ dependencies, devDependencies }) => [dependencies, devDependencies],
  ),
) as Record<string, string>;

/** The versions in which this repository uses packages: what is tried here is what remotes elsewhere get. */
export function versionsOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = asked[name];
      if (version === undefined) throw new Error(`No workspace asks for '${name}', which the kit needs.`);
      return [name, version];
    }),
  );
}

/** The text of the package.json of a package of the kit. */
export function packageOf(name: string, own: object): string {
  const { license, engines } = root;
  return `${JSON.stringify({ name, version: KIT_VERSION, license, engines, ...own }, null, 2)}\n`;
}
