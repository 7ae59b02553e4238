import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { AtlasFamily } from '@otherfolk/shared/atlas/atlas-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { familiesTexts } from '../texts/families';
import { familiesQuery } from './atlas-queries';
import { FamilyTree } from './family-tree';
import { KinList } from './kin-list';

function FamilyInAtlas({ family: { id, name, motto, members } }: { family: AtlasFamily }) {
  return (
    <section id={id} className="atlas-family" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {motto && <p className="atlas-motto">{motto}</p>}
      <FamilyTree name={name} members={members} />
      <KinList members={members} />
    </section>
  );
}

function FamiliesOfViewer() {
  const families = useSuspenseQuery(familiesQuery(usePageViewer(useViewer()))).data;
  if (families && families.length > 0) {
    return (
      <div className="atlas-families">
        {families.map((each) => (
          <FamilyInAtlas key={each.id} family={each} />
        ))}
      </div>
    );
  }
  return (
    <p>
      <span>{`${families ? familiesTexts.empty : familiesTexts.unreadable} `}</span>
      <Link to={paths.characters}>{familiesTexts.characters}</Link>
    </p>
  );
}

/** All families, as trees and in words. */
export function FamiliesPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <div className="atlas-page">
      <PageMeta
        title={familiesTexts.title(site.name)}
        description={familiesTexts.description(site.name)}
        path={paths.families}
      />
      <header className="atlas-head">
        <h1>{familiesTexts.heading}</h1>
        <p>
          <Link to={paths.atlas}>{familiesTexts.back}</Link>
        </p>
      </header>
      <Suspense fallback={<Loading />}>
        <FamiliesOfViewer />
      </Suspense>
    </div>
  );
}
