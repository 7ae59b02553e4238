import { findingLine } from '@otherfolk/shared/check/finding';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { indexCatalogue } from '../content/index-catalogue';
import type { ChangeRecord } from './change-record';
import { writeImageWords } from './image-words';

/** Brings what is derived up to date. Resolves to why that cannot be, undefined where it was done. */
export type RewriteIndexes = (catalogue: string) => Promise<string | undefined>;

export const rewriteIndexes: RewriteIndexes = async (catalogue) => {
  try {
    const { obstacles } = await indexCatalogue(catalogue);
    return obstacles.length > 0 ? obstacles.map(findingLine).join('\n') : undefined;
  } catch (error) {
    return messageOf(error);
  }
};

/** Says of the images of a change what it has for them. Resolves to why that cannot be. */
export async function sayImageWords(catalogue: string, { files }: ChangeRecord): Promise<string | undefined> {
  const words = files.flatMap((file) => (file.words && file.after ? [[file.path, file.words.after] as const] : []));
  try {
    await writeImageWords(catalogue, new Map(words));
    return undefined;
  } catch (error) {
    return `What images show could not be written: ${messageOf(error)}.`;
  }
}
