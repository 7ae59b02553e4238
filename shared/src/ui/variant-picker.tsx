import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { keepScrollPosition } from '../contract/keep-scroll-position';
import chips from './chips.module.css';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  variants: { id: string; label: string; to: string }[];
  currentId: string;
  /** The links that lead on from all of them. */
  children?: ReactNode;
}

/** The other lives of a character or plot, as links, so that it works before the scripts arrive. */
export function VariantPicker({ variants, currentId, children }: VariantPickerProps) {
  return (
    <nav className={styles.picker} aria-labelledby="select-variant">
      <h2 id="select-variant">Select Variant</h2>
      <ul className={chips.chips}>
        {variants.map(({ id, label, to }) => (
          <li key={id}>
            <Link to={to} state={keepScrollPosition} aria-current={id === currentId ? 'page' : undefined} dir="auto">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {children && <div className={styles.more}>{children}</div>}
    </nav>
  );
}
