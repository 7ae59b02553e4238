import { isJsonRecord } from '../domain/json-record';
import { bareName, imagesOfFile } from './named-images';
import { namesOfFile } from './names-of-file';
import type { Needle } from './word-search';

/** Something that texts for visitors do not say. JSON. */
export interface HiddenWord {
  kind: 'name' | 'id' | 'image';
  text: string;
}

/** What may not stand beside each kind: with it, it would be something else. */
const BOUNDS = {
  name: { notBehind: /[\p{L}\p{N}]$/u, notBefore: /^[\p{L}\p{N}]/u },
  id: { notBehind: /[\p{L}\p{N}]-?$/u, notBefore: /^-?[\p{L}\p{N}]/u },
  image: { notBehind: /[\p{L}\p{N}._-]$/u, notBefore: /^[\p{L}\p{N}]/u },
} as const;

/** As it would stand in a text. */
export const needleOf = (word: HiddenWord): HiddenWord & Needle => ({ ...word, ...BOUNDS[word.kind] });

/** An id that may be a word of the language is one only in an address. */
const asInTexts = (folder: string, id: string): string => (/[-\d]/.test(id) ? id : `${folder}/${id}`);

/** What one file is known by, and the families that it names. */
export interface FileWords {
  names: string[];
  images: string[];
  families: unknown[];
}

export function wordsOfFile(file: string, json: unknown): FileWords {
  const overrides = isJsonRecord(json) ? json['variantOverrides'] : undefined;
  return {
    names: namesOfFile(json),
    images: imagesOfFile(file, json).map(({ image }) => bareName(image)),
    families: [json, overrides].flatMap((part) => (isJsonRecord(part) ? [part['family']] : [])),
  };
}

/** What the files of one side, seen or hidden, are known by. */
export class Words {
  readonly families = new Set<unknown>();
  private readonly texts = { name: new Set<string>(), id: new Set<string>(), image: new Set<string>() };

  addId(folder: string, id: string): void {
    this.texts.id.add(asInTexts(folder, id));
  }

  addFile({ names, images, families }: FileWords): void {
    for (const name of names) this.texts.name.add(name);
    for (const image of images) this.texts.image.add(image);
    for (const family of families) this.families.add(family);
  }

  /** What is not said of the other side, too. */
  without(other: Words): HiddenWord[] {
    return (['name', 'id', 'image'] as const).flatMap((kind) =>
      [...this.texts[kind]].filter((text) => !other.texts[kind].has(text)).map((text) => ({ kind, text })),
    );
  }
}
