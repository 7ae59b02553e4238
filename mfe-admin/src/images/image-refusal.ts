/** Why an image is not taken, in words for whoever chose it. */
export class ImageRefusal extends Error {
  override name = 'ImageRefusal';
}

export const REFUSALS = {
  empty: 'The file is empty.',
  unknown: 'This file cannot be used as an image here. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  svg: 'SVG files are not taken, as they can carry scripts. Save it as PNG or WebP first.',
  damaged: 'This image is damaged: the browser cannot read it.',
  heic: 'This browser cannot open HEIC images. Save it as JPEG first, or let the camera take JPEGs.',
  oldBrowser: 'This browser is too old to prepare images. Use a newer one.',
  unencodable: 'The browser could not make a file of this image. Close other tabs, or choose a smaller one.',
} as const;

const MAX_MEGAPIXELS = 50;

export const isTooLarge = (width: number, height: number): boolean => width * height > MAX_MEGAPIXELS * 1e6;

export const tooLarge = (width: number, height: number): string =>
  `This image has ${Math.round((width * height) / 1e6)} megapixels, and at most ${MAX_MEGAPIXELS} are taken. Make it smaller first.`;
