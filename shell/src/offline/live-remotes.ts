import { mounts, mountsOf, type RemoteId, remoteIds } from '@otherfolk/shared/contract/remotes';
import { type FileToCache, type Manifest, remoteFiles } from './remote-files';

/** Whether everybody may open pages of it. */
const isPublic = (id: RemoteId) => mountsOf(id).some((mount) => !mounts.get(mount)?.guard);

/**
 * Names the files of the remotes that are live now, but for those that few may open. Rejects where they cannot be had.
 */
export async function filesOfLiveRemotes(): Promise<FileToCache[]> {
  const registry = (await (await fetch('/remotes.json')).json()) as Partial<Record<RemoteId, string>>;
  const urls = remoteIds.filter(isPublic).flatMap((id) => registry[id]?.replace(/#.*/, '') ?? []);
  const named = urls.map(async (url) => {
    const manifestUrl = new URL(url, location.href).href;
    return remoteFiles((await (await fetch(manifestUrl)).json()) as Manifest, manifestUrl);
  });
  return [['/remotes.json'], ...(await Promise.all(named)).flat()];
}
