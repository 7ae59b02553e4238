import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isNotFound } from '../contract/not-found-error';
import { ErrorMessage } from './error-message';
import { Loading } from './loading';
import { PageMeta } from './page-meta';

interface DetailBoundaryProps {
  /** What a page of the same kind is tried again for: the part of the address that may change below this boundary. */
  resetKey?: string | undefined;
  /** The text on the page, from the message of a NotFoundError. */
  describe?: (message: string) => string;
  children: ReactNode;
}

/** Waits for a detail page, and says in its place why there is none. Errors of any other kind go up. */
export function DetailBoundary({ resetKey, describe = (message) => message, children }: DetailBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKeys={[resetKey]}
          onReset={reset}
          onError={(error) => console.warn(error)}
          fallbackRender={({ error }) => {
            if (!isNotFound(error)) throw error;
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
