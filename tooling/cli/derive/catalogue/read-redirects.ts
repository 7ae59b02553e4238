import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import type { Redirects } from '@otherfolk/shared/kinds/redirect';
import { redirectsSchema } from '@otherfolk/shared/kinds/redirects-schema';

/** None where the file is missing or broken, which the content check tells. */
export async function readRedirects(catalogue: string): Promise<Redirects> {
  try {
    const json = jsonOfBytes(await readFile(path.join(catalogue, REDIRECTS_FILE)));
    return parseLeniently(redirectsSchema, json).output ?? {};
  } catch {
    return {};
  }
}
