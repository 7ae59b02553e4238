import { isJsonRecord } from '../domain/json-record';
import { lookAlike, shapeOf } from './look-alike';
import { bareName, imagesOfFile } from './named-images';
import { namesOfFile } from './names-of-file';
import type { Needle } from './word-search';

/** Something that texts for visitors do not say. JSON. */
export interface HiddenWord {
  kind: 'name' | 'id' | 'image';
  text: string;
  /** The own name of a person: it is one in small letters, too, while a title may be words of the language. */
  isPerson?: boolean;
}

/** What may not stand beside each kind: with it, it would be something else. */
const BOUNDS = {
  name: { notBehind: /[\p{L}\p{N}]$/u, notBefore: /^[\p{L}\p{N}]/u },
  id: { notBehind: /[\p{L}\p{N}]-?$/u, notBefore: /^-?[\p{L}\p{N}]/u },
  image: { notBehind: /[\p{L}\p{N}._-]$/u, notBefore: /^[\p{L}\p{N}]/u },
} as const;

/** The needle that finds a word where it stands in a text. */
export const needleOf = (word: HiddenWord): HiddenWord & Needle => ({
  ...word,
  ...BOUNDS[word.kind],
  anyCase: word.isPerson,
});

/** An id that may be a word of the language is one only in an address. */
const asInTexts = (folder: string, id: string): string => (/[-\d]/.test(id) ? id : `${folder}/${id}`);

/** A name of several words, each with a capital and none an article: no words of the language are written so. */
const OWN_NAME = /^(?!(?:The|An?)\s)\p{Lu}\S*(?:\s+\p{Lu}\S*)+$/u;

/** What one file is known by, and the families that it names. */
export interface FileWords {
  names: string[];
  /** Whether they are those of a person. */
  isPerson: boolean;
  images: string[];
  families: unknown[];
}

export function wordsOfFile(file: string, json: unknown): FileWords {
  const overrides = isJsonRecord(json) ? json['variantOverrides'] : undefined;
  return {
    names: namesOfFile(json),
    isPerson: file.startsWith('characters/'),
    images: imagesOfFile(file, json).map(({ image }) => bareName(image)),
    families: [json, overrides].flatMap((part) => (isJsonRecord(part) ? [part['family']] : [])),
  };
}

/** What the files of one side, seen or hidden, are known by. */
export class Words {
  readonly families = new Set<unknown>();
  private readonly people = new Set<string>();
  private readonly texts = { name: new Set<string>(), id: new Set<string>(), image: new Set<string>() };

  addId(folder: string, id: string): void {
    this.texts.id.add(asInTexts(folder, id));
  }

  addFile({ names, isPerson, images, families }: FileWords): void {
    for (const name of names) {
      this.texts.name.add(name);
      if (isPerson && OWN_NAME.test(name)) this.people.add(name);
    }
    for (const image of images) this.texts.image.add(image);
    for (const family of families) this.families.add(family);
  }

  /** What is not said of the other side, too, in whichever spelling. */
  without(other: Words): HiddenWord[] {
    const shape = (text: string) => shapeOf(lookAlike(text));
    return (['name', 'id', 'image'] as const).flatMap((kind) => {
      const known = new Set([...other.texts[kind]].map(shape));
      return [...this.texts[kind]]
        .filter((text) => !known.has(shape(text)))
        .map((text) => ({ kind, text, ...(kind === 'name' && this.people.has(text) && { isPerson: true }) }));
    });
  }
}
