import { constants, readFileSync, realpathSync } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { fromRoot } from '@otherfolk/system/from-root';
import { completeImageIndex } from './complete-image-index';
import { isServedFile } from './served-files';

/** The folder that DATA_DIR names, relative to where the command was given; the shipped catalogue without it. */
export function catalogueFolderOf(environment: NodeJS.ProcessEnv): string {
  const { DATA_DIR, INIT_CWD } = environment;
  return DATA_DIR ? path.resolve(INIT_CWD ?? process.cwd(), DATA_DIR) : fromRoot('data');
}

/** Resolves to the folder's real path. Rejects with one clear sentence where there is no catalogue to be read. */
export async function openCatalogueFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  if (!found)
    throw new Error(`There is no catalogue at ${folder}: to begin a new one, make that folder and run npm start.`);
  if (!found.isDirectory()) throw new Error(`The catalogue ${folder} is not a folder.`);
  await access(folder, constants.R_OK | constants.X_OK).catch(() => {
    throw new Error(`The catalogue folder ${folder} cannot be read.`);
  });
  return realpath(folder);
}

/** Whether the site hands out what a file of the catalogue leads to, its real path. */
export const isServed = (folder: string, relative: string, real: string): boolean =>
  isServedFile(relative) &&
  // Most files are no links.
  (real === folder + path.sep + relative ||
    (real.startsWith(folder + path.sep) && isServedFile(path.relative(folder, real).split(path.sep).join('/'))));

/**
 * The real path of a file that the site hands out; undefined for any other, and for what is not there. A link is followed to files
 * that are handed out themselves, and to no others.
 */
function servedFile(folder: string, relative: string): string | undefined {
  if (!isServedFile(relative)) return undefined;
  const real = tryOr(() => realpathSync.native(path.join(folder, relative)), undefined);
  return real !== undefined && isServed(folder, relative, real) ? real : undefined;
}

function parse(relative: string, content: Uint8Array): unknown {
  try {
    return jsonOfBytes(content);
  } catch {
    throw new CatalogueError('not-json', DATA_PATH + relative);
  }
}

/** Reads a catalogue from disk, its image index completed. One file after the other takes less time than to wait for each. */
export function diskReader(folder: string): ReadJson {
  return async (relative) => {
    const file = servedFile(folder, relative);
    const content = file === undefined ? undefined : tryOr(() => readFileSync(file), undefined);
    const json = content === undefined ? undefined : parse(relative, content);
    const whole = relative === catalogueFiles.imageIndex ? await completeImageIndex(folder, json) : json;
    if (whole === undefined) throw new CatalogueError('not-ok', DATA_PATH + relative);
    return whole;
  };
}
