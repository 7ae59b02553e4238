import { useCallback } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import { withRecomputed } from '../files/recomputed';
import type { Confirm } from '../ui/use-ask';
import { isDelivered, useDeliveredFiles } from './delivered-files';
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

/** Knows which files are to be delivered, and which were; leaving warns of the rest. */
export function useDelivery({ file, current, others, isKept, confirm }: Work) {
  const { delivered, markDelivered } = useDeliveredFiles();
  const pending = useCallback(
    () => [pendingFile(file, withRecomputed(file, current())), ...others()],
    [file, current, others],
  );
  const isTyped = useCallback(() => file.isNew || current() !== file.json, [file, current]);
  useLeaveWarning({
    isDelivered: useCallback(() => {
      const [own, ...rest] = pending();
      // A value that is only computed anew is no loss.
      return [...(own && isTyped() ? [own] : []), ...rest].every((each) => isDelivered(each, delivered));
    }, [pending, isTyped, delivered]),
    isKept,
    confirm,
  });
  return {
    /** The files that can be delivered, as they are now. */
    pending,
    delivered,
    /** Notes that files were downloaded or saved as they are. */
    markDelivered,
  };
}
