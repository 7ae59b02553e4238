import { IMAGE_FOLDERS } from '../catalogue/image-paths';

/** The folder of image sizes that are derived from the image index: what a list of thousands shows, without what images say. */
export const SIZES_FOLDER = 'sizes/'; // docs/data-contract.md#image-sizes

/** A file of derived sizes. */
export const SIZES_FILE = /^sizes\/[a-z-]+\.json$/;

const fileOf = (folder: string): string => `${SIZES_FOLDER}${folder.slice(0, -1).replaceAll('/', '-')}.json`;

/** The files of sizes by the folders under images/, such as `characters/covers/`: their number is the same whatever the catalogue has. */
export const sizesFiles: ReadonlyMap<string, string> = new Map(
  Object.values(IMAGE_FOLDERS).map((folder) => [folder, fileOf(folder)]),
);

/** A size in pixels, as in the image index. */
export type SizeRow = [width: number, height: number, widths: number[], focus?: [across: number, down: number]];

/** One file: the sizes that there are, and by the name of each image which of them it has. */
export interface FolderSizes {
  sizes: SizeRow[];
  images: Record<string, number>;
}
