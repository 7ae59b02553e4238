import { useCallback, useState } from 'react';
import type { PendingFile } from '../changes/pending-file';

/** Texts that were downloaded or saved, by the names of their files. */
export type DeliveredTexts = ReadonlyMap<string, string>;

/** Whether there is nothing in a file, as it is now, that was not delivered. */
export const isDelivered = ({ name, text, before }: PendingFile, delivered: DeliveredTexts): boolean =>
  text === before?.text || text === delivered.get(name);

/** Remembers which files were delivered, and with which text. */
export function useDeliveredFiles() {
  const [delivered, setDelivered] = useState<DeliveredTexts>(new Map());
  const markDelivered = useCallback((files: readonly PendingFile[]) => {
    setDelivered((before) => new Map([...before, ...files.map(({ name, text }) => [name, text] as const)]));
  }, []);
  return { delivered, markDelivered };
}
