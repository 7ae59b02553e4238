import { findingLine } from '@otherfolk/shared/check/finding';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { withDerivationCache } from '../derive/cache/with-derivation-cache';
import { indexLists } from '../derive/content/index-catalogue';
import type { ChangeRecord } from './change-record';
import { writeImageWords } from './image-words';

/** Brings the lists of a catalogue up to date after a change. Resolves to why that cannot be, undefined where it was done. */
export type RewriteIndexes = (catalogue: string) => Promise<string | undefined>;

export const rewriteIndexes: RewriteIndexes = async (catalogue) => {
  try {
    const { obstacles } = await withDerivationCache(catalogue, (cache) => indexLists(catalogue, cache));
    return obstacles.length > 0 ? obstacles.map(findingLine).join('\n') : undefined;
  } catch (error) {
    return messageOf(error);
  }
};

const pathOf = (file: ChangeRecord['files'][number]) => file.path;

/** Says of the images of a change what it has for them. Resolves to why that cannot be. */
export async function writeTextsOfImages(catalogue: string, { files }: ChangeRecord): Promise<string | undefined> {
  const words = files.flatMap((file) => (file.words && file.after ? [[file.path, file.words.after] as const] : []));
  const images = files.filter((file) => file.path.startsWith(IMAGES) && file.before?.hash !== file.after?.hash);
  const pathsWhere = (isThere: boolean) => images.filter(({ after }) => (after !== null) === isThere).map(pathOf);
  try {
    await writeImageWords(catalogue, { words: new Map(words), replaced: pathsWhere(true), gone: pathsWhere(false) });
    return undefined;
  } catch (error) {
    return `What images show could not be written: ${messageOf(error)}.`;
  }
}

export const pathsOf = ({ files }: { files: readonly { path: string }[] }): string[] => files.map((file) => file.path);
