import type { ImageKind } from '../catalogue/image-paths';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { smallestImage } from '../catalogue/smallest-image';
import type { GroupedRelease } from '../domain/changelog';
import { isVeiledRating } from '../domain/content-veil';
import { type Tag, tagKey } from '../domain/tags';
import { trimmedRow } from '../domain/trimmed-row';
import { ITEM_KINDS, summaryOf } from '../kinds';
import type { NameInfo } from '../kinds/character/life-content';
import { forEachPlainKind } from '../kinds/plain-folders';
import { allOf, type SearchItems } from './read-items';
import type { LifeRow, PersonRow, PlainRow, SearchNames } from './search-files';
import { wordsOf } from './words-of';

/** The names that say something which the known ones do not. */
function newNames(info: NameInfo | undefined, known: readonly string[]): string[] {
  const words = new Set(known.flatMap(wordsOf));
  return Object.values(info ?? {}).flatMap((name = '') => {
    const trimmed = name.trim();
    const isNew = wordsOf(trimmed).some((word) => !words.has(word));
    for (const word of wordsOf(trimmed)) words.add(word);
    return isNew ? [trimmed] : [];
  });
}

/** Names by their places in a list, each once. */
class NameTable {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  of(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    this.known.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** The number of bearers up to which the index says which items bear a tag; beyond it, the page of the tag does. */
const MOST_BEARERS = 12;

function tagsOf(items: SearchItems): SearchNames['tags'] {
  const borne = new Map<string, { tag: Tag; bearers: number[] }>();
  for (const [document, { entry }] of allOf<{ entry: { tags: readonly Tag[] } }>(items).entries()) {
    for (const [key, tag] of new Map(entry.tags.map((each) => [tagKey(each), each]))) {
      const known = borne.get(key);
      if (known) known.bearers.push(document);
      else borne.set(key, { tag, bearers: [document] });
    }
  }
  return [...borne.values()].map(({ tag: { group, name }, bearers }) =>
    bearers.length > MOST_BEARERS ? [group, name, bearers.length] : [group, name, bearers.length, bearers],
  );
}

function ratingOf(rating: number | undefined): number | undefined {
  return isVeiledRating(rating) ? rating : undefined;
}

/** What is found by name, but for its id: the people whose lives the list names, lives, other items, tags and releases. */
export function deriveNames(
  items: SearchItems,
  images: ImageIndex,
  releases: readonly GroupedRelease[],
): Omit<SearchNames, 'id'> {
  const imageOf = (kind: ImageKind, file: string | undefined) => smallestImage(images, kind, file);
  const labels = new NameTable();
  const people = new Map<string, { place: number; row: PersonRow }>();
  const lives = items.lives.map(({ entry, content: { core, merged } }): LifeRow => {
    const image = imageOf('avatar', entry.avatar);
    let person = people.get(entry.coreId);
    if (!person) {
      const name = core?.name ?? entry.name;
      person = { place: people.size, row: [entry.coreId, name, newNames(core?.nameInfo, [name]), image] };
      people.set(entry.coreId, person);
    }
    const [, personName, aliases = []] = person.row;
    const ownAliases = newNames(merged?.nameInfo, [entry.name, personName, ...aliases]);
    const name = entry.name === personName ? '' : entry.name;
    const label = labels.of(entry.variantLabel ?? '');
    return trimmedRow([person.place, entry.id, name, label, ownAliases, image, ratingOf(entry.contentRating)] as const);
  });
  return {
    labels: labels.names,
    people: [...people.values()].map(({ row }) => trimmedRow(row)),
    lives,
    items: forEachPlainKind((folder) =>
      items.plain[folder].map(({ entry }): PlainRow => {
        const { name, image } = summaryOf(folder, entry);
        const cover = imageOf(ITEM_KINDS[folder].cover, image);
        const coreId = entry.coreId === entry.id ? '' : (entry.coreId ?? '');
        return trimmedRow([entry.id, name, coreId, labels.of(entry.variantLabel ?? ''), cover] as const);
      }),
    ),
    tags: tagsOf(items),
    releases: releases.map(({ title, date }) => (date === undefined ? [title] : [title, date])),
  };
}
