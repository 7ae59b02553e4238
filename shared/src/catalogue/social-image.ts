import { type ImageSet, imageSet } from './image-paths';
import type { ImageIndex } from './schemas/image-index';

const HOME = 'home';
/** The same text on every site: no catalogue has a picture of it. */
const LIKE_HOME = '/privacy';

/** In images/cards/: `home.jpg`, `characters.jpg`, `characters/{variantId}.jpg`, `locations/{id}.jpg`. */
export function cardFile(path: string): string {
  const [area = HOME, ...ids] = path === LIKE_HOME ? [] : path.split('/').filter(Boolean);
  const id = ids.at(-1);
  return `${id === undefined ? area : `${area}/${id}`}.jpg`;
}

/** The picture of a whole page for link previews, where the catalogue has one. */
export function pageCard(path: string, imageIndex: ImageIndex): Required<Omit<ImageSet, 'srcSet'>> | undefined {
  const { src, width, height } = imageSet('card', cardFile(path), imageIndex);
  return width !== undefined && height !== undefined ? { src, width, height } : undefined;
}
