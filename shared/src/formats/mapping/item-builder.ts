import { extensionOf, type SourceFile } from '../source/source-file';
import type { SourceImage, SourceItem, SourceKind, SourceLink, SourceValue } from '../source/source-item';
import { partsOf } from './list-or-text';
import { relationKindOf } from './relation-words';
import { settlePlaces } from './settle-places';
import type { Target, ValuePart } from './target';
import { partsAt, restPart } from './targets';

const IMAGES: ReadonlySet<string> = new Set([
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'svg',
  'bmp',
  'tif',
  'tiff',
  'heic',
]);

export const isImageName = (name: string): boolean => IMAGES.has(extensionOf(name.replace(/[?#].*$/, '')));

const NAME_KEYS: Readonly<Record<SourceKind, string>> = {
  character: 'name',
  plot: 'title',
  location: 'name',
  family: 'name',
};

const IMAGE_USES: readonly (readonly [RegExp, SourceImage['use']])[] = [
  [/banner|header/i, 'banner'],
  [/cover/i, 'cover'],
  [/gallery|ref/i, 'gallery'],
];

const isTrue = (text: string): boolean => /^(?:true|yes|y|1|x|private|secret|hidden|✓|✔)$/i.test(text.trim());

export interface ItemStart {
  kind: SourceKind;
  sourceId: string;
  file: string;
  name: string;
}

/** Takes the values of a source in their order and makes an item of them. Each value becomes a line of the review. */
export class ItemBuilder {
  readonly kind: SourceKind;
  readonly #item: SourceItem;
  readonly #imageOf: (name: string) => SourceFile | undefined;

  constructor(
    { kind, sourceId, file, name }: ItemStart,
    imageOf: (name: string) => SourceFile | undefined = () => undefined,
  ) {
    this.kind = kind;
    this.#item = { kind, sourceId, name, file, values: [], images: [], links: [] };
    this.#imageOf = imageOf;
  }

  add(from: string, text: string, parts: readonly ValuePart[]): void {
    this.#item.values.push(...parts.map((part): SourceValue => ({ from, text, ...part })));
  }

  leaveOut(from: string, text: string, note: string): void {
    this.#item.values.push({ from, text, note });
  }

  link(link: SourceLink): void {
    const kind = link.kind ?? relationKindOf(link.words ?? '');
    this.#item.links.push(kind && link.as === 'relation' ? { ...link, kind } : link);
  }

  setPrivate(): void {
    this.#item.isPrivate = true;
  }

  setLabel(label: string): void {
    this.#item.label = label;
  }

  setPerson(key: string, name: string): void {
    this.#item.person = { key, name };
  }

  /** A name of the item. */
  name(from: string, name: string): void {
    this.#item.name = name;
    this.add(from, name, [
      { to: [NAME_KEYS[this.kind]], value: name, ...(this.kind === 'character' ? { of: 'person' } : {}) },
    ]);
  }

  /** An image of the source; false where it is not among the files. */
  image(from: string, name: string, use: SourceImage['use'], alt = ''): boolean {
    const file = this.#imageOf(name);
    if (!file) return false;
    const isKnown = this.#item.images.some((image) => image.file === file.path);
    if (!isKnown)
      this.#item.images.push({ from, file: file.path, use, ...(alt ? { alt } : {}), bytes: () => file.bytes() });
    return true;
  }

  get hasImage(): boolean {
    return this.#item.images.length > 0;
  }

  /** A value under its name in the source, at a place; without one it goes to a sheet. */
  field(from: string, label: string, text: string, target: Target | undefined): void {
    if (text.trim() === '') return;
    switch (target?.says) {
      case undefined:
        return this.add(from, text, partsAt(this.kind, target, label, text));
      case 'name':
        return this.name(from, text.trim());
      case 'world':
        this.#item.label ??= text.trim();
        return this.add(from, text, [
          { to: ['variantLabel'], value: text.trim(), ...(this.kind === 'character' ? { of: 'life' } : {}) },
        ]);
      case 'private':
        if (isTrue(text)) this.setPrivate();
        return this.leaveOut(
          from,
          text,
          isTrue(text) ? 'It is private, and is never published.' : 'It is not private.',
        );
      case 'image':
        return this.#imageField(from, label, text);
      case 'relation':
      case 'family':
        for (const name of partsOf(text)) this.link({ from, as: target.says, name });
        return this.leaveOut(from, text, target.says === 'family' ? 'The family is joined.' : 'It is a relation.');
    }
  }

  #imageField(from: string, label: string, text: string): void {
    const use = IMAGE_USES.find(([pattern]) => pattern.test(label))?.[1] ?? (this.hasImage ? 'gallery' : 'avatar');
    if (this.image(from, text.trim(), use)) return this.leaveOut(from, text, 'The picture comes along.');
    const note =
      'The picture is not among the files: bring it as well, or choose it later. Nothing is fetched from other sites.';
    this.add(from, text, [{ ...restPart(this.kind, label, text), note }]);
  }

  build(): SourceItem {
    return { ...this.#item, values: settlePlaces(this.#item.values) };
  }
}
