import { useCallback } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import type { CatalogueFile } from '../files/catalogue-file';
import type { Confirm } from '../ui/use-ask';
import { isTaken, useTakenFiles } from './taken-files';
import { useLeaveWarning } from './use-leave-warning';

interface Work {
  file: CatalogueFile;
  /** The file as edited. */
  current: () => JsonRecord;
  /** Files that were made along with it. */
  others: () => readonly PendingFile[];
  /** Whether what was typed is on this device, or is about to be. */
  isKept: boolean;
  confirm: Confirm;
}

/** Which files there are to be taken along, and which were; leaving warns of the rest. */
export function useTaking({ file, current, others, isKept, confirm }: Work) {
  const { taken, take } = useTakenFiles();
  const pending = useCallback(() => [pendingFile(file, current()), ...others()], [file, current, others]);
  useLeaveWarning({
    isTaken: useCallback(() => pending().every((each) => isTaken(each, taken)), [pending, taken]),
    isKept,
    confirm,
  });
  return {
    /** The files that can be taken along, as they are now. */
    pending,
    taken,
    /** Says that files were downloaded or saved as they are. */
    take,
  };
}
