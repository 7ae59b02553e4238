import { extname, join } from 'node:path';
import { counted, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { type NamedImage, namedImages } from '@otherfolk/shared/check/check-images';
import type { Content } from '@otherfolk/shared/check/content';
import { errorAt } from '@otherfolk/shared/check/finding';
import { canEncode, encodeImage } from './encode-image';
import { cannotBeMade, type Made } from './make-widths';
import type { Images } from './read-images';

const AVIF = '.avif';

const asAvif = (image: string): string => image.slice(0, -extname(image).length) + AVIF;

export interface MadeAvif extends Made {
  /** The new image in the place of each that files name. */
  replaced: Map<string, string>;
  /** Where these are named. */
  references: NamedImage[];
}

/** Makes an AVIF of each image that files name. One that is there already is used, and never written over. */
export async function makeAvif(
  folder: string,
  content: Content,
  images: Images,
  startProgress: StartProgress,
): Promise<MadeAvif> {
  const named = namedImages(content).filter(
    ({ image }) => images.get(image) && !images.get(image)?.isAnimated && canEncode(image),
  );
  const result: MadeAvif = { made: [], findings: [], replaced: new Map(), references: [] };
  const whole = new Set(named.map((each) => each.image));
  for (const image of counted(whole, startProgress('making AVIF images', whole.size))) {
    if (extname(image).toLowerCase() === AVIF) continue;
    const avif = asAvif(image);
    const [head, other] = [images.get(image), images.get(avif)];
    if (images.has(avif) && (other?.width !== head?.width || other?.height !== head?.height)) {
      const message = `another image has the name that ${image} would get`;
      result.findings.push(errorAt({ file: avif }, message, 'Rename one of them'));
      continue;
    }
    try {
      if (!images.has(avif)) {
        await encodeImage(join(folder, image), join(folder, avif));
        result.made.push(avif);
      }
      result.replaced.set(image, avif);
    } catch (error) {
      result.findings.push(cannotBeMade(avif, error));
    }
  }
  result.references = named.filter(({ image }) => result.replaced.has(image));
  return result;
}
