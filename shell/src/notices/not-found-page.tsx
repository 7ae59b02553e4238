import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { ErrorReport } from './error-report';
import { useResponse } from './response-context';

const NOT_FOUND = '404 Not Found';

const NOT_HERE = 'There is no page at this address. It may have moved, or the link has a typo.';

/** The answer to every URL that leads nowhere. */
export function NotFoundPage() {
  useResponse().status = 404;
  return (
    <>
      <UnlistedMeta title={NOT_FOUND} />
      <ErrorReport error={new Error(NOT_FOUND)} sentence={NOT_HERE} />
    </>
  );
}
