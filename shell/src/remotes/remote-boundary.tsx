import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ErrorReport } from '../notices/error-report';
import { Redrawn } from '../notices/redrawn';
import { RemoteError } from './load-remote';
import { markFailure } from './mark-failure';
import { reloadOnce } from './reload-once';
import { useRemoteLoader } from './remote-loader';
import { RemoteNotice } from './remote-notice';

function LoadFailure({ remote, retry }: { remote: string; retry: () => void }) {
  const [reloading, setReloading] = useState(true);
  useEffect(() => {
    setReloading(reloadOnce(remote, () => window.location.reload()));
  }, [remote]);
  return reloading ? null : <RemoteNotice remote={remote} onRetry={retry} />;
}

/** A chunk that is gone (a remote's own build throws that one) is a remote that did not load, only later. */
const isLoadFailure = (error: unknown) =>
  error instanceof RemoteError || (error as Error | undefined)?.name === 'ChunkLoadError';

/** Keeps what goes wrong in a remote inside its area: failing to load ends in a notice, failing to draw in an error report. */
export function RemoteBoundary({ remote, children }: { remote: string; children: ReactNode }) {
  const loader = useRemoteLoader();
  const { pathname } = useLocation();
  const renderFallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    isLoadFailure(error) ? (
      <LoadFailure remote={remote} retry={resetErrorBoundary} />
    ) : (
      <ErrorReport error={error} onRetry={resetErrorBoundary} />
    );
  return (
    <ErrorBoundary
      fallbackRender={renderFallback}
      resetKeys={[pathname]}
      onError={(error) => {
        console.error(`Remote '${remote}' failed`, error);
        if (!isLoadFailure(error)) markFailure(remote, 'drawing', error);
      }}
      onReset={({ reason }) => reason === 'imperative-api' && loader.forget(remote)}
    >
      <Redrawn>{children}</Redrawn>
    </ErrorBoundary>
  );
}
