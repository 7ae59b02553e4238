import { paths } from '../contract/paths';
import { longDate } from '../domain/day-text';
import { tagPath } from '../domain/tag-address';
import { itemPath } from '../kinds';
import { PLAIN_FOLDERS, type PlainFolder } from '../kinds/plain-folders';
import { releaseAnchor } from './release-anchor';
import type { SearchNames } from './search-files';

export type NameKind = 'person' | 'life' | PlainFolder | 'tag' | 'page' | 'release';

/** Whether it is something with a text of its own: lives and other items, as the documents of the full text are. */
export const isItem = ({ kind }: NameEntry): boolean =>
  kind === 'life' || PLAIN_FOLDERS.some((folder) => folder === kind);

/** Something that can be found by a name. */
export interface NameEntry {
  kind: NameKind;
  /** The id of the item; empty for what is none. */
  id: string;
  /** The id of the person that a life is of. */
  coreId: string;
  name: string;
  /** Further names of it. */
  aliases: readonly string[];
  /** Who or what it belongs to: the person of a life, the group of a tag. */
  owner: string;
  /** The world of a life or plot, the date of a release, how many items bear a tag. */
  detail: string;
  /** Where it leads. */
  to: string;
  /** Its path below `images/`; empty for none. */
  image: string;
  /** The rating of an item that stands behind a veil. */
  rating: number | undefined;
  /** The items that bear a tag which few bear, by their places among the entries. */
  bearers?: readonly number[];
}

const livesInWords = (count: number) => (count === 1 ? '1 life' : `${count} lives`);
const itemsInWords = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** What the names of a catalogue lead to: lives and other items first, in the order of the documents of the full text. */
export function entriesOf({ labels, people, lives, items, tags, releases }: SearchNames): NameEntry[] {
  const plain = { id: '', coreId: '', aliases: [], owner: '', detail: '', image: '', rating: undefined };
  const counts = new Map<number, number>();
  for (const [person] of lives) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [
    ...lives.map(([person, id, name, label, aliases = [], image = '', rating]): NameEntry => {
      const [coreId = id, owner = ''] = people[person] ?? [];
      const to = paths.character(coreId, id);
      return {
        kind: 'life',
        id,
        coreId,
        name: name || owner,
        aliases,
        owner,
        detail: labels[label] ?? '',
        to,
        image,
        rating,
      };
    }),
    ...PLAIN_FOLDERS.flatMap((folder) =>
      (items[folder] ?? []).map(([id, name, core, label, image = '']): NameEntry => {
        const coreId = core || id;
        const to = itemPath(folder, coreId, id);
        return { ...plain, kind: folder, id, coreId, name, detail: labels[label] ?? '', to, image };
      }),
    ),
    ...people.map(([id, name, aliases = [], image = ''], place): NameEntry => {
      const detail = livesInWords(counts.get(place) ?? 0);
      return { ...plain, kind: 'person', id, name, aliases, detail, to: paths.character(id), image };
    }),
    ...tags.map(([group, name, count, bearers = []]): NameEntry => {
      const to = tagPath({ group, name });
      return { ...plain, kind: 'tag', name, owner: group, detail: itemsInWords(count), to, bearers };
    }),
    ...releases.map(([name, date]): NameEntry => {
      const to = `${paths.changelog}#${encodeURIComponent(releaseAnchor(name, date))}`;
      return { ...plain, kind: 'release', name, detail: date ? longDate(date) : '', to };
    }),
  ];
}
