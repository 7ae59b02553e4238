import { remoteIds } from '@otherfolk/shared/contract/remotes';
import { remoteFolder } from '../site/deployment';

/** The folders of a deployment, and those of its remotes under a URL that stays when a build changes: a developer's override names it. */
export function withLatestFolders(folders: ReadonlyMap<string, string>): Map<string, string> {
  const latest = [...folders].flatMap(([prefix, folder]) => {
    const id = remoteIds.find((each) => prefix.startsWith(`/remotes/${each}/`));
    return id ? [[`/${remoteFolder(id, 'latest')}`, folder] as const] : [];
  });
  return new Map([...folders, ...latest]);
}
