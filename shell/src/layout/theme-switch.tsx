import { useSyncExternalStore } from 'react';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { type Theme, THEME_KEY, themeOf, themes } from '../start/theme';
import styles from './layout.module.css';

const labels: Record<Theme, string> = { system: 'System', dark: 'Dark', light: 'Light' };

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

// The inline script set it on the document before the first paint.
const current = () => themeOf(document.documentElement.dataset.theme ?? null);

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // The choice lasts, where storage is refused, as long as the page.
  tryOr(() => window.localStorage.setItem(THEME_KEY, theme), undefined);
  listeners.forEach((changed) => changed());
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, current, (): Theme => 'system');
  return (
    <label className={styles.theme}>
      Theme{' '}
      <select value={theme} onChange={(event) => choose(themeOf(event.target.value))}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
