import { orNothing } from '@otherfolk/shared/catalogue/or-nothing';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { summaryOf } from '@otherfolk/shared/domain/character-summary';
import { firstWords } from '@otherfolk/shared/domain/first-words';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';

/** The page of the life says what is wrong with its files. */
const silently = () => undefined;

export async function readHook(read: ReadJson, { id, coreId }: { id: string; coreId: string }): Promise<string> {
  const [core, variant] = await Promise.all([
    orNothing(readCharacterCore(read, coreId, silently)),
    orNothing(readCharacterVariant(read, id, silently)),
  ]);
  return core && variant ? firstWords(summaryOf(mergeVariant(core, variant))) : '';
}
