import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '../domain/anchor';
import { foldingPage, isFolded, rememberFolded } from '../storage/folded-sections';
import type { SectionColumn, SectionPlace } from './detail-layout/section-columns';
import styles from './section.module.css';

/** How a section stands on a wide screen. */
export interface SectionLayout {
  place?: SectionPlace;
  /** A first paragraph that is larger; facts on a card; list items as numbered cards; quotations; sub-headings side by side. */
  look?: 'lead' | 'facts' | 'cards' | 'voice' | 'columns';
}

interface SectionProps extends Pick<SectionLayout, 'look'> {
  heading: string;
  column?: SectionColumn | undefined;
  children: ReactNode;
}

/**
 * A part of a detail page under a heading that folds it away. Open at first; works without scripts. A reload finds it as it was
 * left, and a link to its anchor opens it.
 */
export function Section({ heading, children, column = {}, look }: SectionProps) {
  const { pathname, hash } = useLocation();
  const page = foldingPage(pathname);
  const anchor = anchorOf(heading);
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const isTarget = hash === `#${encodeURIComponent(anchor)}`;
    if (!details.current) return;
    if (isFolded(page, anchor)) details.current.open = isTarget;
    // The section was folded before the page could react.
    else if (!details.current.open) rememberFolded(page, anchor, true);
  }, [page, anchor, hash]);
  return (
    <section
      id={anchor}
      className={styles.section}
      data-look={look}
      data-column={column.column}
      data-rows={column.rows}
    >
      <details
        open
        suppressHydrationWarning
        ref={details}
        onToggle={({ currentTarget }) => rememberFolded(page, anchor, !currentTarget.open)}
      >
        <summary>
          <h2 dir="auto">{heading}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}
