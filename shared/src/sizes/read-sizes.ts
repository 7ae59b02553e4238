import * as v from 'valibot';
import { isCatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { sizesFiles } from './sizes-files';

const rowSchema = v.tuple([v.number(), v.number(), v.array(v.number()), v.optional(v.tuple([v.number(), v.number()]))]);
const fileSchema = v.object({ sizes: v.array(rowSchema), images: v.custom<JsonRecord>(isJsonRecord) });

type ImageSize = ImageIndex[string];

/** The sizes of the images in one folder. Names are looked at when they are asked for: there may be thousands. */
export class KnownSizes {
  private readonly sizes: readonly ImageSize[];

  constructor(
    rows: readonly v.InferOutput<typeof rowSchema>[],
    private readonly images: JsonRecord,
  ) {
    this.sizes = rows.map(([width, height, widths, focus]) => ({ width, height, widths, ...(focus && { focus }) }));
  }

  /** The size of the image in the file of that name; the same object each time. */
  of(name: string): ImageSize | undefined {
    const place = Object.hasOwn(this.images, name) ? this.images[name] : undefined;
    return typeof place === 'number' ? this.sizes[place] : undefined;
  }
}

/**
 * Reads the sizes in a folder under images/. Null where the file is missing, as on hosts of a bare folder, or is broken, which is logged.
 */
export async function readSizes(read: ReadJson, folder: string): Promise<KnownSizes | null> {
  const file = sizesFiles.get(folder);
  if (file === undefined) return null;
  try {
    const { sizes, images } = v.parse(fileSchema, await read(file));
    return new KnownSizes(sizes, images);
  } catch (error) {
    if (!(isCatalogueError(error) && error.kind === 'not-ok'))
      console.warn(`${file} cannot be read: the image index is read instead`, error);
    return null;
  }
}
