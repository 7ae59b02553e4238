import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import { catalogueFiles, MENTIONS_FILE, REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isValidId } from '@otherfolk/shared/domain/id';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import { HttpError } from '@otherfolk/system/http/http-error';
import { INDEX_STEM } from '../derive/content/index-stem';

/** What a file that an owner writes holds. */
export type FileKind = 'object' | 'list' | 'image';

/** The files that there are once. */
export const SINGLE_FILES: ReadonlyMap<string, FileKind> = new Map([
  [catalogueFiles.site, 'object'],
  [catalogueFiles.changelog, 'list'],
  [REDIRECTS_FILE, 'object'],
  [MENTIONS_FILE, 'list'],
]);

/**
 * The paths of images as sites hand them out, without SVG, which can hold scripts, and in folders without a dot, which could be taken for
 * files.
 */
const IMAGE = /^images(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*\/[A-Za-z0-9][A-Za-z0-9@._-]*\.(?:avif|webp|jpe?g|png|gif)$/i;

const LONGEST_NAME = 120;
const MOST_STEPS = 8;

/** Whether an image may have this path; the others are known by name. */
function isImagePath(file: string): boolean {
  const steps = file.split('/');
  // The ending alone may be in capital letters, too.
  return (
    file.startsWith(IMAGES) &&
    IMAGE.test(file) &&
    steps.length <= MOST_STEPS &&
    steps.every((step) => step.length <= LONGEST_NAME)
  );
}

/** What a file may hold that an owner writes; undefined for a path of any other, derived ones included. */
export function kindOfFile(file: string): FileKind | undefined {
  const single = SINGLE_FILES.get(file);
  if (single) return single;
  const id = ENTITY_FILE.exec(file)?.[2];
  if (isValidId(id) && id !== INDEX_STEM) return 'object';
  return isImagePath(file) ? 'image' : undefined;
}

const refusal = (file: string, reason: string) => new HttpError('INVALID_ARGUMENT', `${file} ${reason}.`);

/** Looks at each folder once, however many files of one change lie in it. */
export class LawfulPlaces {
  private readonly folders = new Set<string>();

  /** `folder`: the real path of the catalogue. */
  constructor(private readonly folder: string) {}

  /**
   * The stats of the file at a path; undefined where there is none. Throws an HttpError where a step of the path is a link, or
   * what it leads to is no regular file: nothing may be written anywhere but in the catalogue.
   */
  stats(file: string): Stats | undefined {
    for (let end = file.indexOf('/'); end > 0; end = file.indexOf('/', end + 1)) this.checkFolder(file.slice(0, end));
    const stats = lstatSync(path.join(this.folder, file), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) throw refusal(file, 'is a link: put the file itself in its place');
    if (stats && !stats.isFile()) throw refusal(file, 'is no file');
    return stats;
  }

  private checkFolder(folder: string): void {
    if (this.folders.has(folder)) return;
    const stats = lstatSync(path.join(this.folder, folder), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink()) throw refusal(folder, 'is a link: put the folder itself in its place');
    if (stats && !stats.isDirectory()) throw refusal(folder, 'is no folder');
    this.folders.add(folder);
  }
}
