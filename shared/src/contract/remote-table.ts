import type { MountDeclaration, RemoteDeclaration } from './declaration';

/** A mount with the remote that owns it. */
export interface Mount extends MountDeclaration {
  remote: string;
}

/** The remotes of a site, as pages of it were rendered with. */
export interface RemoteTable {
  /** Declarations in the order of the site. */
  declarations: readonly RemoteDeclaration[];
  /** Mounts by the first segment of their URLs, in the order of the declarations. */
  mounts: ReadonlyMap<string, Mount>;
  /** The ids of remotes by the names of their widgets. */
  widgets: ReadonlyMap<string, string>;
}

/** The table of remotes whose declarations do not clash, as `acceptDeclarations` gives them. */
export function remoteTable(declarations: readonly RemoteDeclaration[]): RemoteTable {
  return {
    declarations,
    mounts: new Map(
      declarations.flatMap(({ id, mounts }) =>
        Object.entries(mounts).map(([mount, declared]) => [mount, { ...declared, remote: id }] as const),
      ),
    ),
    widgets: new Map(declarations.flatMap(({ id, widgets = [] }) => widgets.map((widget) => [widget, id] as const))),
  };
}

/** The declaration of one remote; undefined where the site has none of that name. */
export const declarationOf = ({ declarations }: RemoteTable, id: string): RemoteDeclaration | undefined =>
  declarations.find((declaration) => declaration.id === id);

/** The mount that a path of the site leads to, if any: `/compare/a/b` leads to `compare`. */
export function mountOfPath({ mounts }: RemoteTable, pathname: string): (Mount & { path: string }) | undefined {
  const path = pathname.split('/')[1] ?? '';
  const mount = mounts.get(path);
  return mount && { ...mount, path };
}
