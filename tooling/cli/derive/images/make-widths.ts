import { join } from 'node:path';
import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import { counted, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { reasonOf } from '@otherfolk/system/reason-of';
import { canEncode, encodeImage } from './encode-image';
import { narrowerVersion } from './image-index';
import { narrowerWidths } from './narrower-widths';
import type { Images } from './read-images';

export interface Made {
  /** Paths of new files inside the catalogue. */
  made: string[];
  findings: Finding[];
}

/** A decoder tells of each place of the file that it has tried, on a line of its own; the last one with words says why it gave up. */
const lastLine = (message: string) => message.split('\n').findLast((line) => /[a-z]/i.test(line)) ?? message;

export const cannotBeMade = (file: string, error: unknown): Finding =>
  errorAt({ file }, `cannot be made: ${lastLine(reasonOf(error))}`, 'Look at the image, and at the folder');

/** Makes the narrower versions that images lack. What is there is left as it is. */
export async function makeWidths(folder: string, images: Images, startProgress: StartProgress): Promise<Made> {
  const result: Made = { made: [], findings: [] };
  for (const [image, head] of counted(images, startProgress('making narrower images', images.size))) {
    if (!head || head.isAnimated || narrowerVersion(image, images) || !canEncode(image)) continue;
    for (const width of narrowerWidths(image, head.width)) {
      const narrower = narrowerFile(image, width);
      if (images.has(narrower)) continue;
      try {
        await encodeImage(join(folder, image), join(folder, narrower), width);
        result.made.push(narrower);
      } catch (error) {
        result.findings.push(cannotBeMade(narrower, error));
        // Its other versions would fail in the same way.
        break;
      }
    }
  }
  return result;
}
