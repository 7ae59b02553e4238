import { REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { imageKey } from '@otherfolk/shared/catalogue/image-paths';
import { selectTexts } from '@otherfolk/shared/catalogue/select-values';
import { socialImageFile } from '@otherfolk/shared/catalogue/social-image';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import type { EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import type { Plan } from '../changes/change-set';
import { fileUnder, type PendingFile, pendingFile, removedFile } from '../changes/pending-file';
import type { MovedImage } from '../images/new-images';
import { type CatalogueTexts, fileAt } from '../whole/catalogue-texts';
import { changeRedirects, moveMentions } from '../whole/owners-files';
import { areVersions, coreIdOf, filesThatMayName, folderOfKind, referencesIn } from '../whole/references-to';
import { replaceValues } from '../whole/replace-values';
import { type MovedPage, movedRedirects } from './moved-redirects';

/** An id that becomes another one: of a file, or of all versions of an item that has no file of that name. */
export interface Rename {
  folder: EntityFolder;
  from: string;
  to: string;
}

const withReferences = (file: CatalogueFile, { folder, from, to }: Rename): JsonRecord =>
  referencesIn(file, folder).reduce(
    (json, { pattern }) => replaceValues(json, pattern, (value) => (value === from ? to : value)),
    file.json,
  );

const livesOf = ({ json }: CatalogueFile) => selectTexts(json, ['variants', '*', 'id']).map(({ value }) => value);

/** The pages that move, the nearest first, and those that there are at new addresses. */
function pagesOf(files: readonly CatalogueFile[], moved: CatalogueFile | undefined, { folder, from, to }: Rename) {
  const between = (before: string, after: string): MovedPage => ({
    from: `${folder}/${before}`,
    to: `${folder}/${after}`,
  });
  if (moved?.kind === 'core') {
    const lives = livesOf(moved).map((life) => `${folder}/${to}/${life}`);
    return { moves: [between(from, to)], pages: [`${folder}/${to}`, ...lives] };
  }
  if (folder === characterKind.folder) {
    const cores = files.filter((file) => file.kind === 'core' && livesOf(file).includes(from));
    const moves = cores.map(({ id }) => between(`${id}/${from}`, `${id}/${to}`));
    return { moves, pages: moves.map((each) => each.to) };
  }
  if (!areVersions(folder)) return { moves: [between(from, to)], pages: [`${folder}/${to}`] };
  const renamed = (id: string) => (id === from ? to : id);
  const ofVersion = moved ? [between(`${coreIdOf(moved)}/${from}`, `${renamed(coreIdOf(moved))}/${to}`)] : [];
  const versions = files.filter((file) => folderOfKind(file.kind) === folder && coreIdOf(file) === from);
  const below = versions.map(({ id }) => `${folder}/${to}/${renamed(id)}`);
  return {
    moves: [...ofVersion, between(from, to)],
    pages: [`${folder}/${to}`, ...ofVersion.map((each) => each.to), ...below],
  };
}

/** The file under its new name; what it says of itself follows. */
function movedFiles(file: CatalogueFile, json: JsonRecord, to: string): PendingFile[] {
  const renamed = Object.hasOwn(json, 'id') ? { ...json, id: to } : json;
  const { path, text } = file;
  return [{ ...fileUnder(to, file, renamed), from: { path, text } }, removedFile(file)];
}

/** An item must not become a version of another one. */
function isTaken(catalogue: CatalogueTexts, { folder, to }: Rename): boolean {
  if (catalogue.texts.has(`${folder}/${to}.json`)) return true;
  if (!areVersions(folder)) return false;
  return filesThatMayName(catalogue, to).some((file) => folderOfKind(file.kind) === folder && coreIdOf(file) === to);
}

/** The social image of its page follows, which is found by the id. */
function movedSocialImages({ images }: CatalogueTexts, { folder, from, to }: Rename): MovedImage[] {
  const socialImageOf = (id: string) => `${IMAGES}${imageKey('card', socialImageFile(`${folder}/${id}`))}`;
  const before = socialImageOf(from);
  return images.has(before) ? [{ from: before, path: socialImageOf(to), words: {} }] : [];
}

/**
 * The changes that give an id another name: the file moves, whatever names it follows, and old addresses of its pages lead to the new
 * ones. Throws a sentence where it cannot be done.
 */
export function renamePlan(catalogue: CatalogueTexts, rename: Rename): Plan {
  const { folder, from, to } = rename;
  const path = `${folder}/${from}.json`;
  const newPath = `${folder}/${to}.json`;
  if (isTaken(catalogue, rename)) throw new Error(`'${to}' is taken.`);
  const moved = fileAt(catalogue, path);
  const files = filesThatMayName(catalogue, from);
  const edited = files
    .filter((file) => file.path !== path)
    .flatMap((file): PendingFile[] => {
      const json = withReferences(file, rename);
      return json === file.json ? [] : [pendingFile(file, json)];
    });
  if (!moved && edited.length === 0) throw new Error(`'${from}' no longer exists.`);
  const { moves, pages } = pagesOf(files, moved, rename);
  const redirects = catalogue.hasOwnersFiles
    ? changeRedirects(catalogue, (json) => movedRedirects(json, moves, pages))
    : undefined;
  const mentions = moved && moveMentions(catalogue, path, newPath);
  const byHand = moves.map((move) => `"${move.from}": "${move.to}"`).join(', ');
  return {
    summary: `Rename ${from} to ${to}`,
    ...(moved && { images: movedSocialImages(catalogue, rename) }),
    files: [
      ...(moved ? movedFiles(moved, withReferences(moved, rename), to) : []),
      ...edited,
      ...(redirects ? [redirects] : []),
      ...(mentions ? [mentions] : []),
    ],
    notes:
      catalogue.hasOwnersFiles || moves.length === 0
        ? []
        : [`${REDIRECTS_FILE} cannot be read here. For the old address to lead to the new one, add to it: ${byHand}`],
  };
}
