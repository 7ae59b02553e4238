import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import { wordsMatcher } from '../ui/words-matcher';
import type { NewImage } from './new-images';

export interface ImageChoice {
  /** Its bare name. */
  file: string;
  alt: string;
}

/** The number of images that are shown at once. */
const MAX_CHOICES = 30;

/** The images in the folder of a use, new ones first. */
export function imageChoices(index: ImageIndex, made: readonly NewImage[], use: ImageUse): ImageChoice[] {
  const folder = IMAGE_FOLDERS[use];
  const known = [
    ...made.map(({ path, words }) => [path.slice(IMAGES.length), words.alt] as const),
    ...Object.entries(index).map(([key, { alt }]) => [key, alt] as const),
  ];
  const inFolder = known
    .filter(([key]) => key.startsWith(folder) && !key.slice(folder.length).includes('/'))
    .map(([key, alt = '']) => [key.slice(folder.length), { file: key.slice(folder.length), alt }] as const);
  // The new one of two images with the same name stays.
  return [...new Map([...inFolder].reverse()).values()].reverse();
}

/** The choices whose name or words contain everything that was typed. */
export function choicesFor(choices: readonly ImageChoice[], typed: string): ImageChoice[] {
  const isMeant = wordsMatcher(typed);
  return choices.filter(({ file, alt }) => isMeant(`${file} ${alt}`)).slice(0, MAX_CHOICES);
}
