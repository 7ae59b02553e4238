import type { QueryClient } from '@tanstack/react-query';
import type { ExtensionPoint, FieldProps } from '@otherfolk/shared/contract/extension-points';
import type { PageContributions } from '@otherfolk/shared/contract/page-contributions';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import type { RemoteLoader } from '../remotes/remote-loader';
import { CardActions } from './card-actions';
import { ContributedContent, type ContributedContentProps, ContributedPlace } from './contributed-place';
import { contributionsAt, DEFAULT_ORDER } from './contributions-at';
import { itemOfPath } from './item-of-path';
import { loadPart, withinTime } from './load-part';
import { wantedPart } from './wanted-part';

const SECTION_POINTS = {
  characters: 'character.section',
  plots: 'plot.section',
  locations: 'location.section',
} as const;

/** What the remotes of a site contribute to its pages. */
export function pageContributions(loader: RemoteLoader, client: () => QueryClient): PageContributions {
  const { remotes } = loader;
  const all = remotes.declarations.flatMap(({ contributions = [] }) => contributions);
  const kindsWithActions = new Set(all.flatMap((each) => (each.point === 'card.action' ? each.items : [])));

  function at<Point extends ExtensionPoint>(point: Point, viewer: Pick<Viewer, 'memType'> = VISITOR) {
    const site = client().getQueryData(siteQuery.queryKey);
    return site ? contributionsAt(remotes, site, point, viewer) : [];
  }

  /** Components of fields, the same each time: what is typed into one stays. */
  const fields = new Map<string, (props: FieldProps) => React.ReactNode>();
  function fieldOf(key: string, part: Pick<ContributedContentProps, 'remote' | 'id'>) {
    const Field =
      fields.get(key) ?? ((given: FieldProps) => <ContributedContent {...part} kind="field" given={given} />);
    fields.set(key, Field);
    return Field;
  }

  return {
    links: (viewer) =>
      at('navigation.link', viewer).map(({ key, title, to, order = DEFAULT_ORDER }) => ({ key, title, to, order })),
    sections: (item, viewer) =>
      at(SECTION_POINTS[item.kind], viewer).map(({ key, title, remote, id, height, wideHeight = height }) => ({
        key,
        title,
        height: wideHeight,
        content: (
          <ContributedPlace {...{ remote, id, kind: 'section', given: { item }, size: { height, wideHeight } }} />
        ),
      })),
    rows: (viewer) =>
      at('home.row', viewer).map(({ key, title, remote, id, height, wideHeight }) => ({
        key,
        title,
        content: <ContributedPlace {...{ remote, id, kind: 'row', given: {}, size: { height, wideHeight } }} />,
      })),
    panels: (viewer) =>
      at('admin.panel', viewer).map(({ key, title, remote, id }) => ({
        key,
        title,
        content: <ContributedContent {...{ remote, id, kind: 'panel', given: {} }} />,
      })),
    cardActions: (path) => {
      const item = kindsWithActions.size > 0 ? itemOfPath(path) : undefined;
      return item && kindsWithActions.has(item.kind) ? <CardActions item={item} /> : null;
    },
    facets: (list) =>
      at('list.facet')
        .filter((facet) => facet.list === list)
        .map(({ key, title, remote, id }) => ({
          key,
          title,
          load: () => withinTime(loadPart(loader, remote, id).then((part) => wantedPart(part, 'facet')())),
        })),
    fields: (kind, viewer) =>
      at('editor.field', viewer)
        .filter(({ items }) => items === kind)
        .map(({ key, title, property, remote, id }) => ({ key, title, property, Field: fieldOf(key, { remote, id }) })),
  };
}
