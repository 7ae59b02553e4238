import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from './list-files';

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
