import { queryOptions } from '@tanstack/react-query';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { SectionText } from '@otherfolk/shared/catalogue/section-texts';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { sectionsOfLife } from '@otherfolk/shared/kinds/character/life-content';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { readerOf } from '@otherfolk/shared/kinds/item-readers';
import { PLAIN_FOLDERS } from '@otherfolk/shared/kinds/plain-folders';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import type { NameEntry } from '@otherfolk/shared/search/name-entries';
import { lasting } from './lasting';

const silently = () => undefined;

export interface ItemText {
  sections: SectionText[];
  /** The age, where the item is a character. */
  age?: Pick<AgeInput, 'ageGrade' | 'ageless'>;
}

async function readText({ kind, id, coreId }: NameEntry, read: ReadJson): Promise<ItemText> {
  const folder = PLAIN_FOLDERS.find((each) => each === kind);
  if (folder) return { sections: readerOf(folder).sectionsOf(await readerOf(folder).read(read, id, silently)) };
  const [core, variant] = await Promise.all([
    readCharacterCore(read, coreId, silently),
    readCharacterVariant(read, id, silently),
  ]);
  const { ageGrade, ageless } = mergeVariant(core, variant);
  return { sections: sectionsOfLife(core, variant), age: { ageGrade, ageless } };
}

/** The texts of an item's page. */
export const textQuery = (viewer: Viewer, entry: NameEntry) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-text', entry.to, audienceKey(viewer)],
    queryFn: ({ meta }) => readText(entry, shellContextOf(meta).read),
  });
