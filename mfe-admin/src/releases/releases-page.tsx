import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { SHELL_PART } from '@otherfolk/shared/contract/releases';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { texts } from '../texts';
import { FaultList } from './fault-list';
import { faultsOf, SITE } from './faults';
import type { Observed } from './observed';
import { PageSpeed } from './page-speed';
import { PartCard } from './part-card';
import { type PartState, partStates } from './part-state';
import { releasesIn } from './read-answers';
import styles from './releases.module.css';
import { useObserved } from './use-observed';

const { releases } = texts;

const TICK_MS = 5000;

/** The time, again every few seconds: ages on the page stay true. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function ObservedSite({ observed, now }: { observed: Observed; now: number }) {
  const answer = releasesIn(observed.releases);
  const told = typeof answer === 'object' ? answer : undefined;
  const faults = faultsOf(observed, location.origin);
  const shell = told?.parts.find(({ id }) => id === SHELL_PART);
  const shellOf = (script: string) => (`/assets/${script}` in (shell?.files ?? {}) ? shell?.live : undefined);
  const isIll = ({ part }: PartState) => faults.some((fault) => fault.part === part.id);
  const states = partStates(observed);
  const illFirst = [...states.filter(isIll), ...states.filter((state) => !isIll(state))];
  return (
    <>
      <FaultList faults={faults.filter(({ part }) => part === SITE)} />
      <div className={styles.parts}>
        {illFirst.map((state) => (
          <PartCard
            key={state.part.id}
            state={state}
            faults={faults.filter(({ part }) => part === state.part.id)}
            source={told?.source}
            now={now}
          />
        ))}
      </div>
      <PageSpeed loads={observed.loads} shellOf={shellOf} />
    </>
  );
}

/** `/admin/releases`: what is live of each part of the site, what was, what is wrong with it, and what to do. */
export function ReleasesPage() {
  const { observed, isBusy, look } = useObserved();
  const now = Math.max(useNow(), observed?.at ?? 0);
  const count = observed && faultsOf(observed, location.origin).length;
  return (
    <div className={styles.releases}>
      <UnlistedMeta title={releases.releases} />
      <header className={styles.header}>
        <h1>{releases.releases}</h1>
        <Link to={paths.admin}>{releases.adminTools}</Link>
        <p role="status">
          {observed && count !== undefined ? releases.checked(ageInWords(now - observed.at), count) : releases.checking}
        </p>
        <button type="button" disabled={isBusy} onClick={look}>
          {isBusy ? releases.checking : releases.checkNow}
        </button>
      </header>
      {!window.isSecureContext && <p>{releases.notVerified}</p>}
      {observed && <ObservedSite observed={observed} now={now} />}
    </div>
  );
}
