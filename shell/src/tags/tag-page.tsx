import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { tagPath } from '@otherfolk/shared/domain/tag-address';
import { NO_GROUP } from '@otherfolk/shared/domain/tag-groups';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useIsViewerKnown, useSession, useViewer } from '@otherfolk/shared/session';
import { DetailBoundary } from '@otherfolk/shared/ui/detail-layout/detail-boundary';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { groupAnchor } from './group-anchor';
import { countOf, filteredList, type Kind, KINDS } from './kinds';
import { type Bearers, tagQuery } from './tag-query';

interface TaggedProps {
  kind: Kind;
  tag: Tag;
  bearers: Bearers;
  /** Whether it is the first on the page. */
  isFirst: boolean;
}

/** The items of one kind that bear a tag. */
function Tagged({ kind, tag, bearers: { ids, total }, isFirst }: TaggedProps) {
  const { Widget } = useShellContext();
  const { folder, label, cards, picture } = kind;
  const shown = total > ids.length ? `Showing the first ${ids.length}. ` : '';
  return (
    <section className="tag-kind" aria-labelledby={label}>
      <header>
        <h2 id={label}>
          <span>{`${label} `}</span>
          <span className="tag-count">{total}</span>
        </h2>
        <p>
          <span>{shown}</span>
          <Link to={filteredList(kind, tag)}>{shown ? `All ${countOf(kind, total)}` : `In the list of ${folder}`}</Link>
        </p>
      </header>
      <ul className="tag-cards" data-picture={picture}>
        <Widget widget={cards} given={{ ids, isFirst }} />
      </ul>
    </section>
  );
}

function LoadedTag({ group, name }: { group: string; name: string }) {
  const viewer = usePageViewer(useViewer());
  const site = useSuspenseQuery(siteQuery).data;
  const { tag, themeColor, accentColor, ...bearers } = useSuspenseQuery(
    tagQuery({ group, name, viewer, release: site.currentRelease }),
  ).data;
  const kinds = KINDS.filter(({ folder }) => bearers[folder].total > 0);
  const counts = kinds.map((each) => countOf(each, bearers[each.folder].total)).join(' • ');
  return (
    <TintedPage themeColor={themeColor} accentColor={accentColor}>
      <PageMeta
        title={`${tag.name} | ${tag.group || 'Tags'} | ${site.name}`}
        description={`Everything tagged '${tag.name}'${tag.group && ` (${tag.group})`} on ${site.name}: ${counts}.`}
        path={tagPath(tag)}
        themeColor={themeColor}
      />
      <header className="tag-header" data-wide="">
        <p className="tag-group">
          <Link to={`${paths.tags}#${encodeURIComponent(groupAnchor(tag.group))}`}>{tag.group || NO_GROUP}</Link>
        </p>
        <h1 dir="auto">{tag.name}</h1>
        <p className="tag-counts">{counts}</p>
      </header>
      {kinds.map((kind, index) => (
        <Tagged key={kind.folder} kind={kind} tag={tag} bearers={bearers[kind.folder]} isFirst={index === 0} />
      ))}
      <p className="tag-back">
        <Link className="button" to={paths.tags}>
          All Tags
        </Link>
      </p>
    </TintedPage>
  );
}

const BACK = { to: paths.tags, label: 'All Tags' };

/** The page of a tag, by the last two parts of its URL. */
export function TagPage(address: { group: string; name: string }) {
  return (
    <DetailBoundary resetKeys={[useSession()]} isWaiting={!useIsViewerKnown()} back={BACK}>
      <LoadedTag {...address} />
    </DetailBoundary>
  );
}
