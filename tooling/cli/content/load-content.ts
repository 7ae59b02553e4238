import { inBlocks } from '@otherfolk/shared/catalogue/in-blocks';
import { counted, silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { Versioned } from '@otherfolk/shared/catalogue/recall';
import { type Content, contentOf, type ContentRecall, SINGLE_FILES } from '@otherfolk/shared/check/content';
import { type FileOutline, outlineOf } from '@otherfolk/shared/check/file-outline';
import { errorAt, errorsIn, type Finding } from '@otherfolk/shared/check/finding';
import { once } from '@otherfolk/shared/domain/once';
import { contentHash } from '@otherfolk/system/content-hash';
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

/** What each file of a catalogue says by itself, as `outlineOf` gives it: looked at where somebody asks for more than the version. */
export interface OutlinedFiles {
  /** The same for equal outlines and findings of the same files only. */
  version: string;
  recall: ContentRecall;
  /** The JSON of a file; undefined where it holds none. */
  readJson: (file: string) => unknown;
  /** Whether all that was read until now is as it was when files were looked at. */
  isUnchanged: () => boolean;
  load: () => LoadedContent;
}

/** Looks at the files of a catalogue, and reads those of which something new follows. Never throws: whatever is wrong is a finding. */
export async function outlineFiles(folder: string, options: LoadOptions = {}): Promise<OutlinedFiles> {
  const { list = await listFiles(folder), cache = new DerivationCache(), startProgress = silentProgress } = options;
  const { passesOver = () => false } = options;
  const { files } = list;
  const reader = new JsonReader(files);
  const versions = new Map<string, string>();
  const recall = contentRecall(reader, versions, cache);
  const ofFolder = [...list.findings, ...checkEmpty(folder, list)];
  const isRead = (file: string, { bytes }: ListedFile) =>
    file.endsWith('.json') && bytes <= MAX_READ_BYTES && !passesOver(file);
  const read = filesToKnow([...files].filter((each) => isRead(...each)));
  const progress = startProgress('reading files', read.length);
  const blocks: Versioned<ReadOutline[]>[] = [];
  for (const block of counted(inBlocks(read, FILES_IN_BLOCK), progress, ({ length }) => length)) {
    const ofBlock = versionsOf(block, cache, ({ id }) => reader.read(id).version);
    block.forEach(({ id }, place) => versions.set(id, ofBlock[place] ?? UNREADABLE));
    // While what was read of them is there.
    for (const each of recall.blocksOf(block))
      blocks.push(each.versionedEach('outlines', ({ id }) => readOutline(reader, id)));
  }
  const names = read.map(({ id }) => id);
  const ofBlocks = blocks.map((block) => block.version);
  const version = contentHash([JSON.stringify(ofFolder), ...names, ...ofBlocks].join('\n'));
  function load(): LoadedContent {
    const outlined = blocks.flatMap(({ value }) => value());
    const outlines = new Map<string, FileOutline>();
    outlined.forEach(({ outline }, place) => {
      if (outline) outlines.set(read[place]?.id ?? '', outline);
    });
    const json = {
      size: outlines.size,
      has: (file: string) => outlines.has(file),
      keys: () => outlines.keys(),
      get: (file: string) => (outlines.has(file) ? reader.read(file).json : undefined),
    };
    const singles = [...SINGLE_FILES.keys()].map((file) => versions.get(file) ?? '');
    const ofContent = contentHash([version, ...singles].join('\n'));
    const content = contentOf(json, new Set(files.keys()), { recall, outlines, version: ofContent });
    const readable = [...ofFolder, ...outlined.flatMap(({ findings }) => findings), ...content.findings];
    const sizes = [...files].flatMap(([file, { bytes }]) => checkSize(file, bytes));
    return { content, obstacles: errorsIn(readable), findings: [...readable, ...sizes], versions, list };
  }
  return {
    version,
    recall,
    readJson: (file) => reader.read(file).json,
    isUnchanged: () => names.every((file) => reader.isUnchanged(file, versions.get(file))),
    load: once(load),
  };
}

/**
 * A catalogue whose files are read where something new follows from them. Never throws: whatever is wrong with the folder or its files
 * is a finding.
 */
export async function loadContent(folder: string, options?: LoadOptions): Promise<LoadedContent> {
  return (await outlineFiles(folder, options)).load();
}
