import { constants } from 'node:fs';
import { access, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../../build/workspaces';
import { CatalogueError } from '../../src/catalogue/catalogue-error';
import { DATA_PATH } from '../../src/catalogue/catalogue-files';
import type { ReadJson } from '../../src/catalogue/read-json';

/** The folder that DATA_DIR names, relative to where the command was given; the shipped catalogue without it. */
export function catalogueFolderOf(environment: NodeJS.ProcessEnv): string {
  const { DATA_DIR, INIT_CWD } = environment;
  return DATA_DIR ? path.resolve(INIT_CWD ?? process.cwd(), DATA_DIR) : fromRoot('data');
}

/** Resolves to the folder's real path. Rejects with one clear sentence where there is no catalogue to be read. */
export async function openCatalogueFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new Error(`There is no catalogue at ${folder}.`);
  if (!found.isDirectory()) throw new Error(`The catalogue ${folder} is not a folder.`);
  await access(folder, constants.R_OK | constants.X_OK).catch(() => {
    throw new Error(`The catalogue folder ${folder} cannot be read.`);
  });
  return realpath(folder);
}

/** The real path of a file inside the folder; undefined for what is not there, or lies outside, be it through a link. */
export async function fileInside(folder: string, relative: string): Promise<string | undefined> {
  if (relative.includes('\0') || relative.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
  const real = await realpath(path.join(folder, relative)).catch(() => undefined);
  return real?.startsWith(folder + path.sep) ? real : undefined;
}

const SERVED = /\.(json|avif|webp|jpe?g|png|gif|svg)$/i;

/** Whether a site hands out this file of its catalogue folder: data and pictures, and nothing else. */
export const isServedFile = (relative: string) => SERVED.test(relative);

/** Reads a catalogue from disk; `onRead` hears of each file that an answer rests on. */
export function diskReader(folder: string, onRead: (relative: string) => void = () => undefined): ReadJson {
  return async (relative) => {
    onRead(relative);
    const file = await fileInside(folder, relative);
    const content = file && (await readFile(file, 'utf8').catch(() => undefined));
    if (content === undefined) throw new CatalogueError('not-ok', DATA_PATH + relative);
    try {
      return JSON.parse(content) as unknown;
    } catch {
      throw new CatalogueError('not-json', DATA_PATH + relative);
    }
  };
}
