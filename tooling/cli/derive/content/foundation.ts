import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { indexCatalogue } from './index-catalogue';
import { writeSchemas } from './json-schema/write-schemas';
import { changelogStarter, MISSING_COVER, siteStarter } from './starters/site-starter';

/** Writes what every catalogue has once into a folder without site.json: gives the paths of what was written. Overwrites nothing. */
export async function writeFoundation(folder: string): Promise<string[]> {
  if (existsSync(join(folder, catalogueFiles.site))) return [];
  const cover = IMAGES + IMAGE_FOLDERS.characterCover + MISSING_COVER;
  const svg = await readFile(fileURLToPath(new URL('./starters/missing-cover.svg', import.meta.url)), 'utf8');
  const all: [string, string][] = [
    [catalogueFiles.changelog, fileText(changelogStarter())],
    [cover, svg],
    // Last: where it is, nothing is missing.
    [catalogueFiles.site, fileText(siteStarter(basename(folder)))],
  ];
  const missing = all.filter(([file]) => !existsSync(join(folder, file)));
  for (const [file, text] of missing) await writeFileAtomically(join(folder, file), text);
  return [...missing.map(([file]) => file), ...(await writeSchemas(folder, ''))];
}

/** Whether there is nothing in a folder but what systems and tools put there. */
const isEmpty = async (folder: string) => (await readdir(folder)).every((name) => name.startsWith('.'));

/** Makes an empty folder a catalogue, and says so. Where it cannot be written, the site goes on without one. */
export async function beginCatalogue(folder: string): Promise<void> {
  if (!(await isEmpty(folder))) return;
  try {
    await writeFoundation(folder);
    await indexCatalogue(folder);
    console.log(`The folder ${folder} was empty: a new catalogue begins there.`);
  } catch (error) {
    console.warn(`The folder ${folder} is empty, and no catalogue can begin there: ${messageOf(error)}.`);
  }
}
