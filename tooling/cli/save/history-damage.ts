import { HttpError } from '@otherfolk/system/http/http-error';
import type { ChangeFolder, ChangeRecord } from './change-record';
import { DamagedPack, PackReader } from './content-pack';

const OTHERS_STAY = 'The other changes of the history can still be shown and restored.';

/** The record of a change that somebody asks for. Throws an HttpError where it is damaged. */
export function recordOf(folder: ChangeFolder): ChangeRecord {
  try {
    return folder.readRecord();
  } catch {
    throw new HttpError('UNAVAILABLE', `The record of the change ${folder.id} is damaged. ${OTHERS_STAY}`);
  }
}

/** Reads what a change keeps. Throws an HttpError where that is damaged. */
export function readPack<T>(folder: ChangeFolder, work: (pack: PackReader) => T): T {
  let pack: PackReader | undefined;
  try {
    pack = new PackReader(folder.pack);
    return work(pack);
  } catch (error) {
    if (!(error instanceof DamagedPack)) throw error;
    throw new HttpError('UNAVAILABLE', `What the change ${folder.id} keeps of its files is damaged. ${OTHERS_STAY}`);
  } finally {
    pack?.close();
  }
}
