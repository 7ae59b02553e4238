import { catalogueFiles } from '../catalogue/catalogue-files';
import { IMAGE_FOLDERS, type ImageKind } from '../catalogue/image-paths';
import { selectTexts } from '../catalogue/select-values';
import type { ImageReference } from '../kinds/descriptor/file-content';
import { ENTITY_FILE } from '../kinds/entity-folders';
import { imagesOf } from '../kinds/file-contents';

/** A place in a file that names an image. */
export interface ImagePlace {
  path: string;
  kind: ImageKind;
  /** Inside the catalogue, where the site looks for it. */
  image: string;
}

/** The file name of an image, without its folders. */
export const bareName = (image: string): string => image.slice(image.lastIndexOf('/') + 1);

/** The folder of all images. */
export const IMAGES = 'images/';

function imagesIn(json: unknown, places: readonly ImageReference[]): ImagePlace[] {
  return places.flatMap(([kind, pattern]) =>
    selectTexts(json, pattern)
      // A path or a URL is a matter of formats.
      .filter(({ value }) => !/[/\\:]/.test(value))
      .map(({ path, value }) => ({ path, kind, image: IMAGES + IMAGE_FOLDERS[kind] + value })),
  );
}

/** Every image that one file names; of a character, whether it is a core or a variant. */
export function imagesOfFile(file: string, json: unknown): ImagePlace[] {
  const holder = file === catalogueFiles.site ? 'site' : (ENTITY_FILE.exec(file)?.[1] ?? '');
  return imagesIn(json, imagesOf(holder));
}
