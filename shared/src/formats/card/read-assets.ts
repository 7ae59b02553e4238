import { isJsonRecord } from '../../domain/json-record';
import { nameOfPath } from '../source/source-file';
import type { SourceImage, SourceValue } from '../source/source-item';
import { newWork } from '../source/work';
import { fromBase64Bytes } from './base64-bytes';
import { CardProblem } from './card-problem';
import { leftOut } from './sheet-value';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where the pictures of a card lie. */
export interface CardSurroundings {
  /** The picture that carries the card. */
  picture?: () => Promise<Bytes>;
  /** The name of the file of the card, without its end. */
  stem: string;
  /** A file that came with the card, by the address that the card has for it; undefined where none did. */
  embedded: (uri: string) => (() => Promise<Bytes>) | undefined;
}

const IMAGE = /^(?:png|apng|jpe?g|webp|avif|gif|svg)$/i;
const DATA_URL = /^data:image\/[\w.+-]+;base64,/i;
const EMBEDDED = /^(?:embede?d:\/\/|__asset:)/i;

async function bytesOfDataUrl(uri: string): Promise<Bytes> {
  const bytes = await fromBase64Bytes(
    new TextEncoder().encode(uri.slice(uri.indexOf(',') + 1)),
    newWork(new AbortController().signal),
  );
  if (!bytes) throw new CardProblem('A picture of the card is no base64.', 'Bring the picture as a file of its own');
  return bytes;
}

/** What an asset is on our pages; undefined for what has no place there. */
function placeOf(type: string, isMain: boolean): SourceImage['use'] | undefined {
  if (type === 'user_icon') return undefined;
  if (type === 'icon' && isMain) return 'avatar';
  return type === 'background' && isMain ? 'banner' : 'gallery';
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface ReadAssets {
  images: SourceImage[];
  values: SourceValue[];
}

/** The pictures of a card: that which carries it, those beside it, and those inside of it. Nothing is fetched from elsewhere. */
export function readAssets(assets: unknown, surroundings: CardSurroundings): ReadAssets {
  const { picture, stem, embedded } = surroundings;
  const read: ReadAssets = { images: [], values: [] };
  const list = Array.isArray(assets) ? assets.filter(isJsonRecord) : [];
  const icons = list.filter(({ type }) => type === 'icon');
  let isPictureNamed = false;
  for (const [at, asset] of list.entries()) {
    const from = `data.assets[${at}]`;
    const [type, uri, name, ext] = [
      asText(asset['type']),
      asText(asset['uri']),
      asText(asset['name']),
      asText(asset['ext']),
    ];
    const isMain = name === 'main' || (type === 'icon' && icons.length === 1) || type === 'background';
    const skip = (note: string) =>
      read.values.push(leftOut(from, uri.length > 200 ? `${uri.slice(0, 200)}…` : uri, note));
    const use = placeOf(type, isMain && !read.images.some((image) => image.use === 'banner' && type === 'background'));
    const alt = name !== '' && name !== 'main' && { alt: name };
    const add = (bytes: () => Promise<Bytes>, file: string) => {
      if (use === undefined) skip('The picture of whoever plays, not of the character: it is left out.');
      else read.images.push({ from, file, use, ...alt, bytes });
    };
    if (uri === 'ccdefault:') {
      if (type !== 'icon' || !picture) continue;
      isPictureNamed = true;
      add(picture, `${stem}.png`);
    } else if (DATA_URL.test(uri)) add(() => bytesOfDataUrl(uri), `${name || stem}.${ext || 'png'}`);
    else if (EMBEDDED.test(uri)) {
      const bytes = embedded(uri);
      const isImage = IMAGE.test(ext) || /\.(?:png|jpe?g|webp|avif|gif)$/i.test(uri);
      if (!isImage) skip('No picture: it is left out.');
      else if (bytes) add(bytes, nameOfPath(uri));
      else skip('The card names this picture and does not bring it.');
    } else skip('A picture of another site, which is not fetched: bring it as a file.');
  }
  if (picture && !isPictureNamed) {
    const use = read.images.some((image) => image.use === 'avatar') ? 'gallery' : 'avatar';
    read.images.unshift({ from: 'The picture of the card', file: `${stem}.png`, use, bytes: picture });
  }
  return read;
}
