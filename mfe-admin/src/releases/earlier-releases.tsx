import type { EarlierRelease } from '@otherfolk/shared/contract/releases';
import { texts } from '../texts';
import { ageAt } from './age-at';
import styles from './releases.module.css';

interface EarlierReleasesProps {
  title: string;
  releases: readonly EarlierRelease[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Releases that are not live, the latest first. */
export function EarlierReleases({ title, releases, now }: EarlierReleasesProps) {
  if (releases.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{`${title} (${releases.length})`}</summary>
      <ul className={styles.earlier}>
        {releases.map(({ release, since, by }) => (
          <li key={release}>{texts.releases.releaseSince(release, since && ageAt(since, now), by)}</li>
        ))}
      </ul>
    </details>
  );
}
