import { paths } from '@otherfolk/shared/contract/paths';
import { declarationOf } from '@otherfolk/shared/contract/remote-table';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { WaysOn } from '@otherfolk/shared/ui/ways-on';
import { Notice } from '../notices/notice';
import { useRemoteLoader } from './remote-loader';

const BACK = { to: paths.home, label: 'Back to Home' };

/** Stands in the place of a remote that does not load; the layout and the other areas go on. */
export function RemoteNotice({ remote, onRetry }: { remote: string; onRetry: () => void }) {
  const { remotes } = useRemoteLoader();
  const title = `The ${declarationOf(remotes, remote)?.name ?? remote} cannot be shown right now.`;
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
