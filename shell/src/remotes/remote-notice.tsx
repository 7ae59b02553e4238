import { type RemoteId, remotes } from '@otherfolk/shared/contract/remotes';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { Notice } from '../notices/notice';

/** Stands in the place of a remote that does not load; the layout and the other areas go on. */
export function RemoteNotice({ remote, onRetry }: { remote: RemoteId; onRetry: () => void }) {
  const title = `The ${remotes[remote].name} cannot be shown right now.`;
  return (
    <>
      <UnlistedMeta title={title} />
      <Notice title={title} action={{ label: 'Try again', onClick: onRetry }}>
        The rest of the site goes on working.
      </Notice>
    </>
  );
}
