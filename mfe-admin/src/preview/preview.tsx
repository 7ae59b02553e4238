import { memo, type MouseEvent, type ReactNode } from 'react';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { focusField } from '../form/focus-field';
import styles from './preview.module.css';
import { targetsOf } from './preview-targets';

/** Controls that belong to reading: what they show is not edited by them. */
const CONTROLS = 'summary, [role="tab"], select, input';

/** A click leads to the field that is edited there, not away from the page. */
function lead(kind: FileKind, event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a, button')) event.preventDefault();
  if (target.closest(CONTROLS)) return;
  event.stopPropagation();
  targetsOf(kind, target).some(focusField);
}

interface PreviewProps {
  kind: FileKind;
  children: ReactNode;
}

/** The page that a file makes, beside its form. */
export const Preview = memo(function Preview({ kind, children }: PreviewProps) {
  return (
    // The same fields are reached through the form by keyboard; here a pointer only finds them sooner.
    <div className={styles.page} data-preview onClickCapture={(event) => lead(kind, event)}>
      {children}
    </div>
  );
});
