import { paths } from '@otherfolk/shared/contract/paths';
import { listQuery } from '@otherfolk/shared/page/list-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ChangelogReleases } from './changelog-releases';

const changelogQuery = listQuery('changelog', async (read) => {
  const { readChangelog } = await import(
    /* webpackChunkName: "readers" */ '@otherfolk/shared/catalogue/read-changelog'
  );
  return readChangelog(read);
});

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
      <Suspense fallback={<Loading />}>
        <Releases />
      </Suspense>
    </>
  );
}
