import '@otherfolk/shared/ui/bar.css';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { placeOfBars } from '@otherfolk/shared/browser/place-of-bars';
import { paths } from '@otherfolk/shared/contract/paths';
import { collectTexts } from '../texts/collect';
import { clearCollected, toggleCollected, useCollected } from './collected-lives';
import styles from './compare-tools.module.css';

const texts = collectTexts.bar;

function FilledBar({ lives, isOverfull }: ReturnType<typeof useCollected>) {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    placeOfBars().append(place);
    return () => place.remove();
  }, [place]);
  /** The button that was pressed goes away: the focus moves on to the next, or back to the page. */
  const act = (change: () => void) => {
    flushSync(change);
    (place.querySelector('button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return createPortal(
    <aside className="otherfolk-bar" aria-label={texts.label}>
      <p role="status">{isOverfull ? texts.overfull : texts.status(lives.length)}</p>
      <ul className={styles.lives}>
        {lives.map((life) => (
          <li key={life.id}>
            <span dir="auto">{life.name}</span>
            <button type="button" aria-label={texts.remove(life.name)} onClick={() => act(() => toggleCollected(life))}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {lives.length > 1 && (
          <Link to={`${paths.compare}?lives=${lives.map(({ id }) => id).join(',')}`}>{texts.sideBySide}</Link>
        )}
        <button type="button" onClick={() => act(clearCollected)}>
          {texts.clear}
        </button>
      </div>
    </aside>,
    place,
  );
}

/** The collected lives, among the bars at the foot of the page; nothing where there are none, and beside the table of it. */
export function CompareBar() {
  const collected = useCollected();
  const { pathname, search } = useLocation();
  const isCompared = pathname === paths.compare && search !== '';
  return collected.lives.length > 0 && !isCompared && <FilledBar {...collected} />;
}
