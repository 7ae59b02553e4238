import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { listOrNothing } from '@otherfolk/shared/page/list-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { ChangelogReleases } from './changelog-releases';

const changelogQuery = queryOptions({
  queryKey: ['changelog'],
  queryFn: ({ meta }) =>
    listOrNothing('changelog', async () => {
      const { readChangelog } = await import(
        /* webpackChunkName: "readers" */ '@otherfolk/shared/catalogue/read-changelog'
      );
      return readChangelog(shellContextOf(meta).read);
    }),
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
