import type { ReactNode } from 'react';
import styles from './text-list.module.css';

/** A bulleted list of running text; `children` are its items. */
export function TextList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
