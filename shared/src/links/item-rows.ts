import { isVeiledRating } from '../domain/content-veil';
import { stageOf } from '../domain/release';
import { trimmedRow } from '../domain/trimmed-row';
import type { Visible } from '../domain/visibility';
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
export function itemRows({ lives, plots, places }: SearchItems, release: number): Map<string, ItemRow> {
  const rowOf = ({ coreId, name, label = '', image = '', rating, ...visible }: Shown): ItemRow =>
    trimmedRow([coreId, name, label, isVeiledRating(rating) ? '' : image, flagsOf(visible, release)]);
  return new Map([
    ...lives.map(({ entry }) => {
      const { variantLabel: label, avatar: image, contentRating: rating, ...rest } = entry;
      return [linkKey('characters', entry.id), rowOf({ ...rest, label, image, rating })] as const;
    }),
    ...plots.map(({ entry, content }) => {
      const { title: name, variantLabel: label, coverImage: image, ...rest } = entry;
      const rating = content?.rating;
      return [linkKey('plots', entry.id), rowOf({ ...rest, name, label, image, rating })] as const;
    }),
    ...places.map(({ entry }) => {
      const { coverImage: image, ...rest } = entry;
      return [linkKey('locations', entry.id), rowOf({ ...rest, coreId: entry.id, name: entry.name, image })] as const;
    }),
  ]);
}
