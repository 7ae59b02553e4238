import { type ReleaseSource, SHELL_PART } from '@otherfolk/shared/contract/releases';
import { texts } from '../texts';
import { ageAt } from './age-at';
import { Commands } from './commands';
import { EarlierReleases } from './earlier-releases';
import { FaultList } from './fault-list';
import type { Fault } from './faults';
import { PartFacts } from './part-facts';
import type { PartState } from './part-state';
import styles from './releases.module.css';

const { releases } = texts;

/** The title of a part of the site. */
const partTitle = (id: string): string => (id === SHELL_PART ? releases.shell : releases.remote(id));

interface PartCardProps {
  state: PartState;
  faults: readonly Fault[];
  source: ReleaseSource | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** One part of the site: what is live of it, how it is, and what can be done. */
export function PartCard({ state, faults, source, now }: PartCardProps) {
  const { part, live } = state;
  const { id, since, by, before, takenBack } = part;
  const heading = `part-${id}`;
  return (
    <section className={styles.part} aria-labelledby={heading} data-well={faults.length === 0 || undefined}>
      <header>
        <h2 id={heading}>{partTitle(id)}</h2>
        <p className={styles.state}>
          {faults.length === 0 ? releases.wellInShort : releases.faultsInShort(faults.length)}
        </p>
        <p className={styles.live}>
          <code>{live ?? releases.none}</code>
          {since && live === part.live && <span>{releases.since(ageAt(since, now), by)}</span>}
        </p>
      </header>
      <FaultList faults={faults} />
      <PartFacts state={state} now={now} />
      <EarlierReleases title={releases.before} releases={before} now={now} />
      <EarlierReleases title={releases.takenBack} releases={takenBack} now={now} />
      <Commands part={id} source={source} />
    </section>
  );
}
