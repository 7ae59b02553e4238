import type { RemoteId } from '@otherfolk/shared/contract/remotes';
import { Notice } from '../notices/notice';

const areas: Record<RemoteId, string> = {
  characters: 'The characters',
  plots: 'The plots',
  locations: 'The locations',
  admin: 'The admin tools',
};

/** Stands in the place of a remote that does not load; the layout and the other areas go on. */
export function RemoteNotice({ remote, onRetry }: { remote: RemoteId; onRetry: () => void }) {
  return (
    <Notice title={`${areas[remote]} cannot be shown right now.`} action={{ label: 'Try again', onClick: onRetry }}>
      The rest of the site goes on working.
    </Notice>
  );
}
