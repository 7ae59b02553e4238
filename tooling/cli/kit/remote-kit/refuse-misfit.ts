import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { requestedRanges } from '@otherfolk/webpack/singletons';
import { type LiveSite, readLiveSite } from './live-site';
import { misfits } from './misfits';
import type { RemoteProject } from './remote-project';

/** Reads what is live on a site. Rejects with a line for each reason why the remote does not fit it. */
export async function refuseMisfit({ declaration, part }: RemoteProject, origin: string): Promise<LiveSite> {
  const site = await readLiveSite(origin);
  const record = { contract: CONTRACT_VERSION, singletons: requestedRanges(part.versions) };
  const reasons = misfits({ declaration, record }, site);
  if (reasons.length > 0)
    throw new Error([`'${declaration.id}' does not fit ${origin}:`, ...reasons.map((each) => `- ${each}.`)].join('\n'));
  return site;
}
