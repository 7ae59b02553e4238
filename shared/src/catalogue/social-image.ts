import { type ImageSet, imageSet } from './image-paths';
import type { ImageIndex } from './schemas/image-index';

const HOME = 'home';
/** The same text on every site: no catalogue has an image of it. */
const LIKE_HOME = '/privacy';

/** The name of a file in images/cards/: `home.jpg`, `characters.jpg`, `characters/{variantId}.jpg`, `locations/{id}.jpg`. */
export function socialImageFile(path: string): string {
  const [area = HOME, ...ids] = path === LIKE_HOME ? [] : path.split('/').filter(Boolean);
  const id = ids.at(-1);
  return `${id === undefined ? area : `${area}/${id}`}.jpg`;
}

/** The image of a whole page for link previews, where the catalogue has one. */
export function socialImage(path: string, imageIndex: ImageIndex): Required<Omit<ImageSet, 'srcSet'>> | undefined {
  const { src, width, height } = imageSet('card', socialImageFile(path), imageIndex);
  return width !== undefined && height !== undefined ? { src, width, height } : undefined;
}
