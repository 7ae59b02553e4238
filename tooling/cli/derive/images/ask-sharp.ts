import { readFile } from 'node:fs/promises';
import type { ImageHead } from './image-head';
import { isAnimatedPng } from './is-animated-png';
import { privateMetadataOf } from './private-metadata';

/** What runs in a picture, or brings something from elsewhere into it. */
const ACTIVE_SVG =
  /<(?:\w+:)?(?:script|foreignObject|iframe|handler)\b|\son\w+\s*=|(?:javascript|data\s*:\s*text\/html)\s*:?/i;

/** What sharp says of an image, upright as browsers show it. Undefined for a file that is no image. */
export async function askSharp(path: string): Promise<ImageHead | undefined> {
  // It takes long to load, and most of the time nothing is asked of it.
  const { default: sharp } = await import('sharp');
  // It would remember files by their names, and give the size of an image that was there before.
  sharp.cache(false);
  try {
    const metadata = await sharp(path).metadata();
    const { autoOrient, hasAlpha, format, pages = 1 } = metadata;
    const privateMetadata = privateMetadataOf(metadata);
    const isAnimated = pages > 1 || (format === 'png' && isAnimatedPng(await readFile(path)));
    const isActive = format === 'svg' && ACTIVE_SVG.test(await readFile(path, 'utf8'));
    return {
      ...autoOrient,
      hasAlpha,
      ...(isAnimated && { isAnimated }),
      ...(isActive && { isActive }),
      ...(privateMetadata.length > 0 && { privateMetadata }),
    };
  } catch {
    return undefined;
  }
}
