import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { TITLE } from './error-report';
import { Notice } from './notice';
import { Redrawn } from './redrawn';

/** Keeps a page where its frame fails: drawn anew where the document was disturbed, else a report in its place. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => console.error('The page failed', error)}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Notice title={TITLE} action={{ label: 'Try again', onClick: resetErrorBoundary }}>
          {error instanceof Error ? error.message : String(error)}
        </Notice>
      )}
    >
      <Redrawn>{children}</Redrawn>
    </ErrorBoundary>
  );
}
