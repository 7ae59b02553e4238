import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonRecord } from '../../domain/json-record';

const DATA = path.join(__dirname, '../../../../data');

/** The files of the shipped catalogue that tell of people, plots, places and families, by their paths. */
export const shippedCatalogue = (): Map<string, JsonRecord> =>
  new Map(
    ['characters', 'plots', 'locations', 'families'].flatMap((folder) =>
      readdirSync(path.join(DATA, folder))
        .filter((name) => name.endsWith('.json'))
        .map((name): [string, JsonRecord] => [
          `${folder}/${name}`,
          JSON.parse(readFileSync(path.join(DATA, folder, name), 'utf8')) as JsonRecord,
        ]),
    ),
  );
