import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CatalogueError } from '../catalogue/catalogue-error';
import { DATA_PATH } from '../catalogue/catalogue-files';
import type { ReadJson } from '../catalogue/read-json';

const FIXTURES = path.join(__dirname, 'catalogue');

/** Files laid over the fixture catalogue: JSON, or undefined for one that is missing. */
export type FixtureFiles = Record<string, unknown>;

/** Reads the fixture catalogue from disk. A value that is a CatalogueError is thrown instead of given, one that is a promise is waited for. */
export function fixtureReader(files: FixtureFiles = {}): ReadJson {
  return async (name) => {
    if (name in files) {
      const content = await files[name];
      if (content instanceof Error) throw content;
      if (content === undefined) throw new CatalogueError('not-ok', DATA_PATH + name);
      return JSON.parse(JSON.stringify(content)) as unknown;
    }
    const text = await readFile(path.join(FIXTURES, name), 'utf8').catch(() => undefined);
    if (text === undefined) throw new CatalogueError('not-ok', DATA_PATH + name);
    return JSON.parse(text) as unknown;
  };
}
