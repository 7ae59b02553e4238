import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { ErrorReport } from './error-report';
import { useResponse } from './response-context';

const NOT_FOUND = '404 Not Found';

/** The answer to every URL that leads nowhere. */
export function NotFoundPage() {
  useResponse().status = 404;
  return (
    <>
      <PageMeta title={NOT_FOUND} />
      <ErrorReport error={new Error(NOT_FOUND)} />
    </>
  );
}
