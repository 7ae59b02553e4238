import { paths } from '@otherfolk/shared/contract/paths';
import { WaysOn } from '@otherfolk/shared/ui/ways-on';
import { Notice } from './notice';

export const TITLE = 'Unexpected Application Error!'; // docs/product.md#error-page

interface ErrorReportProps {
  error: unknown;
  /** The meaning of the error for readers. */
  sentence?: string;
  onRetry?: () => void;
}

const BACK = { to: paths.home, label: 'Back to Home' };

const BROKEN = 'Something on this page is broken. The rest of the site works.';

/** The error page, drawn inside the layout: an HTTP status, or the message of what was thrown, and ways on. */
export function ErrorReport({ error, sentence = BROKEN, onRetry }: ErrorReportProps) {
  return (
    <Notice
      title={TITLE}
      {...(onRetry && { action: { label: 'Try again', onClick: onRetry } })}
      below={<WaysOn sentence={sentence} back={BACK} />}
    >
      {error instanceof Error ? error.message : String(error)}
    </Notice>
  );
}
