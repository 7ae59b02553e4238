import { memo, type MouseEvent } from 'react';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { focusField } from '../form/focus-field';
import styles from './preview.module.css';
import { targetsOf } from './preview-targets';

/** Controls that belong to reading: what they show is not edited by them. */
const CONTROLS = 'summary, [role="tab"], select, input';

/** A click leads to the field that is edited there, not away from the page. */
function lead(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a, button')) event.preventDefault();
  if (target.closest(CONTROLS)) return;
  event.stopPropagation();
  targetsOf(target).some(focusField);
}

/** The page of the character beside the form, as the files stand now. */
export const Preview = memo(function Preview(given: WidgetProps<'character-preview'>) {
  const { Widget } = useShellContext();
  return (
    // The same fields are reached through the form by keyboard; here a pointer only finds them sooner.
    <div className={styles.page} onClickCapture={lead}>
      <Widget widget="character-preview" given={given} failed={<p>The preview cannot be shown.</p>} />
    </div>
  );
});
