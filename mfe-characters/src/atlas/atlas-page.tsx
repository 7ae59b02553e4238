import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { atlasTexts } from '../texts/atlas';
import { relationsQuery } from './atlas-queries';
import { AtlasView } from './atlas-view';

/** It wakes up after the map: there may be thousands of rows, whose links work without scripts. */
const RelationsTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "atlas" */ './relations-table')).RelationsTable,
}));

function AtlasOfViewer() {
  const atlas = useSuspenseQuery(relationsQuery(usePageViewer(useViewer()))).data;
  if (!atlas || atlas.people.length === 0) {
    return (
      <p>
        <span>{`${atlas ? atlasTexts.empty : atlasTexts.unreadable} `}</span>
        <Link to={paths.characters}>{atlasTexts.characters}</Link>
      </p>
    );
  }
  return (
    <>
      <AtlasView atlas={atlas} />
      <Suspense fallback={null}>
        <RelationsTable atlas={atlas} />
      </Suspense>
    </>
  );
}

/** Everybody and their relations, as a map. */
export function AtlasPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <div className="atlas-page">
      <PageMeta
        title={atlasTexts.title(site.name)}
        description={atlasTexts.description(site.name)}
        path={paths.atlas}
      />
      <header className="atlas-head">
        <h1>{atlasTexts.heading}</h1>
        <p>
          <span>{atlasTexts.lead}</span> <Link to={paths.families}>{atlasTexts.families}</Link>
        </p>
      </header>
      <Suspense fallback={<Loading />}>
        <AtlasOfViewer />
      </Suspense>
    </div>
  );
}
