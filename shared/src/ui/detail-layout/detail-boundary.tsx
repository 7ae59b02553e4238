import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useIsOnline } from '../../hooks/use-is-online';
import { ErrorMessage } from '../error-message';
import { Loading } from '../loading';
import { UnlistedMeta } from '../unlisted-meta';
import { WaysOn, type WaysOnProps } from '../ways-on';
import { NotFoundBoundary } from './not-found-boundary';

const NOT_KEPT = 'You are offline, and this page is not saved on this device.'; // docs/offline.md

/** Below the text of the error: docs/product.md#error-page. */
const MISSING = 'It may have moved or been renamed, or it is not out yet. You can try again, or go on from here.';
const OFFLINE = 'It can be opened again once the device has a network.';

interface DetailBoundaryProps {
  /** The keys that a page is tried again for: the part of the address that may change below this boundary, and who is looking. */
  resetKeys: unknown[];
  /** Whether who is looking is still to be found out: he may be one for whom there is a page. */
  isWaiting: boolean;
  /** The list that the page belongs to. */
  back: WaysOnProps['back'];
  /** The text on the page, from the message of a NotFoundError. */
  describe?: (message: string) => string;
  children: ReactNode;
}

/** Waits for a detail page, and says in its place why there is none. Errors of any other kind go up. */
export function DetailBoundary({
  resetKeys,
  isWaiting,
  back,
  describe = (message) => message,
  children,
}: DetailBoundaryProps) {
  const isOnline = useIsOnline();
  const [attempts, setAttempts] = useState(0);
  const client = useQueryClient();
  const retry = () => {
    // Any query that comes into use meanwhile, such as those of cards below the error, takes the reset back.
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    setAttempts((count) => count + 1);
  };
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <NotFoundBoundary
          resetKeys={[...resetKeys, isOnline, attempts]}
          onReset={reset}
          renderFallback={(message) => {
            if (isWaiting) return <Loading />;
            // Nobody knows what there is while there is no network.
            const text = isOnline ? describe(message) : NOT_KEPT;
            return (
              <>
                <UnlistedMeta title={text} />
                <ErrorMessage>{text}</ErrorMessage>
                <WaysOn sentence={isOnline ? MISSING : OFFLINE} back={back} onRetry={retry} />
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
