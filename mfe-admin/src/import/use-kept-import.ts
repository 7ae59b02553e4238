import { useCallback, useEffect, useState } from 'react';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { importOf, removeImportOf, type StoredImport, storeImport } from '@otherfolk/shared/drafts/import-store';
import type { BroughtFile } from '@otherfolk/shared/formats/container/open-files';
import { type ImportChoices, NO_CHOICES } from '@otherfolk/shared/formats/plan/import-choices';
import type { Mappings } from './use-import';

export interface BegunImport {
  brought: readonly BroughtFile[];
  mappings: Mappings;
  choices: ImportChoices;
}

export const NOTHING_BEGUN: BegunImport = { brought: [], mappings: {}, choices: NO_CHOICES };

/** More than this is not kept: it would take the space of drafts. */
const MOST_BYTES = 100 * 1024 * 1024;

/** Choices come often while somebody types. */
const PAUSE_MS = 400;

const decidedOf = ({ mappings, choices }: BegunImport): string =>
  JSON.stringify({ mappings, choices: { ...choices, leftOut: [...choices.leftOut] } });

/** The import as it was kept. */
export function begunOf({ files, decided }: StoredImport): BegunImport {
  const json: unknown = tryOr(() => JSON.parse(decided) as unknown, {});
  const { mappings, choices = {} } = (isJsonRecord(json) ? json : {}) as { mappings?: Mappings; choices?: object };
  const { leftOut = [], ...others } = choices as Partial<Omit<ImportChoices, 'leftOut'>> & { leftOut?: string[] };
  return {
    brought: files.map(({ path, bytes }) => ({ path, blob: new Blob([bytes]) })),
    mappings: mappings ?? {},
    choices: { ...NO_CHOICES, ...others, leftOut: new Set(leftOut) },
  };
}

/** Gives whether it is kept. */
async function keep(owner: string, begun: BegunImport): Promise<boolean> {
  const files: { path: string; bytes: ArrayBuffer }[] = [];
  let size = 0;
  // One after the other: a thousand reads that begin at once keep the page from answering.
  for (const { path, blob } of begun.brought) {
    size += blob.size;
    if (size > MOST_BYTES) return false;
    files.push({ path, bytes: await blob.arrayBuffer() });
  }
  await storeImport(owner, { files, decided: decidedOf(begun), at: Date.now() });
  return true;
}

/** Keeps a begun import on this device, so that a reload loses nothing, and gives the one that was kept before. */
export function useKeptImport(owner: string, begun: BegunImport) {
  const [kept, setKept] = useState<StoredImport>();
  const [isNotKept, setNotKept] = useState(false);

  useEffect(() => {
    importOf(owner).then(setKept, () => undefined);
  }, [owner]);

  useEffect(() => {
    if (begun.brought.length === 0) return undefined;
    const timer = setTimeout(() => {
      keep(owner, begun).then(
        (isKept) => setNotKept(!isKept),
        () => setNotKept(true),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [owner, begun]);

  return {
    /** The import of an earlier visit. */
    kept,
    /** Whether this device does not keep it. */
    isNotKept: isNotKept && begun.brought.length > 0,
    forget: useCallback(() => {
      setKept(undefined);
      void removeImportOf(owner).catch(() => undefined);
    }, [owner]),
  };
}
