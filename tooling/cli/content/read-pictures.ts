import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGES } from '@otherfolk/shared/check/named-pictures';

/** What the head of a picture file says. */
export interface PictureHead {
  /** In pixels. */
  width: number;
  height: number;
  /** Whether parts of it can be transparent. */
  hasAlpha: boolean;
}

export function inPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** By path inside the catalogue; undefined for a file that is no picture. */
export type Pictures = ReadonlyMap<string, PictureHead | undefined>;

async function readHead(path: string): Promise<PictureHead | undefined> {
  try {
    const { width, height, hasAlpha } = await sharp(path).metadata();
    return { width, height, hasAlpha };
  } catch {
    return undefined;
  }
}

/** Reads the heads of all files under images/ but its index. Never throws. */
export async function readPictures(folder: string, files: Iterable<string>): Promise<Pictures> {
  const pictures = [...files].filter((file) => file.startsWith(IMAGES) && !file.endsWith('.json'));
  return new Map(await Promise.all(pictures.map(async (file) => [file, await readHead(join(folder, file))] as const)));
}
