import styles from './error-message.module.css';

/** The error of a page, in red, where its content would stand. */
export function ErrorMessage({ children }: { children: string }) {
  return (
    <div role="alert">
      <h1 className={styles.error}>{children}</h1>
    </div>
  );
}
