import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import { declarationIn, type FinishedBuild } from '../export/site/deployment';
import { refuseMissing, type Site, withSiteLock } from '../export/site/site';
import { deployedShell, liveRemotes } from './deployed-builds';
import { publishReleases } from './publish-releases';
import { releaseRemote, type Switch } from './release-remote';
import type { Releaser } from './releaser';
import { remoteFrom } from './remote-from';
import { removeRemote } from './remotes-file';

/** What a site would do without of a remote, a sentence each. Throws one sentence where it would do without the remote itself. */
async function leftOut(site: Site, id: string, build: FinishedBuild): Promise<string[]> {
  const others = await liveRemotes(site, new Set([id]));
  const found = Object.fromEntries([...others, [id, build] as const].map(([each, one]) => [each, declarationIn(one)]));
  const shell = await deployedShell(site);
  const { declarations, problems } = acceptDeclarations(found, shell.record.contract);
  const own = problems.filter(({ remote }) => remote === id).map(({ problem }) => problem);
  if (!declarations.some((declaration) => declaration.id === id))
    throw new Error(`Remote '${id}' does not fit the site: ${own.join('; ')}.`);
  return own;
}

/** Takes a release of a remote that was built elsewhere into a site. Rejects with one sentence, and nothing has changed, where it does not fit. */
export async function takeRemote(
  site: Site,
  id: string,
  from: string,
  releaser?: Releaser,
): Promise<Switch & { problems: string[] }> {
  await refuseMissing(site);
  const build = await remoteFrom(from);
  const problems = await leftOut(site, id, build);
  return { ...(await releaseRemote(site, id, build, releaser)), problems };
}

/** Takes a remote out of a site; its files stay. Rejects with one sentence where the site has none of that name. */
export async function dropRemote(site: Site, id: string, releaser?: Releaser): Promise<void> {
  await refuseMissing(site);
  await withSiteLock(site, async () => {
    if (!(await removeRemote(site, id))) throw new Error(`There is no remote '${id}' in ${site.folder}.`);
    await publishReleases(site, releaser);
  });
}
