import { paths } from '@otherfolk/shared/contract/paths';
import { type RemoteId, remotes } from '@otherfolk/shared/contract/remotes';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { WaysOn } from '@otherfolk/shared/ui/ways-on';
import { Notice } from '../notices/notice';

const BACK = { to: paths.home, label: 'Back to Home' };

/** Stands in the place of a remote that does not load; the layout and the other areas go on. */
export function RemoteNotice({ remote, onRetry }: { remote: RemoteId; onRetry: () => void }) {
  const title = `The ${remotes[remote].name} cannot be shown right now.`;
  const sentence = 'This may pass: try again in a moment, or go on from here.';
  return (
    <>
      <UnlistedMeta title={title} />
      <Notice
        title={title}
        action={{ label: 'Try again', onClick: onRetry }}
        below={<WaysOn sentence={sentence} back={BACK} />}
      >
        The rest of the site still works.
      </Notice>
    </>
  );
}
