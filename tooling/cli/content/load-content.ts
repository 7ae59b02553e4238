import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { counted, silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { type Content, contentOf } from '@otherfolk/shared/check/content';
import { errorAt, errorsIn, type Finding } from '@otherfolk/shared/check/finding';
import { type FileList, type ListedFile, listFiles } from '../catalogue/list-files';
import { checkSize, MAX_READ_BYTES } from './check-size';
import { readJsonFile } from './read-json-file';

export interface LoadedContent {
  content: Content;
  /** What kept files from being read: what follows from the missing files is not worth saying. */
  obstacles: Finding[];
  findings: Finding[];
  /** Of the contents of the files that were read: the same for equal contents only. */
  versions: ReadonlyMap<string, string>;
  /** Every file of the folder. */
  files: ReadonlyMap<string, ListedFile>;
}

/** A folder without any file is no catalogue. */
export function checkEmpty(folder: string, { files, findings }: FileList): Finding[] {
  if (findings.length > 0 || files.size > 0) return [];
  return [errorAt({ file: '.' }, `${folder}: the folder is empty`, 'Name the folder of a catalogue')];
}

/** Never throws: whatever is wrong with the folder or its files is a finding. */
export async function loadContent(
  folder: string,
  startProgress: StartProgress = silentProgress,
): Promise<LoadedContent> {
  const list = await listFiles(folder);
  const { files, findings } = list;
  const json = new Map<string, unknown>();
  const versions = new Map<string, string>();
  const readings: Finding[] = checkEmpty(folder, list);
  const sizes: Finding[] = [];
  const root = files.size > 0 ? await realpath(folder) : folder;
  for (const [file, { bytes }] of counted(files, startProgress('reading files', files.size))) {
    sizes.push(...checkSize(file, bytes));
    if (!file.endsWith('.json') || bytes > MAX_READ_BYTES) continue;
    const read = readJsonFile(join(root, file), file);
    readings.push(...read.findings);
    if (read.json !== undefined) json.set(file, read.json);
    if (read.version !== undefined) versions.set(file, read.version);
  }
  const content = contentOf(json, new Set(files.keys()));
  const readable = [...findings, ...readings, ...content.findings];
  return { content, obstacles: errorsIn(readable), findings: [...readable, ...sizes], versions, files };
}
