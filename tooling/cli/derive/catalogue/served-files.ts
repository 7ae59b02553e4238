import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { isValidId } from '@otherfolk/shared/domain/id';
import { ENTITY_FILE, INDEX_FILES } from '@otherfolk/shared/kinds/entity-folders';

const BY_NAME: ReadonlySet<string> = new Set([...Object.values(catalogueFiles), ...INDEX_FILES]);

/** Bare names in folders below `images/`; a narrower version has its width behind an @. */
const IMAGE = /^images(\/[A-Za-z0-9][A-Za-z0-9@._-]*)+\.(avif|webp|jpe?g|png|gif|svg)$/i;

/** Whether a site hands out this file of its catalogue folder: what the data contract names, and nothing else that may lie there. */
export function isServedFile(relative: string): boolean {
  return BY_NAME.has(relative) || isValidId(ENTITY_FILE.exec(relative)?.[2]) || IMAGE.test(relative);
}

/** Whether a path leads into or to what is none of the content, as drafts of files and the history: a step of it begins with a dot. */
export const isHiddenPath = (relative: string): boolean => relative.split('/').some((step) => step.startsWith('.'));
