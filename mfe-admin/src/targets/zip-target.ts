import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ChangeSet } from '../changes/change-set';
import { bytesOf, type FetchFile, textOfFile } from '../files/fetch-file';
import { isNewImage, movesByHand } from '../images/new-images';
import type { CatalogueTarget } from './catalogue-target';
import { withImageWords } from './image-index-text';
import { loadZip } from './load-zip';

/** Each file at its place in the catalogue, so that the archive can be unpacked over it. */
async function filesInPlace({ files, images }: ChangeSet, fetchFile: FetchFile) {
  const texts = files
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ path, name, text }) => ({ path: path ?? name, content: text }));
  const pictures = await Promise.all(
    images.filter(isNewImage).map(async ({ path, bytes }) => ({ path, content: await bytesOf(bytes) })),
  );
  if (images.length === 0) return texts;
  const response = await fetchFile(catalogueFiles.imageIndex);
  const index = withImageWords(response.ok ? await textOfFile(catalogueFiles.imageIndex, response) : undefined, images);
  return [...texts, ...pictures, ...(index ? [{ path: catalogueFiles.imageIndex, content: index }] : [])];
}

/** Hands out one archive of everything. */
export const zipTarget = (zipName: string, fetchFile: FetchFile): CatalogueTarget => ({
  id: 'zip',
  label: 'Download all as zip',
  isOffered: async () => true,
  async deliver(changes) {
    (await loadZip()).downloadZip(zipName, await filesInPlace(changes, fetchFile));
    const gone = changes.files.filter(({ isRemoved }) => isRemoved).map(({ path }) => path);
    const rest = gone.length > 0 ? ` Delete there: ${gone.join(', ')}.` : '';
    const moves = movesByHand(changes.images);
    return {
      message: `${zipName} is in your downloads. Unpack it in the folder of the catalogue.${rest}${moves}`,
      isSaved: false,
    };
  },
});
