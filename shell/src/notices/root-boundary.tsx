import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorReport } from './error-report';
import { Redrawn } from './redrawn';

/** Keeps a page where its frame fails: drawn anew where the document was disturbed, else a report in its place. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => console.error('The page failed', error)}
      fallbackRender={({ error, resetErrorBoundary }) => <ErrorReport error={error} onRetry={resetErrorBoundary} />}
    >
      <Redrawn>{children}</Redrawn>
    </ErrorBoundary>
  );
}
