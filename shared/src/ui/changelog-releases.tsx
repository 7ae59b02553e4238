import type { GroupedRelease } from '../domain/changelog';
import { longDate } from '../domain/day-text';
import { releaseAnchor } from '../search/release-anchor';
import { Badge } from './badge';
import styles from './changelog-releases.module.css';

/** Releases, newest first as the file has them; in each, the parts in alphabetical order. */
export function ChangelogReleases({ releases }: { releases: GroupedRelease[] }) {
  if (releases.length === 0) return <p>No items found.</p>;
  return releases.map(({ title, date, groups }) => (
    <section key={`${title} ${date}`} id={releaseAnchor(title, date)} className={styles.release}>
      <h2 dir="auto">{title}</h2>
      {date && <time dateTime={date}>{longDate(date)}</time>}
      {groups.map(({ part, items }) => (
        <div key={part}>
          <h3 dir="auto">{part}</h3>
          <ul>
            {items.map(({ type, text }, index) => (
              <li key={index}>
                <span>{type && <Badge>{type}</Badge>}</span>
                <span dir="auto">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
