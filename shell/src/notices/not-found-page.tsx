import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { ErrorReport } from './error-report';
import { useResponse } from './response-context';

const NOT_FOUND = '404 Not Found';

/** The answer to every URL that leads nowhere. */
export function NotFoundPage() {
  useResponse().status = 404;
  return (
    <>
      <UnlistedMeta title={NOT_FOUND} />
      <ErrorReport error={new Error(NOT_FOUND)} />
    </>
  );
}
