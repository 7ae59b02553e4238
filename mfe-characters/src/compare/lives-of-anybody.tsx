import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { BaseAgeControl } from '../base-age/base-age-control';
import type { LoadedProps } from '../detail/loaded-page';
import { compareTexts } from '../texts/compare';
import { type AskedLives, askedLives, problemsOf } from './asked-lives';
import { writeChoice } from './choice-address';
import { ChoiceBoxes } from './choice-boxes';
import styles from './compare.module.css';
import type { ComparedLife } from './compared-life';
import { comparedQuery } from './lives-queries';
import { LivesTable } from './lives-table';
import { groupsOf, ROW_CHOICES, ROW_IDS } from './row-groups';
import { useChoice } from './use-choice';

const { anybody: texts, alone, howItWorks } = compareTexts;

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
        aria-label={texts.removeLife(name, label)}
      >
        {texts.remove}
      </Link>
    </>
  );
  return (
    <>
      <div className={styles.tools}>
        <BaseAgeControl />
        <details>
          <summary>{texts.chooseRows}</summary>
          <ChoiceBoxes
            legend={compareTexts.rows}
            all={ROW_CHOICES}
            chosen={chosen.rows}
            onChoose={(wanted) => choose({ rows: wanted })}
          />
        </details>
      </div>
      <LivesTable label={texts.table} lives={lives} groups={groups} headOf={headOf} />
    </>
  );
}

function HowItWorks() {
  return (
    <>
      <p className={styles.lead}>{howItWorks.lead}</p>
      <ol className={styles.lead}>
        <li>
          <span>{howItWorks.press}</span>
          <Link to={paths.characters}>{howItWorks.list}</Link>
          <span>{howItWorks.orOnPage}</span>
        </li>
        <li>{howItWorks.choose}</li>
        <li>{howItWorks.open}</li>
      </ol>
      <p className={styles.lead}>{howItWorks.onePerson}</p>
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
            <span>{alone.notEnough}</span>
            <Link to={paths.characters}>{alone.list}</Link>
            <span>{alone.orSee}</span>
            <Link to={paths.lives(only.coreId)}>{alone.allLives}</Link>
            <span>{alone.end}</span>
          </p>
        )}
        {lives.length > 1 && <p>{texts.differences}</p>}
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
      <PageMeta title={texts.title(site.name)} description={texts.description(site.name)} path={paths.compare} />
      <h1>{texts.heading}</h1>
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
