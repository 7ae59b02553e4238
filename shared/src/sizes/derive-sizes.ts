import { type DerivedText, derivedTexts } from '../catalogue/derived-text';
import { folderOfImage } from '../catalogue/image-paths';
import { noMemo } from '../catalogue/memo';
import { readSharedImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { type FolderSizes, type SizeRow, sizesFiles } from './sizes-files';

const rowOf = ({ width, height, widths, focus }: ImageIndex[string]): SizeRow =>
  focus ? [width, height, widths, focus] : [width, height, widths];

/** The sizes of the images of one folder, while they are collected. */
class SizeTable {
  readonly sizes: SizeRow[] = [];
  readonly images = new Map<string, number>();
  private readonly places = new Map<string, number>();

  add(name: string, row: SizeRow): void {
    const key = JSON.stringify(row);
    const place = this.places.get(key) ?? this.sizes.push(row) - 1;
    this.places.set(key, place);
    this.images.set(name, place);
  }

  get file(): FolderSizes {
    return { sizes: this.sizes, images: Object.fromEntries(this.images) };
  }
}

/** The files of image sizes by their paths, of what a reader gives: an image that it leaves out stands in none. All files, empty ones too. */
export async function deriveSizes(
  read: ReadJson,
  hash: (content: string) => string,
  memo = noMemo,
): Promise<ReadonlyMap<string, DerivedText>> {
  const tables = new Map([...sizesFiles].map(([folder, file]) => [folder, { file, table: new SizeTable() }]));
  for (const [key, image] of Object.entries(await readSharedImageIndex(read, memo))) {
    const folder = folderOfImage(key);
    tables.get(folder)?.table.add(key.slice(folder.length), rowOf(image));
  }
  return derivedTexts(new Map([...tables.values()].map(({ file, table }) => [file, table.file])), hash);
}
