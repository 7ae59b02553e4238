import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { monthAndDay } from '@otherfolk/shared/domain/day-text';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { EmptySite } from './empty-site';
import { homeRowsQuery } from './home-rows-query';
import { SurpriseLink } from './surprise-link';

interface RowProps {
  heading: string;
  link?: ReactNode;
  /** The cards. */
  children: ReactNode;
}

function Row({ heading, link, children }: RowProps) {
  const id = useId();
  return (
    <section className="home-row">
      <header>
        <h2 id={id}>{heading}</h2>
        {link}
      </header>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}

/** The rows of recent changes and of birthdays. A row that would not be full is not there. */
export function HomeRows() {
  const { Widget, contributions } = useShellContext();
  const { currentRelease: release, featured } = useSuspenseQuery(siteQuery).data;
  const viewer = usePageViewer(useViewer());
  // Deferred: what was prerendered stands until the rows of another day are known.
  const today = useDeferredValue(useToday());
  const above = [...featured.characters, ...(featured.plot === undefined ? [] : [featured.plot])];
  const rows = useSuspenseQuery(homeRowsQuery({ today, viewer, release, featured: above })).data;
  const { isOut, hasLives, updated, birthdays, isMonth, moreBirthdays } = rows;
  return (
    <>
      {!isOut && <EmptySite isOwner={viewer.memType === 'a'} />}
      {updated.length > 0 && (
        <Row heading="New and updated">
          {updated.map(({ widget, id }, place) => (
            <Widget key={place} widget={widget} given={{ ids: [id], isBrief: true }} />
          ))}
        </Row>
      )}
      {birthdays.length > 0 && (
        <Row
          heading={isMonth ? 'Birthdays this month' : 'Next birthdays'}
          link={
            <p>
              {moreBirthdays && <Link to={`${paths.characters}?sort=birthday`}>All birthdays</Link>}
              <Link to={paths.calendar}>Calendar</Link>
            </p>
          }
        >
          <Widget
            widget="character-cards"
            given={{ ids: birthdays.map(({ id }) => id), notes: birthdays.map(({ day }) => monthAndDay(day)) }}
          />
        </Row>
      )}
      {contributions?.rows(viewer).map(({ key, title, content }) => (
        <section key={key} className="home-row" aria-label={title}>
          <header>
            <h2>{title}</h2>
          </header>
          {content}
        </section>
      ))}
      {hasLives && (
        <p className="home-surprise">
          <SurpriseLink viewer={viewer} release={release} />
        </p>
      )}
    </>
  );
}
