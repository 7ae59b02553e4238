import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import { nameOfPath, type SourceFile } from '../source/source-file';
import type { SourceImage, SourceValue } from '../source/source-item';

/** Pictures that Foundry has for everybody. */
const OF_FOUNDRY = /^(?:icons\/|systems\/|modules\/[^/]+\/icons\/)/;

const DATA_URL = /^data:image\/(\w+)[^,]*;base64,/;

const bytesOfDataUrl = async (url: string) =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Finds the file of a picture among those that came along: by its whole path, or by its name where one alone has it. */
export function fileOfPicture(src: string, files: readonly SourceFile[]): SourceFile | undefined {
  const path = decoded(src);
  const whole = files.find((file) => file.path === path || file.path.endsWith(`/${path}`));
  const named = files.filter((file) => nameOfPath(file.path) === nameOfPath(path));
  return whole ?? (named.length === 1 ? named[0] : undefined);
}

interface Pictures {
  images: SourceImage[];
  values: SourceValue[];
}

/** One picture of a document; what did not come along is said. */
export function readPicture(
  from: string,
  src: unknown,
  use: SourceImage['use'],
  name: string,
  files: readonly SourceFile[],
): Pictures {
  if (typeof src !== 'string' || src === '') return { images: [], values: [] };
  const [, type] = DATA_URL.exec(src) ?? [];
  if (type !== undefined)
    return { images: [{ from, file: `${name}.${type}`, use, bytes: () => bytesOfDataUrl(src) }], values: [] };
  const file = fileOfPicture(src, files);
  if (file) return { images: [{ from, file: nameOfPath(file.path), use, bytes: file.bytes }], values: [] };
  const note = OF_FOUNDRY.test(src)
    ? 'A picture that Foundry has for everybody: it is left out.'
    : 'The picture did not come along: bring its file, too.';
  return { images: [], values: [{ from, text: src, note }] };
}

/** The portrait of an actor, and its token where that is another picture. */
export function readActorPictures(json: JsonRecord, files: readonly SourceFile[]): Pictures {
  const token = valueAt(json, ['prototypeToken', 'texture', 'src']) ?? valueAt(json, ['token', 'img']);
  const name = typeof json['name'] === 'string' ? json['name'] : 'actor';
  const portrait = readPicture('img', json['img'], 'avatar', name, files);
  if (token === json['img'] || !isJsonRecord(json)) return portrait;
  const other = readPicture('prototypeToken', token, 'gallery', `${name}-token`, files);
  return { images: [...portrait.images, ...other.images], values: [...portrait.values, ...other.values] };
}
