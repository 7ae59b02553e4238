import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from '../../domain/json-record';

const DATA = join(__dirname, '../../../../data');

/** The files of a folder of the shipped catalogue, but for its indexes. */
export const shippedFiles = (folder: string): JsonRecord[] =>
  readdirSync(join(DATA, folder))
    .filter((name) => name.endsWith('.json') && !name.startsWith('index.'))
    .map((name) => JSON.parse(readFileSync(join(DATA, folder, name), 'utf8')) as JsonRecord);
