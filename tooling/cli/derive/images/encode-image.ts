import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { replaceAtomically } from '@otherfolk/system/replace-atomically';

/** The quality of AVIF: a whole image may be looked at closely, and others may be made of it. */
const WHOLE_QUALITY = 60;
const NARROWER_QUALITY = 50;

/** What is written for the end of a name; other formats have no narrower versions. */
const ENCODERS: Partial<Record<string, (image: Sharp, isWhole: boolean) => Sharp>> = {
  '.avif': (image, isWhole) => image.avif({ quality: isWhole ? WHOLE_QUALITY : NARROWER_QUALITY }),
  '.webp': (image) => image.webp({ quality: 80 }),
  '.jpg': (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  '.jpeg': (image) => image.jpeg({ quality: 80, mozjpeg: true }),
  '.png': (image) => image.png({ compressionLevel: 9 }),
};

export const canEncode = (file: string): boolean => extname(file).toLowerCase() in ENCODERS;

/**
 * Writes an image in another width or format, upright, in sRGB and without metadata. It has been read back when this resolves; nothing
 * is written where it rejects.
 */
export async function encodeImage(from: string, to: string, width?: number): Promise<void> {
  const encode = ENCODERS[extname(to).toLowerCase()];
  if (!encode) throw new Error(`no image of this format is written: ${to}`);
  const image = sharp(from).rotate();
  const { data, info } = await encode(width ? image.resize({ width }) : image, !width).toBuffer({
    resolveWithObject: true,
  });
  const { info: read } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
  if (read.width !== info.width || read.height !== info.height) throw new Error('what was made of it cannot be read');
  await replaceAtomically(to, (draft) => writeFile(draft, data));
}
