import { ofCatalogue } from '../changes/change-set';
import { movesByHand } from '../images/new-images';
import type { CatalogueTarget } from './catalogue-target';
import { canSaveIntoFolder, type SavedTexts, saveIntoFolder } from './chosen-folder';

/** Writes into a folder that is chosen, where the browser can. */
export function folderTarget(): CatalogueTarget {
  const saved: SavedTexts = new Map();
  return {
    id: 'folder',
    label: 'Save into folder',
    isOffered: async () => canSaveIntoFolder(),
    async deliver({ files, images }) {
      const gone = files.filter(({ isRemoved }) => isRemoved).map(({ path }) => path);
      const folder = await saveIntoFolder(
        ofCatalogue(files).filter(({ isRemoved }) => !isRemoved),
        images,
        saved,
      );
      if (folder === undefined) return undefined;
      const rest = gone.length > 0 ? ` Delete these yourself: ${gone.join(', ')}.` : '';
      return { message: `Saved into '${folder}'.${rest}${movesByHand(images)}`, isSaved: false };
    },
  };
}
