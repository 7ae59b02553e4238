import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '../contract/shell-context';
import type { Viewer } from '../domain/viewer';
import { type LinkedKind, linkKey } from '../links/links-files';
import { audienceKey } from './audience-key';

/** The links that lead to a person, a plot or a place: by the id of its core, or of the place. Never rejects. */
export const linksQuery = (kind: LinkedKind, id: string, viewer: Viewer) =>
  queryOptions({
    queryKey: ['links', kind, id, audienceKey(viewer)],
    queryFn: async ({ meta }) => {
      const { loadLinks } = await import(/* webpackChunkName: "readers" */ '../links/load-links');
      return loadLinks(shellContextOf(meta).read, linkKey(kind, id), viewer);
    },
  });

/** All that names an item, by its key: where they are more than its page carries. Rejects where they cannot be read. */
export const mentionsQuery = (key: string, viewer: Viewer) =>
  queryOptions({
    queryKey: ['mentions', key, audienceKey(viewer)],
    queryFn: async ({ meta }) => {
      const { loadMentions } = await import(/* webpackChunkName: "readers" */ '../links/load-links');
      return loadMentions(shellContextOf(meta).read, key, viewer);
    },
  });
