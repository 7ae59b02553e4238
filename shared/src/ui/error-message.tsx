import styles from './error-message.module.css';

/** What went wrong with a page, in red, where its content would stand. */
export function ErrorMessage({ children }: { children: string }) {
  return (
    <p className={styles.error} role="alert">
      {children}
    </p>
  );
}
