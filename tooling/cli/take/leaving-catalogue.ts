import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { MENTIONS_FILE, REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { isDerived } from '@otherfolk/shared/formats/catalogue/place-in-catalogue';
import type { LeavingCatalogue } from '@otherfolk/shared/formats/take/whole-catalogue';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import { diskReader } from '../derive/catalogue/catalogue-folder';
import { SplitCatalogue } from '../derive/guarded/split-catalogue';

type Bytes = Uint8Array<ArrayBuffer>;

/** A catalogue on a disk, as far as it leaves. */
export interface CatalogueOnDisk extends LeavingCatalogue {
  /** The bytes of one of its files, as they leave. */
  bytesOf: (path: string) => Promise<Bytes>;
}

/** Files that no site hands out, and that are the owner's. */
const OF_OWNER = [MENTIONS_FILE, REDIRECTS_FILE];

const readWhole = async (folder: string, path: string): Promise<Bytes> =>
  new Uint8Array(await readFile(join(folder, path)));

/** What leaves, and what of each file: all as it lies there, or what visitors see. */
async function viewOf(folder: string, isAll: boolean) {
  const split = await SplitCatalogue.read(folder);
  if (!isAll) {
    const bytesOf = async (path: string) => {
      const bytes = await split.content('', path);
      if (!bytes) throw new Error(`${path} is not there.`);
      return bytes;
    };
    return { paths: await split.filesOf('', 'files'), bytesOf };
  }
  const own = await Promise.all(
    OF_OWNER.map(async (path) => ((await readWhole(folder, path).catch(() => undefined)) ? [path] : [])),
  );
  return { paths: [...split.files.keys(), ...own.flat()], bytesOf: (path: string) => readWhole(folder, path) };
}

/** Reads a catalogue as its visitors see it, or with all that the owner has. Rejects with a sentence where it is not there. */
export async function leavingCatalogue(named: string, isAll: boolean): Promise<CatalogueOnDisk> {
  const folder = await realpath(named).catch(() => undefined);
  if (folder === undefined) throw new Error(`${named} is not there.`);
  const { paths, bytesOf } = await viewOf(folder, isAll);
  const leaving = new Set(paths.filter((path) => !isDerived(path)).sort());
  const files = new Map<string, JsonRecord>();
  for (const path of leaving) {
    if (!path.endsWith('.json')) continue;
    const bytes = await bytesOf(path);
    const json: unknown = tryOr(() => jsonOfBytes(bytes), undefined);
    if (isJsonRecord(json)) files.set(path, json);
  }
  const { name } = await readSite(diskReader(folder), () => undefined);
  return { name, files, paths: leaving, bytesOf };
}
