import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { isRemoteId } from '@otherfolk/shared/contract/remote-id';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { declarationIn, type FinishedBuild } from '../export/site/deployment';
import { remoteFrom } from '../export/site/remote-from';

/** Releases of remotes from elsewhere, by the names that they give themselves. Rejects with one sentence for what is none. */
export async function remotesFromElsewhere(places: readonly string[]): Promise<ReadonlyMap<string, FinishedBuild>> {
  const builds = new Map<string, FinishedBuild>();
  for (const place of places) {
    const build = await remoteFrom(place);
    const { id } = (declarationIn(build) ?? {}) as Partial<RemoteDeclaration>;
    if (!isRemoteId(id)) throw new Error(`${place} does not say what its remote is called.`);
    if (remoteIds.includes(id)) throw new Error(`${place} calls itself '${id}', which is a remote of this repository.`);
    builds.set(id, build);
  }
  return builds;
}
