import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { TabList, tabPanel } from '@otherfolk/shared/ui/tab-list';
import { followField } from '../preview/follow-field';
import { texts } from '../texts';
import styles from './editor.module.css';

const NAMES = ['Form', 'Preview'];

interface PanesProps {
  kind: FileKind;
  form: ReactNode;
  preview: ReactNode;
  /** Whether there is no room for both. */
  isNarrow: boolean;
  /** The elements of the bar at the foot where there is one, before and behind the tabs. */
  undo: ReactNode;
  save: ReactNode;
}

/** Brings back how far each pane was scrolled when it was left; one that was not open yet begins at its top. */
function useScrollOfPanes(current: number) {
  const panes = useRef<HTMLDivElement>(null);
  const scrolled = useRef<(number | undefined)[]>([]);
  const last = useRef(current);
  useLayoutEffect(() => {
    if (last.current === current) return;
    last.current = current;
    const top = scrolled.current[current];
    if (top === undefined) panes.current?.scrollIntoView({ block: 'start' });
    else document.documentElement.scrollTop = top;
  }, [current]);
  const leave = () => {
    scrolled.current[current] = document.documentElement.scrollTop;
  };
  return { panes, leave };
}

/** The form beside the preview, or behind tabs where there is no room for both: these stay at the foot of the screen, with what saves. */
export function Panes({ kind, form, preview, isNarrow, undo, save }: PanesProps) {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const { panes, leave } = useScrollOfPanes(current);
  const panel = (index: number) => (isNarrow ? tabPanel(id, index, current) : { 'aria-label': NAMES[index] });
  const choose = (index: number) => {
    leave();
    setCurrent(index);
  };
  const page = useRef<HTMLElement>(null);
  const follow = ({ target }: FocusEvent) => {
    const field = target.closest('[data-field]') ?? target.closest('details')?.querySelector('[data-field]');
    const name = field?.getAttribute('data-field') ?? undefined;
    if (page.current && name !== undefined) followField(page.current, kind, name);
  };
  return (
    <>
      {/* The panes are as wide as other pages whose text has something beside it, whatever the preview shows. */}
      <div ref={panes} className={styles.panes} data-detail>
        <section {...panel(0)} onFocus={isNarrow ? undefined : follow}>
          {form}
        </section>
        <section {...panel(1)} ref={page} className={styles.preview}>
          {preview}
        </section>
      </div>
      {isNarrow && (
        <div className={styles.bar}>
          {undo}
          <div className={styles.tabs}>
            <TabList id={id} label={texts.editor.view} names={NAMES} current={current} onChoose={choose} />
          </div>
          {save}
        </div>
      )}
    </>
  );
}
