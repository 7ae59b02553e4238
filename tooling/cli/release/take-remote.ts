import { remoteFrom } from '../export/site/remote-from';
import { refuseMissing, type Site, withSiteLock } from '../export/site/site';
import { publishReleases } from './publish-releases';
import { releaseRemote, type Switch } from './release-remote';
import type { Releaser } from './releaser';
import { removeRemote } from './remotes-file';

/** Takes a release of a remote that was built elsewhere into a site. Rejects with one sentence, and nothing has changed, where it does not fit. */
export async function takeRemote(site: Site, id: string, from: string, releaser?: Releaser): Promise<Switch> {
  await refuseMissing(site);
  return releaseRemote(site, id, await remoteFrom(from), releaser);
}

/** Takes a remote out of a site; its files stay. Rejects with one sentence where the site has none of that name. */
export async function dropRemote(site: Site, id: string, releaser?: Releaser): Promise<void> {
  await refuseMissing(site);
  await withSiteLock(site, async () => {
    if (!(await removeRemote(site, id))) throw new Error(`There is no remote '${id}' in ${site.folder}.`);
    await publishReleases(site, releaser);
  });
}
