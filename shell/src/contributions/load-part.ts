import type { ContributedPart } from '@otherfolk/shared/contract/extension-points';
import type { RemoteLoader } from '../remotes/remote-loader';

/** The time that a contribution has. */
export const CONTRIBUTION_TIMEOUT_MS = 2000;

/** Rejects where the work of a contribution takes longer than it may. */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`It did not come within ${CONTRIBUTION_TIMEOUT_MS / 1000} s`);
    timer = setTimeout(() => reject(error), CONTRIBUTION_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The code of a contribution; undefined where the release of the remote has none. */
export const loadPart = async (
  { load }: Pick<RemoteLoader, 'load'>,
  remote: string,
  id: string,
): Promise<ContributedPart | undefined> => (await load(remote)).contributions?.[id];
