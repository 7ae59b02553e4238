import { useState } from 'react';
import { anchorOf } from '../../domain/anchor';
import { BackToTop } from './back-to-top';
import styles from './contents.module.css';

const LIST_ID = 'contents-list';

/** A section that is folded away is opened before the browser goes there. */
function unfold(anchor: string): void {
  const details = document.getElementById(anchor)?.querySelector('details');
  if (details) details.open = true;
}

interface ContentsProps {
  headings: string[];
  /** The anchor of the section being read. */
  reading: string | undefined;
}

/** Links to the sections of a detail page: beside it on wide screens, a bar that unfolds above it on narrow ones. */
export function Contents({ headings, reading }: ContentsProps) {
  const [open, setOpen] = useState(false);
  const current = headings.find((heading) => anchorOf(heading) === reading);
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-open={open || undefined}>
      <h2 id="contents">Contents</h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={LIST_ID}
        onClick={() => setOpen(!open)}
      >
        <span>Contents</span> <span className={styles.reading}>{current}</span>
      </button>
      <BackToTop />
      <ul id={LIST_ID}>
        {headings.map((heading) => (
          <li key={heading} dir="auto">
            <a
              href={`#${anchorOf(heading)}`}
              aria-current={heading === current ? 'location' : undefined}
              onClick={() => {
                unfold(anchorOf(heading));
                setOpen(false);
              }}
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
