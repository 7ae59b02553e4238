import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { ChangelogReleases } from '@otherfolk/shared/ui/changelog-releases';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { changelogQuery } from './changelog-query';

function Releases() {
  return <ChangelogReleases releases={useSuspenseQuery(changelogQuery).data} />;
}

export function ChangelogPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={`Changelog | ${site.name}`}
        description={`What is new on ${site.name}.`}
        path={paths.changelog}
      />
      <h1>Changelog</h1>
      <p>
        <Link to={paths.calendar}>Calendar of releases and birthdays</Link>
      </p>
      <Suspense fallback={<Loading />}>
        <Releases />
      </Suspense>
    </>
  );
}
