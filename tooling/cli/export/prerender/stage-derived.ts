import { derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { SplitCatalogue } from '../../derive/guarded/split-catalogue';
import { DATA } from './data-folder';
import type { PageRecord } from './page-record';
import { stageContents, type StagedFiles } from './staged-files';
import type { UntouchedOutputs } from './untouched-outputs';

/** What is derived of a catalogue for visitors, by paths in the catalogue. */
interface StagedDerived {
  /** Where the texts lie: in the site where it has them, else beside it. */
  placed: ReadonlyMap<string, string>;
  /** Texts that the site is to do without. */
  leftOut: ReadonlyMap<string, string>;
  /** Hashes of all texts. */
  hashes: ReadonlyMap<string, string>;
}

interface Staging {
  /** The last export's. */
  earlier: PageRecord;
  outputs: UntouchedOutputs;
  staged: StagedFiles;
  isLeftOut: (file: string) => boolean;
}

function stageAll(staged: StagedFiles, texts: readonly [output: string, text: string][]): void {
  try {
    for (const text of stageContents(staged.place, texts)) staged.add(text);
  } catch (error) {
    throw new Error(`What is derived of the catalogue cannot be written: ${messageOf(error)}. Nothing has changed.`, {
      cause: error,
    });
  }
}

/** Stages the derived files that the site does not have. Rejects with one sentence where the disk is full. */
export async function stageDerived(split: SplitCatalogue, staging: Staging): Promise<StagedDerived> {
  const { earlier, outputs, staged, isLeftOut } = staging;
  const folders = await Promise.all(derivedIds.map((id) => split.derivedFor('', id)));
  const leftOut = new Map<string, string>();
  const hashes = new Map<string, string>();
  const placed = new Map<string, string>();
  const texts: [output: string, text: string][] = [];
  for (const [file, { version, text }] of folders.flatMap((files) => [...files])) {
    const output = DATA + file;
    hashes.set(file, version);
    if (isLeftOut(output)) {
      leftOut.set(file, text);
      continue;
    }
    const isThere = earlier.sources.get(file)?.hash === version && outputs.isAsWritten(output, version);
    if (isThere) staged.add({ file: output, isThere });
    else texts.push([output, text]);
    placed.set(file, output);
  }
  stageAll(staged, texts);
  return { placed: new Map([...placed].map(([file, output]) => [file, staged.pathOf(output)])), leftOut, hashes };
}
