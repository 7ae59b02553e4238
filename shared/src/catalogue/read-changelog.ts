import { groupChangelog, type GroupedRelease } from '../domain/changelog';
import { catalogueFiles } from './catalogue-files';
import { parseFile, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { changelogSchema } from './schemas/changelog';

export async function readChangelog(read: ReadJson, warn: Warn = console.warn): Promise<GroupedRelease[]> {
  const file = catalogueFiles.changelog;
  return groupChangelog(parseFile(file, await read(file), changelogSchema, warn));
}
