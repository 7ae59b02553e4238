import { isVeiledRating } from '../domain/content-veil';
import { stageOf } from '../domain/release';
import { trimmedRow } from '../domain/trimmed-row';
import type { Visible } from '../domain/visibility';
import { summaryOf } from '../kinds';
import { PLAIN_FOLDERS } from '../kinds/plain-folders';
import type { SearchItems } from '../search/read-items';
import { type ItemRow, linkKey } from './links-files';

interface Shown extends Visible {
  coreId: string;
  name: string;
  label?: string | undefined;
  image?: string | undefined;
  rating?: number | undefined;
}

const STAGE_FLAGS = { published: '', next: 'N', pipeline: 'P' };

/** The letters of the flags that open an item; of one that visitors see there are none. `release` is the current one of the site. */
export const flagsOf = (item: Visible, release: number): string =>
  STAGE_FLAGS[stageOf(item, release)] + (item.isUnnamed ? 'U' : '');

/** What links to the items show, by their keys. `release` is the current one of the site. */
export function itemRows({ lives, plain }: SearchItems, release: number): Map<string, ItemRow> {
  const rowOf = ({ coreId, name, label = '', image = '', rating, ...visible }: Shown): ItemRow =>
    trimmedRow([coreId, name, label, isVeiledRating(rating) ? '' : image, flagsOf(visible, release)]);
  return new Map([
    ...lives.map(({ entry }) => {
      const { variantLabel: label, avatar: image, contentRating: rating, ...rest } = entry;
      return [linkKey('characters', entry.id), rowOf({ ...rest, label, image, rating })] as const;
    }),
    ...PLAIN_FOLDERS.flatMap((folder) =>
      plain[folder].map(({ entry, content }) => {
        const { id, coreId = id, variantLabel: label } = entry;
        const rating = content?.rating;
        return [linkKey(folder, id), rowOf({ ...entry, ...summaryOf(folder, entry), coreId, label, rating })] as const;
      }),
    ),
  ]);
}
