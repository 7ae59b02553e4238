import { useSyncExternalStore } from 'react';
import styles from './back-to-top.module.css';

const THRESHOLD = 200; // docs/product.md#detail-pages

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

function goToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function BackToTop() {
  const isFarDown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
  if (!isFarDown) return null;
  return (
    <button type="button" className={styles.button} onClick={goToTop}>
      <span>Back to Top</span>
    </button>
  );
}
