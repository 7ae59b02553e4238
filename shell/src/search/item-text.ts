import { queryOptions } from '@tanstack/react-query';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { readLocation } from '@otherfolk/shared/kinds/location/read-locations';
import { readPlot } from '@otherfolk/shared/kinds/plot/read-plots';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import {
  sectionsOfLife,
  sectionsOfPlace,
  sectionsOfPlot,
  type SectionText,
} from '@otherfolk/shared/search/item-sections';
import type { NameEntry } from '@otherfolk/shared/search/name-entries';
import { lasting } from './lasting';

const silently = () => undefined;

export interface ItemText {
  sections: SectionText[];
  /** Of a character. */
  age?: Pick<AgeInput, 'ageGrade' | 'ageless'>;
}

async function readText({ kind, id, coreId }: NameEntry, read: ReadJson): Promise<ItemText> {
  if (kind === 'plot') return { sections: sectionsOfPlot(await readPlot(read, id, silently)) };
  if (kind === 'place') return { sections: sectionsOfPlace(await readLocation(read, id, silently)) };
  const [core, variant] = await Promise.all([
    readCharacterCore(read, coreId, silently),
    readCharacterVariant(read, id, silently),
  ]);
  const { ageGrade, ageless } = mergeVariant(core, variant);
  return { sections: sectionsOfLife(core, variant), age: { ageGrade, ageless } };
}

/** What the page of an item says. */
export const textQuery = (viewer: Viewer, entry: NameEntry) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-text', entry.to, audienceKey(viewer)],
    queryFn: ({ meta }) => readText(entry, shellContextOf(meta).read),
  });
