import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { characterIndexEntry } from '@otherfolk/shared/catalogue/index-entries';
import { counted, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/catalogue/read-character';
import { DERIVED_FILES } from '@otherfolk/shared/check/content';
import type { IndexSources } from '@otherfolk/shared/check/derived-indexes';
import { errorsIn, type Finding } from '@otherfolk/shared/check/finding';
import { derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { type FileList, type ListedFile, listFiles } from '../catalogue/list-files';
import type { DerivationCache } from '../derived/derivation-cache';
import { UNREADABLE, versionOfFile } from '../guarded/look-at-file';
import { MAX_READ_BYTES } from './check-size';
import { type FileOutline, outlineOf } from './file-outline';
import { knownEntries } from './known-entries';
import { checkEmpty } from './load-content';
import { readJsonFile } from './read-json-file';

interface OutlinedFile {
  outline: FileOutline;
  real: string;
  version: string;
}

export interface ReadIndexSources {
  sources: IndexSources;
  /** What kept files from being read. */
  obstacles: Finding[];
  list: FileList;
}

/** What the indexes are made of need not be read to make them. */
const isDerived = (file: string) => DERIVED_FILES.includes(file) || derivedIdOf(file) !== undefined;

/** Each in the order of paths; what `cache` knows is not read. */
function outlinesOf(
  files: ReadonlyMap<string, ListedFile>,
  cache: DerivationCache,
  startProgress: StartProgress,
): Map<string, OutlinedFile> {
  const outlines = new Map<string, OutlinedFile>();
  for (const [file, listed] of counted(files, startProgress('reading files', files.size))) {
    if (!file.endsWith('.json') || listed.bytes > MAX_READ_BYTES || isDerived(file)) continue;
    const { real } = listed;
    const version = versionOfFile(listed, cache);
    const derive = () => outlineOf(file, real);
    // Why a file cannot be read may be another reason the next time.
    const outline = version === UNREADABLE ? derive() : cache.of(['outline', file, version], derive);
    outlines.set(file, { outline, real, version });
  }
  return new Map([...outlines].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const silent = () => undefined;

/** Reads and parses what the entry of a life is derived from. */
function entryReader(outlines: ReadonlyMap<string, OutlinedFile>, cache: DerivationCache) {
  const ofEntry = knownEntries(cache, (file) => outlines.get(file)?.version ?? '');
  const jsonOf = (file: string) => readJsonFile(outlines.get(file)?.real ?? '', file).json;
  const { characterFile } = catalogueFiles;
  return (coreId: string, id: string) =>
    ofEntry(coreId, id, () =>
      characterIndexEntry(
        parseCharacterCore(coreId, jsonOf(characterFile(coreId)), silent),
        parseCharacterVariant(id, jsonOf(characterFile(id)), silent),
      ),
    );
}

function sourcesOf(outlines: ReadonlyMap<string, OutlinedFile>, cache: DerivationCache): IndexSources {
  const all = [...outlines.values()].map(({ outline }) => outline);
  const listed = new Set(all.flatMap((outline) => outline.listed));
  const characters = all.flatMap(({ character }) => character ?? []);
  const isVariant = ({ id, isVariant: says }: (typeof characters)[number]) => says || listed.has(id);
  return {
    cores: characters.filter((each) => !isVariant(each)),
    variantOf: new Map(characters.filter(isVariant).map(({ id, variantOf }) => [id, variantOf])),
    characterEntry: entryReader(outlines, cache),
    plots: all.flatMap(({ plot }) => plot ?? []),
    locations: all.flatMap(({ location }) => location ?? []),
  };
}

/** What the indexes of a catalogue follow from; files that `cache` knows are not read again. Never throws because of what is in the folder. */
export async function readIndexSources(
  folder: string,
  cache: DerivationCache,
  startProgress: StartProgress,
): Promise<ReadIndexSources> {
  const list = await listFiles(folder);
  const { files, findings } = list;
  const outlines = outlinesOf(files, cache, startProgress);
  const obstacles = [
    ...errorsIn([...findings, ...checkEmpty(folder, list)]),
    ...[...outlines.values()].flatMap(({ outline }) => outline.errors),
  ];
  return { sources: sourcesOf(outlines, cache), obstacles, list };
}
