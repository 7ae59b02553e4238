import type { JsonRecord } from '../../domain/json-record';
import { shippedCatalogue } from './shipped-catalogue';

/** The files of a folder of the shipped catalogue, but for its indexes. */
export const shippedFiles = (folder: string): JsonRecord[] =>
  [...shippedCatalogue()].flatMap(([path, json]) =>
    path.startsWith(`${folder}/`) && !path.startsWith(`${folder}/index.`) ? [json] : [],
  );
