import type { ReactNode } from 'react';
import styles from './section.module.css';

/** The anchor of a section: its heading in lower case, joined by hyphens. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A part of a detail page under a heading that folds it away. Open at first; works without scripts. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section id={anchorOf(heading)} className={styles.section}>
      <details open>
        <summary>
          <h2>{heading}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}
