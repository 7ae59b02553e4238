import type { LifeContent } from '../kinds/character/life-content';
import type { SearchItems } from '../search/read-items';
import type { Source } from './link-table';
import { linkKey } from './links-files';

type ReadContent = LifeContent & Required<Pick<LifeContent, 'variant' | 'merged'>>;

/** Whether both of its files could be read. */
export const isRead = (content: LifeContent): content is ReadContent =>
  content.variant !== undefined && content.merged !== undefined;

export type Life = ReadContent & { source: Source; coreId: string };

/** The lives that can be read, as links see them. */
export const livesOf = ({ lives }: SearchItems): Life[] =>
  lives.flatMap(({ entry, content }) => {
    if (!isRead(content)) return [];
    const source: Source = { kind: 'characters', id: entry.id, key: linkKey('characters', entry.coreId) };
    return [{ source, coreId: entry.coreId, ...content }];
  });
