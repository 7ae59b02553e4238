import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { Redrawn } from '../notices/redrawn';
import { HomeRows } from './home-rows';

/** Tells a stranger what this is, where the catalogue does not. */
const INTRODUCTION = // docs/product.md#home-page
  'A catalogue of characters to read about and to role-play, with the plots they are part of and the places where they meet.';

export function HomePage() {
  const site = useSuspenseQuery(siteQuery).data;
  const { Widget } = useShellContext();
  return (
    <>
      <PageMeta title={site.name} description={site.introduction || site.tagline} path={paths.home} />
      <section className="home-welcome">
        <h1>{`Welcome to ${site.name}`}</h1>
        {site.tagline && <p dir="auto">{site.tagline}</p>}
        <p className="home-introduction" dir="auto">
          {site.introduction || INTRODUCTION}
        </p>
        <div className="home-actions">
          <Link className="button home-first" to={paths.characters}>
            Browse Characters
          </Link>
          <Link className="button" to={paths.plots}>
            Explore Plots
          </Link>
        </div>
      </section>
      <div className="home-featured">
        <Widget widget="featured-characters" given={{}} />
        <Widget widget="featured-plot" given={{}} />
      </div>
      <ErrorBoundary fallback={null} onError={(error) => console.warn('The rows of the home page failed', error)}>
        <Redrawn>
          <Suspense fallback={null}>
            <HomeRows />
          </Suspense>
        </Redrawn>
      </ErrorBoundary>
    </>
  );
}
