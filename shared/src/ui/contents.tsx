import { anchorOf } from './section';
import styles from './contents.module.css';

/** Links to the sections of a detail page. */
export function Contents({ headings }: { headings: string[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
