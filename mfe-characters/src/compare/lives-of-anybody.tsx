import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useHydrated } from '@otherfolk/shared/page/use-hydrated';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { BaseAgeControl } from '../base-age/base-age-control';
import type { LoadedProps } from '../detail/loaded-page';
import { type AskedLives, askedLives, problemsOf } from './asked-lives';
import { writeChoice } from './choice-address';
import { ChoiceBoxes } from './choice-boxes';
import styles from './compare.module.css';
import type { ComparedLife } from './compared-life';
import { comparedQuery } from './lives-queries';
import { LivesTable } from './lives-table';
import { groupsOf, ROW_CHOICES, ROW_IDS } from './row-groups';
import { useChoice } from './use-choice';

const nothingElse = { lives: [], rows: ROW_IDS };

function ComparedLives({ lives }: { lives: readonly ComparedLife[] }) {
  const [params] = useSearchParams();
  const [chosen, choose] = useChoice(nothingElse);
  const rows = useDeferredValue(chosen.rows.join());
  const groups = useMemo(() => groupsOf(rows.split(',')), [rows]);
  const without = (id: string) => lives.map((life) => life.id).filter((each) => each !== id);
  const headOf = ({ id, coreId, name, label }: ComparedLife) => (
    <>
      <Link to={paths.character(coreId, id)} dir="auto">
        {name}
      </Link>
      <span dir="auto">{` ${label} `}</span>
      <Link
        to={{ search: writeChoice(params, { lives: without(id) }, { lives: [] }) }}
        aria-label={`Remove ${name}, ${label}`}
      >
        Remove
      </Link>
    </>
  );
  return (
    <>
      <div className={styles.tools}>
        <BaseAgeControl />
        <details>
          <summary>Choose rows</summary>
          <ChoiceBoxes
            legend="Rows"
            all={ROW_CHOICES}
            chosen={chosen.rows}
            onChoose={(wanted) => choose({ rows: wanted })}
          />
        </details>
      </div>
      <LivesTable label="Lives side by side" lives={lives} groups={groups} headOf={headOf} />
    </>
  );
}

function HowItWorks() {
  return (
    <>
      <p className={styles.lead}>
        Read two, three or four lives side by side, of one person or of several: their names, ages, bodies, tags and
        texts, and where they differ.
      </p>
      <ol className={styles.lead}>
        <li>
          Press ‘Compare’ on a card of the <Link to={paths.characters}>list of characters</Link>, or on the page of a
          life.
        </li>
        <li>Choose up to four. They appear at the bottom of the page.</li>
        <li>Press ‘Side by side’ there. You can bookmark or share the page you land on.</li>
      </ol>
      <p className={styles.lead}>
        All lives of one person stand side by side already: ‘Side by side’ on the page of each of them leads there.
      </p>
    </>
  );
}

function Asked({ asked, viewer, site }: { asked: AskedLives } & Pick<LoadedProps, 'viewer' | 'site'>) {
  const release = site.currentRelease;
  const found = useSuspenseQuery(comparedQuery(asked.ids, { viewer, release })).data;
  const lives = useMemo(() => found.filter((life) => life !== null), [found]);
  const unknown = asked.ids.filter((_, index) => !found[index]);
  const problems = problemsOf(asked, unknown);
  const [only] = lives;
  return (
    <>
      <div role="status" className={styles.lead}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {only && lives.length === 1 && (
          <p>
            One life is not enough to compare. Press ‘Compare’ on another, in the{' '}
            <Link to={paths.characters}>list of characters</Link> or on its page, or see{' '}
            <Link to={paths.lives(only.coreId)}>all lives of this person</Link>.
          </p>
        )}
        {lives.length > 1 && (
          <p>Differences from the first life are marked with ≠, and changed words are underlined.</p>
        )}
      </div>
      {only ? <ComparedLives lives={lives} /> : <HowItWorks />}
    </>
  );
}

/** Up to four lives of anybody that the address names, in one table; without any, how to come to some. */
export function LivesOfAnybody({ viewer, site }: LoadedProps) {
  const [params] = useSearchParams();
  // The page was rendered for no query.
  const isHydrated = useHydrated();
  const asked = askedLives(params);
  const asksForSome = isHydrated && asked.ids.length + asked.malformed.length > 0;
  return (
    <>
      <PageMeta
        title={`Compare | ${site.name}`}
        description={`Two, three or four lives of the characters of ${site.name}, side by side.`}
        path={paths.compare}
      />
      <h1>Compare</h1>
      {asksForSome ? (
        <Suspense>
          <Asked asked={asked} viewer={viewer} site={site} />
        </Suspense>
      ) : (
        <HowItWorks />
      )}
    </>
  );
}
