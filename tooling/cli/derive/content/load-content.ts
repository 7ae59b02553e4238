import { fromFile } from '@otherfolk/shared/catalogue/from-files';
import { counted, silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { type Content, contentOf } from '@otherfolk/shared/check/content';
import { type FileSummary, summaryOfFile } from '@otherfolk/shared/check/file-summary';
import { errorAt, errorsIn, type Finding } from '@otherfolk/shared/check/finding';
import { contentMemo } from '../cache/content-memo';
import { DerivationCache } from '../cache/derivation-cache';
import { type FileList, type ListedFile, listFiles } from '../catalogue/list-files';
import { versionOf } from '../guarded/file-versions';
import { checkSize, MAX_READ_BYTES } from './check-size';
import { JsonReader } from './json-reader';

export interface LoadedContent {
  content: Content;
  /** What kept files from being read: what follows from the missing files is not worth saying. */
  obstacles: Finding[];
  findings: Finding[];
  /** The versions of the contents of the files that were read: the same for equal contents only. */
  versions: ReadonlyMap<string, string>;
  /** Every file of the folder. */
  list: FileList;
}

/** A folder without any file is no catalogue. */
function checkEmpty(folder: string, { files, findings }: FileList): Finding[] {
  if (findings.length > 0 || files.size > 0) return [];
  return [errorAt({ file: '.' }, `${folder}: the folder is empty`, 'Name the folder of a catalogue')];
}

interface SummarizedFile {
  findings: Finding[];
  /** Undefined where the file holds no JSON. */
  summary?: FileSummary;
}

function readSummary(reader: JsonReader, file: string): SummarizedFile {
  const { json, findings } = reader.read(file);
  return json === undefined ? { findings } : { findings, summary: summaryOfFile(file, json) };
}

interface LoadOptions {
  /** The files of the folder, where they have been listed just now. */
  list?: FileList;
  /** Knows what followed from files before. */
  cache?: DerivationCache;
  startProgress?: StartProgress;
  /** Files that are not read. */
  isIgnored?: (file: string) => boolean;
}

/**
 * A catalogue whose files are read where something new follows from them. Never throws: whatever is wrong with the folder or its files
 * is a finding.
 */
export async function loadContent(folder: string, options: LoadOptions = {}): Promise<LoadedContent> {
  const { list = await listFiles(folder), cache = new DerivationCache(), startProgress = silentProgress } = options;
  const { isIgnored = () => false } = options;
  const { files } = list;
  const reader = new JsonReader(files);
  const versions = new Map<string, string>();
  const memo = contentMemo(cache, {
    versionOf: (file) => versions.get(file) ?? '',
    // A file that has become another one since, or cannot be read, is not kept.
    isUnchanged: (all) => all.every((file) => reader.isUnchanged(file, versions.get(file))),
  });
  const isRead = (file: string, { bytes }: ListedFile) =>
    file.endsWith('.json') && bytes <= MAX_READ_BYTES && !isIgnored(file);
  const read = [...files].filter((each) => isRead(...each));
  const summaries = new Map<string, FileSummary>();
  const findings: Finding[] = [];
  for (const [file, listed] of counted(read, startProgress('reading files', read.length))) {
    versions.set(
      file,
      versionOf(listed, cache, () => reader.read(file).version),
    );
    const [summarized] = memo.ofEach('summary', [fromFile(file)], () => readSummary(reader, file));
    if (summarized?.summary) summaries.set(file, summarized.summary);
    findings.push(...(summarized?.findings ?? []));
  }
  const json = {
    size: summaries.size,
    has: (file: string) => summaries.has(file),
    keys: () => summaries.keys(),
    get: (file: string) => (summaries.has(file) ? reader.read(file).json : undefined),
  };
  const content = contentOf(json, new Set(files.keys()), { memo, summaries });
  const readable = [...list.findings, ...checkEmpty(folder, list), ...findings, ...content.findings];
  const sizes = [...files].flatMap(([file, { bytes }]) => checkSize(file, bytes));
  return { content, obstacles: errorsIn(readable), findings: [...readable, ...sizes], versions, list };
}
