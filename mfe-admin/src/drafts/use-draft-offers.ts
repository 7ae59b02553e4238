import { useEffect, useMemo } from 'react';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { type CatalogueFile, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import type { FieldSpec } from '../fields/field-spec';
import { isContained, offerOf } from './draft';

const baseOf = (file: CatalogueFile, text: string): CatalogueFile | undefined =>
  tryOr(() => parseCatalogueFile(file.kind, file.id, text), undefined);

/** The changes that drafts of earlier visits would make to a file, the newest first. One that the file contains is discarded. */
export function useDraftOffers(
  file: CatalogueFile,
  fields: readonly FieldSpec[],
  left: readonly Draft[],
  discard: (draft: Draft) => Promise<void>,
) {
  useEffect(() => {
    for (const draft of left) {
      if (!isContained(draft, baseOf(file, draft.baseText), file, fields)) continue;
      discard(draft).catch((error: unknown) => console.warn('A draft could not be removed', error));
    }
  }, [left, file, fields, discard]);
  return useMemo(
    () => left.flatMap((draft) => offerOf(draft, baseOf(file, draft.baseText), file, fields) ?? []),
    [left, file, fields],
  );
}
