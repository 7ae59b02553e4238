import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { tagPath } from '@otherfolk/shared/domain/tag-address';
import { type CountedGroup, NO_GROUP } from '@otherfolk/shared/domain/tag-groups';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { KINDS_IN_WORDS } from '@otherfolk/shared/kinds/entity-folders';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { FindingHelp } from './finding-help';
import { groupAnchor } from './group-anchor';
import { tagsQuery } from './tags-query';

function Group({ name: group, tags }: CountedGroup) {
  const anchor = groupAnchor(group);
  return (
    <section id={anchor} className="tags-group" aria-labelledby={`${anchor}-name`}>
      <h2 id={`${anchor}-name`}>{group || NO_GROUP}</h2>
      <ul>
        {tags.map(({ name, count }) => (
          <li key={name}>
            <Link to={tagPath({ group, name })} dir="auto">
              <span className="tags-name">{name}</span> <span className="tags-count">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups() {
  const viewer = usePageViewer(useViewer());
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const groups = useSuspenseQuery(tagsQuery({ viewer, release })).data;
  if (groups.length === 0) return <p>No items found.</p>;
  return groups.map((group) => <Group key={group.name} {...group} />);
}

export function TagsPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={`Tags | ${site.name}`}
        description={`How to find things on ${site.name}: every tag of its ${KINDS_IN_WORDS}.`}
        path={paths.tags}
      />
      <h1>Tags</h1>
      <FindingHelp />
      <Suspense fallback={<Loading />}>
        <Groups />
      </Suspense>
    </>
  );
}
