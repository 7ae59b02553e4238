import { draftedFiles, type ImportPlan } from '@otherfolk/shared/formats/plan/import-plan';
import { importSummary } from '@otherfolk/shared/formats/plan/import-summary';
import { nameOfPath } from '@otherfolk/shared/formats/source/source-file';
import type { SourceItem } from '@otherfolk/shared/formats/source/source-item';
import type { Work } from '@otherfolk/shared/formats/source/work';
import type { Plan } from '../changes/change-set';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import type { NewImage } from '../images/new-images';
import type { Ready } from './use-import';

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  gif: 'image/gif',
};

const typeOf = (path: string): string => TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'image/jpeg';

/** The change set of an import: files of other programs as they were planned, files of this site as they are. */
export async function importChange(
  plan: ImportPlan,
  { own, prepared }: Ready,
  items: readonly SourceItem[],
  work: Work,
): Promise<Plan> {
  const drafts = draftedFiles(plan);
  const planned: PendingFile[] = [];
  for (const [at, { file, json }] of drafts.entries()) {
    await work.step(at, drafts.length);
    planned.push(pendingFile(file, json));
  }
  const taken = own.files.map(({ path, text, json }): PendingFile => ({ name: nameOfPath(path), path, text, json }));
  const images = plan.images.flatMap(({ path, source, words }): NewImage[] => {
    const ready = prepared.get(source);
    return ready ? [{ path, bytes: ready.blob, words }] : [];
  });
  const ownImages = own.images.map(({ path, bytes, words }): NewImage => ({
    path,
    bytes: new Blob([bytes], { type: typeOf(path) }),
    words,
  }));
  return {
    summary: importSummary(items),
    files: [...taken, ...planned],
    newImages: [...ownImages, ...images],
    notes: [],
  };
}
