import type { Viewer } from '../domain/viewer';

/** The number of the promise between shell and remotes; it changes when an older remote could no longer be mounted. */
export const CONTRACT_VERSION = 4;

/** The declaration of a remote for a first segment of URLs that it owns. */
interface MountDeclaration {
  /** The label of its link in the navigation bar; without one, nothing there leads to it. */
  label?: string;
  /** Whether its link stands behind those of the other remotes. */
  isLast?: boolean;
  /** The viewers who may enter; without it, everybody. */ // docs/product.md#roles-and-flags
  guard?: readonly Viewer['memType'][];
  /** The viewers whose bar has its link; without it, those who may enter. */
  linkFor?: readonly Viewer['memType'][];
}

interface RemoteDeclaration {
  /** The name of it in the notice, after 'The', when it cannot be shown. */
  name: string;
  /** The mounts by the first segment of the URLs. The first is the remote's own; later ones are missing in releases from before them. */
  mounts: Readonly<Record<string, MountDeclaration>>;
  /** Pieces of it that the shell shows on its own pages, or lends to another remote. */
  widgets: readonly string[];
}

/**
 * The one list of remotes. Everything else that names remotes reads it here: types, builds, lint, server, navigation, guards,
 * notices, releases, the configuration of the hosting, and tests.
 */
export const remotes = {
  characters: {
    name: 'characters',
    mounts: { characters: { label: 'Characters' }, compare: {}, atlas: { label: 'Atlas', isLast: true } },
    widgets: ['featured-characters', 'character-preview', 'character-cards', 'family-preview'],
  },
  plots: {
    name: 'plots',
    mounts: { plots: { label: 'Plots' } },
    widgets: ['featured-plot', 'plot-cards', 'plot-preview'],
  },
  locations: {
    name: 'locations',
    mounts: { locations: { label: 'Locations' } },
    widgets: ['location-cards', 'location-preview'],
  },
  admin: {
    name: 'admin tools',
    mounts: {
      admin: { label: 'Admin Tools', guard: ['a'] },
      editor: { label: 'Editor', guard: ['a', 'e'], linkFor: ['e'] },
    },
    widgets: [],
  },
} as const satisfies Record<string, RemoteDeclaration>;

export type RemoteId = keyof typeof remotes;
export type MountOf<Id extends RemoteId> = keyof (typeof remotes)[Id]['mounts'];
export type WidgetOf<Id extends RemoteId> = (typeof remotes)[Id]['widgets'][number];
export type Mount = { [Id in RemoteId]: MountOf<Id> }[RemoteId];
export type Widget = WidgetOf<RemoteId>;

export const remoteIds = Object.keys(remotes) as RemoteId[];

/** The property of `window` where the entry of a remote puts its federation container, and webpack's own name for the build. */
export const containerName = (id: RemoteId) => `otherfolk_${id}`;

/** The name by which federation knows the shell. */
export const SHELL_CONTAINER = 'otherfolk_shell';

/** The path under which each remote exposes its module. */
export const EXPOSED_MODULE = './remote';

/** The chunk of a remote with the styles of all its pages and widgets: the HTML of a page is styled before its code has come. */
export const PAGE_STYLES = 'page-styles';

/** The mounts of a remote, in the order of the list. */
export const mountsOf = (id: RemoteId) => Object.keys(remotes[id].mounts) as Mount[];

/** The declarations of each mount, in the order of the list. */
export const mounts: ReadonlyMap<Mount, MountDeclaration> = new Map(
  remoteIds.flatMap((id) => Object.entries(remotes[id].mounts) as [Mount, MountDeclaration][]),
);

/** The remote that owns a mount or a widget. */
export const ownerOf = (place: Mount | Widget): RemoteId =>
  remoteIds.find(
    (id) => place in remotes[id].mounts || (remotes[id].widgets as readonly string[]).includes(place),
  ) as RemoteId;

/** The mount that a path of the site leads to, if any: `/compare/a/b` leads to `compare`. */
export function mountOfPath(pathname: string): Mount | undefined {
  const segment = pathname.split('/')[1] as Mount;
  return mounts.has(segment) ? segment : undefined;
}
