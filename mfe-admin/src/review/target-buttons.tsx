import type { ReactNode } from 'react';
import type { CatalogueTarget } from '../targets/catalogue-target';
import { texts } from '../texts';
import styles from './target-buttons.module.css';

interface TargetButtonsProps {
  /** The best first. */
  targets: readonly CatalogueTarget[];
  isDisabled: boolean;
  /** Whether the best one did not work. */
  hasFailed: boolean;
  onDeliver: (target: CatalogueTarget) => void;
  /** The further actions on the files. */
  children?: ReactNode;
}

/** The best way to deliver changes, and behind 'More' the others: they lie open where it does not save to this very site, or has failed to. */
export function TargetButtons({
  targets: [best, ...others],
  isDisabled,
  hasFailed,
  onDeliver,
  children,
}: TargetButtonsProps) {
  const button = (target: CatalogueTarget, isBest: boolean) => (
    <button
      key={target.id}
      type="button"
      data-primary={isBest || undefined}
      disabled={isDisabled}
      onClick={() => onDeliver(target)}
    >
      {target.label}
    </button>
  );
  return (
    <>
      {best && button(best, true)}
      {(others.length > 0 || children) && (
        <details className={styles.more} open={best?.id !== 'server' || hasFailed}>
          <summary>{texts.review.more}</summary>
          <div>
            {others.map((target) => button(target, false))}
            {children}
          </div>
        </details>
      )}
    </>
  );
}
