import styles from './loading.module.css';

/** The text appears only where waiting takes long enough to be noticed; screen readers hear it politely. */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}
