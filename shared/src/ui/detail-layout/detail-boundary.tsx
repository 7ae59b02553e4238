import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useIsOnline } from '../../page/use-is-online';
import { ErrorMessage } from '../error-message';
import { Loading } from '../loading';
import { UnlistedMeta } from '../unlisted-meta';
import { NotFoundBoundary } from './not-found-boundary';

const NOT_KEPT = 'This page was not read on this device before, and there is no network.'; // docs/offline.md

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
  const isOnline = useIsOnline();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <NotFoundBoundary
          resetKeys={[...resetKeys, isOnline]}
          onReset={reset}
          renderFallback={(message) => {
            if (isWaiting) return <Loading />;
            // Without a network nobody knows what there is.
            const text = isOnline ? describe(message) : NOT_KEPT;
            return (
              <>
                <UnlistedMeta title={text} />
                <ErrorMessage>{text}</ErrorMessage>
              </>
            );
          }}
        >
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </NotFoundBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
