import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { Finding } from '@otherfolk/shared/check/finding';
import { listFiles } from '../catalogue/list-files';
import { narrowerVersion } from '../images/image-index';
import { makeAvif } from '../images/make-avif';
import { makeWidths } from '../images/make-widths';
import { type Images, readImages } from '../images/read-images';
import { renameReferences } from '../images/rename-references';
import { loadContent } from './load-content';

export interface ImagesResult {
  findings: Finding[];
  /** New images. */
  made: string[];
  /** Files that name other images now. */
  changed: string[];
  /** Images that new ones stand in for. */
  removed: string[];
}

/** Images that nothing names any more, with their narrower versions. */
function replacedFiles(replaced: ReadonlyMap<string, string>, images: Images): string[] {
  return [...images.keys()].filter((image) => replaced.has(narrowerVersion(image, images)?.whole ?? image));
}

/**
 * Makes the narrower versions that images of a catalogue lack. `toAvif` also makes an AVIF of each image that files name, has all files
 * name that, and removes the old one when every new one can be read. What is there is never written over.
 */
export async function makeImages(
  folder: string,
  toAvif: boolean,
  startProgress: StartProgress = silentProgress,
): Promise<ImagesResult> {
  const { content, obstacles } = await loadContent(folder, { startProgress });
  const result: ImagesResult = { findings: [...obstacles], made: [], changed: [], removed: [] };
  if (obstacles.length > 0) return result;
  const read = (files: Iterable<string>) => readImages(folder, files, undefined, startProgress);
  let images = await read(content.files);
  let old: string[] = [];
  if (toAvif) {
    const { made, findings, replaced, references } = await makeAvif(folder, content, images, startProgress);
    result.made.push(...made);
    result.findings.push(...findings);
    // All of them or none: half a catalogue in another format helps nobody.
    if (findings.length > 0) return result;
    result.changed = await renameReferences(folder, references, replaced);
    old = replacedFiles(replaced, images);
    const { files } = await listFiles(folder);
    images = new Map([...(await read(files.keys()))].filter(([image]) => !old.includes(image)));
  }
  const widths = await makeWidths(folder, images, startProgress);
  result.made.push(...widths.made);
  result.findings.push(...widths.findings);
  if (widths.findings.length > 0) return result;
  for (const image of old) {
    await rm(join(folder, image));
    result.removed.push(image);
  }
  return result;
}
