import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import type { ExtensionPoint } from '@otherfolk/shared/contract/extension-points';

/** A contribution, or the link of a mount in the navigation bar, that the owner of the site can change. */
export interface SettableExtension {
  /** The name of its settings in `site.json`. */
  key: string;
  title: string;
  /** The name of the remote, as its notice has it. */
  remote: string;
  point: ExtensionPoint;
}

/** Everything that the owner of a site can turn off, name and put in order, as its remotes declare it. */
export const settableExtensions = (declarations: readonly RemoteDeclaration[]): SettableExtension[] =>
  declarations.flatMap(({ id, name, mounts, contributions = [] }) => {
    const ofMounts = Object.entries(mounts).flatMap(([mount, { label }]) =>
      label ? [{ key: `${id}/${mount}`, title: label, remote: name, point: 'navigation.link' as const }] : [],
    );
    const ofContributions = contributions.map(({ id: own, title, point }) => ({
      ...{ key: `${id}/${own}`, title, remote: name, point },
    }));
    return [...ofMounts, ...ofContributions];
  });
