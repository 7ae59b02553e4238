import { catalogueFiles } from '../../catalogue/catalogue-files';
import { parseFile, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { groupChangelog, type GroupedRelease } from '../../domain/changelog';
import { changelogSchema } from './changelog-schema';

export async function readChangelog(read: ReadJson, warn: Warn = console.warn): Promise<GroupedRelease[]> {
  const file = catalogueFiles.changelog;
  return groupChangelog(parseFile(file, await read(file), changelogSchema, warn));
}
