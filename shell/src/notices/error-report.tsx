import { Notice } from './notice';

const TITLE = 'Unexpected Application Error!'; // docs/product.md#error-page

/** The error page, drawn inside the layout: an HTTP status, or the message of what was thrown. */
export function ErrorReport({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <Notice title={TITLE} {...(onRetry && { action: { label: 'Try again', onClick: onRetry } })}>
      {error instanceof Error ? error.message : String(error)}
    </Notice>
  );
}
