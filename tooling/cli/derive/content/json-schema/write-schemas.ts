import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { schemaFiles } from './schema-files';

const SETTINGS = '.vscode/settings.json';
const SCHEMAS = '.vscode/schemas';

const inPlace = (match: string, catalogue: string): string =>
  match.startsWith('!') ? `!${catalogue}${match.slice(1)}` : catalogue + match;

/**
 * The files by their paths in the folder that an editor opens, with their texts. `catalogue` leads from there to the
 * catalogue: empty, or as in `/data`.
 */
export function schemaTexts(catalogue: string): Map<string, string> {
  const files = schemaFiles();
  const settings = {
    'json.schemas': files.map(({ name, matches }) => ({
      fileMatch: matches.map((match) => inPlace(match, catalogue)),
      url: `./${SCHEMAS}/${name}`,
    })),
  };
  const text = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;
  return new Map([
    ...files.map(({ name, content }) => [`${SCHEMAS}/${name}`, text(content)] as const),
    [SETTINGS, text(settings)],
  ]);
}

/** Writes what has changed, and gives its paths. Settings that are somebody's own stay as they are. */
export async function writeSchemas(workspace: string, catalogue: string): Promise<string[]> {
  const written: string[] = [];
  for (const [file, text] of schemaTexts(catalogue)) {
    const path = join(workspace, file);
    if (file === SETTINGS && existsSync(path)) continue;
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
    await writeFileAtomically(path, text);
    written.push(file);
  }
  return written;
}
