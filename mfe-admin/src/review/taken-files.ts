import { useCallback, useState } from 'react';
import type { PendingFile } from '../changes/pending-file';

/** Texts that were downloaded or saved, by the names of their files. */
export type TakenTexts = ReadonlyMap<string, string>;

/** Whether there is nothing in a file, as it is now, that was not taken along. */
export const isTaken = ({ name, text, before }: PendingFile, taken: TakenTexts): boolean =>
  text === before?.text || text === taken.get(name);

/** Keeps in mind which files were taken along, and as what. */
export function useTakenFiles() {
  const [taken, setTaken] = useState<TakenTexts>(new Map());
  const take = useCallback((files: readonly PendingFile[]) => {
    setTaken((before) => new Map([...before, ...files.map(({ name, text }) => [name, text] as const)]));
  }, []);
  return { taken, take };
}
