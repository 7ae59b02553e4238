import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  children: ReactNode;
  action?: { label: string; onClick: () => void };
  /** The content below. */
  below?: ReactNode;
}

/** A calm panel that stands where a page cannot. */
export function Notice({ title, children, action, below }: NoticeProps) {
  return (
    <>
      <section className={styles.notice} role="alert">
        <h1>{title}</h1>
        <p>{children}</p>
        {action && (
          <button type="button" onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </section>
      {below}
    </>
  );
}
