import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../catalogue/list-files';
import type { DerivationCache } from '../derived/derivation-cache';
import { type Images, readImages } from '../images/read-images';

/** Says which images there are; undefined where one of them is too young to know whether it changes again. */
export function versionOfImages(files: ReadonlyMap<string, ListedFile>): string | undefined {
  const lines: string[] = [];
  for (const [file, { stamp }] of files) {
    if (!file.startsWith(IMAGES) || file === catalogueFiles.imageIndex) continue;
    if (stamp === undefined) return undefined;
    lines.push(file, stamp);
  }
  return contentHash(lines.join('\n'));
}

/** Whether all files are images that could be read: one that could not, may be another time. */
export const areAllRead = (images: Images): boolean => [...images.values()].every((head) => head !== undefined);

/** The heads of all images of a catalogue; as long as none has changed since `cache` knew them, no file is read. Never throws. */
export async function knownImages(
  folder: string,
  files: ReadonlyMap<string, ListedFile>,
  cache: DerivationCache,
  startProgress: StartProgress = silentProgress,
): Promise<Images> {
  let read: Images | undefined;
  const heads = async () => {
    read = await readImages(folder, files.keys(), cache, startProgress);
    return areAllRead(read) ? [...read] : undefined;
  };
  const version = versionOfImages(files);
  const known = await (version === undefined ? heads() : cache.later(['heads', version], heads));
  return read ?? new Map(known);
}
