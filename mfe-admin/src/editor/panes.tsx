import { type ReactNode, useId, useState } from 'react';
import { TabList, tabPanel } from '@otherfolk/shared/ui/tab-list';
import styles from './editor.module.css';
import { useIsNarrow } from './use-is-narrow';

const NAMES = ['Form', 'Preview'];

/** The form beside the preview, or behind tabs where there is no room for both. */
export function Panes({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  const id = useId();
  const isNarrow = useIsNarrow();
  const [current, setCurrent] = useState(0);
  const panel = (index: number) => (isNarrow ? tabPanel(id, index, current) : { 'aria-label': NAMES[index] });
  return (
    <>
      {isNarrow && (
        <div className={styles.tabs}>
          <TabList id={id} label="View" names={NAMES} current={current} onChoose={setCurrent} />
        </div>
      )}
      {/* As wide as other pages whose text has something beside it, whatever the preview shows. */}
      <div className={styles.panes} data-detail>
        <section {...panel(0)}>{form}</section>
        <section {...panel(1)} className={styles.preview}>
          {preview}
        </section>
      </div>
    </>
  );
}
