import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isNotFound } from '../../contract/not-found-error';
import { ErrorMessage } from '../error-message';
import { Loading } from '../loading';
import { PageMeta } from '../page-meta';

interface DetailBoundaryProps {
  /** What a page is tried again for: the part of the address that may change below this boundary, and who is looking. */
  resetKeys: unknown[];
  /** Whether who is looking is still to be found out: he may be one for whom there is a page. */
  isWaiting: boolean;
  /** The text on the page, from the message of a NotFoundError. */
  describe?: (message: string) => string;
  children: ReactNode;
}

/** Waits for a detail page, and says in its place why there is none. Errors of any other kind go up. */
export function DetailBoundary({
  resetKeys,
  isWaiting,
  describe = (message) => message,
  children,
}: DetailBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKeys={resetKeys}
          onReset={reset}
          onError={(error) => console.warn(error)}
          fallbackRender={({ error }) => {
            if (!isNotFound(error)) throw error;
            if (isWaiting) return <Loading />;
            const text = describe(error.message);
            return (
              <>
                <PageMeta title={text} />
                <ErrorMessage>{text}</ErrorMessage>
              </>
            );
          }}
        >
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
