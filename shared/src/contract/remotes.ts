/** The number of the promise between shell and remotes; it changes when an older remote could no longer be mounted. */
export const CONTRACT_VERSION = 2;

/**
 * The one list of remotes. A mount is the first segment of the URLs that a remote owns; a widget is a piece of it that the
 * shell shows on its own pages, or lends to another remote. Everything else that names remotes (types, builds, lint, server, tests) reads it here.
 */
export const remotes = {
  characters: { mounts: ['characters'], widgets: ['featured-characters', 'character-preview'] },
  plots: { mounts: ['plots'], widgets: ['featured-plot'] },
  locations: { mounts: ['locations'], widgets: [] },
  admin: { mounts: ['admin', 'editor'], widgets: [] },
} as const;

export type RemoteId = keyof typeof remotes;
export type MountOf<Id extends RemoteId> = (typeof remotes)[Id]['mounts'][number];
export type WidgetOf<Id extends RemoteId> = (typeof remotes)[Id]['widgets'][number];
export type Mount = MountOf<RemoteId>;
export type Widget = WidgetOf<RemoteId>;

export const remoteIds = Object.keys(remotes) as RemoteId[];

const owners = new Map<string, RemoteId>(
  remoteIds.flatMap((id) => [...remotes[id].mounts, ...remotes[id].widgets].map((place) => [place, id] as const)),
);

/** The remote that owns a mount or a widget. */
export function ownerOf(place: Mount | Widget): RemoteId {
  return owners.get(place) as RemoteId;
}

/** The mount that a path of the site leads to, if any: `/plots/a/b` leads to `plots`. */
export function mountOfPath(pathname: string): Mount | undefined {
  const segment = pathname.split('/')[1] ?? '';
  return remoteIds.flatMap((id): readonly Mount[] => remotes[id].mounts).find((mount) => mount === segment);
}
