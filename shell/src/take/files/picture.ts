import { imageKey, type ImageKind, imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import type { GuardedImages } from '@otherfolk/shared/contract/shell-context';
import { valueAt } from '@otherfolk/shared/domain/json-value';
import type { ItemFiles } from './read-item-files';

/** An image of an item, by its folder and its name. */
export interface ItemPicture {
  kind: ImageKind;
  file: string;
}

const PLACES: readonly (readonly [ItemFiles['folder'], ImageKind, readonly string[]])[] = [
  ['characters', 'avatar', ['images', 'avatar']],
  ['plots', 'plotCover', ['images', 'cover']],
  ['locations', 'locationCover', ['coverImage']],
];

const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/; // docs/data-contract.md#1-where-data-lives

/** The picture that stands for an item: the avatar of the life, or else of the person; a cover. */
export function pictureOf({ folder, json, core }: ItemFiles): ItemPicture | undefined {
  for (const [each, kind, place] of PLACES) {
    const file = [json, core]
      .map((part) => valueAt(part, place))
      .find((value) => typeof value === 'string' && value !== '');
    if (each === folder && typeof file === 'string' && IMAGE.test(file)) return { kind, file };
  }
  return undefined;
}

const isReady = (src: string | undefined): boolean => src !== undefined && !src.startsWith('data:image/gif');

/** The source of an image that only members see, once it is decrypted; undefined for one that everybody may see. */
function guardedSource(images: GuardedImages | undefined, key: string): Promise<string> | undefined {
  const first = images?.open(key);
  if (!images || !first) return undefined;
  return new Promise((resolve) => {
    const answer = () => {
      const src = images.open(key)?.src;
      if (src === undefined || !isReady(src)) return;
      stop();
      resolve(src);
    };
    const stop = images.subscribe(answer);
    answer();
  });
}

/** Whether everybody may see an image: its address is of use elsewhere. */
export const isPublic = (images: GuardedImages | undefined, { kind, file }: ItemPicture): boolean =>
  images?.open(imageKey(kind, file)) === undefined;

async function drawn(src: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth || 512, image.naturalHeight || 512];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A tile with the first letter of a name, for who has no picture. */
function letterTile(name: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [512, 512];
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#26324a';
  context.fillRect(0, 0, 512, 512);
  context.fillStyle = '#f4efe6';
  context.font = '280px serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText([...name.trim()][0]?.toLocaleUpperCase('en') ?? '', 256, 272);
  return canvas;
}

/** A picture as PNG, as other programs take it; a tile with a letter where there is none, or it cannot be shown. */
export async function pictureAsPng(
  picture: ItemPicture | undefined,
  name: string,
  images: GuardedImages | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  let canvas: HTMLCanvasElement;
  try {
    if (!picture) throw new Error('there is no picture');
    const { kind, file } = picture;
    canvas = await drawn((await guardedSource(images, imageKey(kind, file))) ?? imageUrl(kind, file));
  } catch {
    canvas = letterTile(name);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser makes no PNG.');
  return new Uint8Array(await blob.arrayBuffer());
}
