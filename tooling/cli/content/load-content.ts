import { inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { counted, silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { type Content, contentOf } from '@otherfolk/shared/check/content';
import { type FileOutline, outlineOf } from '@otherfolk/shared/check/file-outline';
import { errorAt, errorsIn, type Finding } from '@otherfolk/shared/check/finding';
import { type FileList, type ListedFile, listFiles } from '../catalogue/list-files';
import { DerivationCache } from '../derived/derivation-cache';
import { FILES_IN_BLOCK } from '../derived/recall-each';
import { filesToKnow, UNREADABLE, versionsOf } from '../guarded/file-versions';
import { checkSize, MAX_READ_BYTES } from './check-size';
import { contentRecall } from './content-recall';
import { JsonReader } from './json-reader';

export interface LoadedContent {
  content: Content;
  /** What kept files from being read: what follows from the missing files is not worth saying. */
  obstacles: Finding[];
  findings: Finding[];
  /** Of the contents of the files that were read: the same for equal contents only. */
  versions: ReadonlyMap<string, string>;
  /** Every file of the folder. */
  list: FileList;
}

/** A folder without any file is no catalogue. */
function checkEmpty(folder: string, { files, findings }: FileList): Finding[] {
  if (findings.length > 0 || files.size > 0) return [];
  return [errorAt({ file: '.' }, `${folder}: the folder is empty`, 'Name the folder of a catalogue')];
}

interface ReadOutline {
  findings: Finding[];
  /** Undefined where the file holds no JSON. */
  outline?: FileOutline;
}

function readOutline(reader: JsonReader, file: string): ReadOutline {
  const { json, findings } = reader.read(file);
  return json === undefined ? { findings } : { findings, outline: outlineOf(file, json) };
}

interface LoadOptions {
  /** The files of the folder, where they have been listed just now. */
  list?: FileList;
  /** Knows what followed from files before. */
  cache?: DerivationCache;
  startProgress?: StartProgress;
  /** Files that need not even be looked at. */
  passesOver?: (file: string) => boolean;
}

/**
 * A catalogue whose files are read where something new follows from them. Never throws: whatever is wrong with the folder or its files
 * is a finding.
 */
export async function loadContent(folder: string, options: LoadOptions = {}): Promise<LoadedContent> {
  const { list = await listFiles(folder), cache = new DerivationCache(), startProgress = silentProgress } = options;
  const { passesOver = () => false } = options;
  const { files } = list;
  const reader = new JsonReader(files);
  const versions = new Map<string, string>();
  const recall = contentRecall(reader, versions, cache);
  const outlines = new Map<string, FileOutline>();
  const readings: Finding[] = checkEmpty(folder, list);
  const sizes = [...files].flatMap(([file, { bytes }]) => checkSize(file, bytes));
  const isRead = (file: string, { bytes }: ListedFile) =>
    file.endsWith('.json') && bytes <= MAX_READ_BYTES && !passesOver(file);
  const read = filesToKnow([...files].filter((each) => isRead(...each)));
  const progress = startProgress('reading files', read.length);
  for (const block of counted(inBlocks(read, FILES_IN_BLOCK), progress, ({ length }) => length)) {
    const ofBlock = versionsOf(block, cache, ({ id }) => reader.read(id).version);
    block.forEach(({ id }, place) => versions.set(id, ofBlock[place] ?? UNREADABLE));
    const outlined = recall.ofEach('outlines', block, ({ id }) => readOutline(reader, id));
    outlined.forEach(({ findings, outline }, place) => {
      readings.push(...findings);
      if (outline) outlines.set(block[place]?.id ?? '', outline);
    });
  }
  const json = {
    size: outlines.size,
    has: (file: string) => outlines.has(file),
    keys: () => outlines.keys(),
    get: (file: string) => (outlines.has(file) ? reader.read(file).json : undefined),
  };
  const content = contentOf(json, new Set(files.keys()), recall, outlines);
  const readable = [...list.findings, ...readings, ...content.findings];
  return { content, obstacles: errorsIn(readable), findings: [...readable, ...sizes], versions, list };
}
