import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { DerivationCache } from '../cache/derivation-cache';
import type { ListedFile } from '../catalogue/list-files';
import { versionOfImages } from '../catalogue/version-of-images';
import { type Images, readImages } from '../images/read-images';

/** Whether all files are images that could be read: one that could not, may be another time. */
const areAllRead = (images: Images): boolean => [...images.values()].every((head) => head !== undefined);

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
