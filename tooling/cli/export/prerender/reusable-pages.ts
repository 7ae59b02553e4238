import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { PageSources } from '@otherfolk/shared/contract/rendering';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import type { PageRecord, RecordedPage } from './page-record';
import type { RenderedJob } from './render-job';
import type { UntouchedOutputs } from './untouched-outputs';

/** Gives the recorded pages that would come out the same, and whose files nobody has changed since. */
export function reusablePages(
  record: PageRecord,
  now: Pick<PageRecord, 'key' | 'remotes'>,
  snapshot: CatalogueSnapshot,
  outputs: UntouchedOutputs,
) {
  const changed = new Map<string, boolean>();
  const { imageIndex } = catalogueFiles;
  // Then no line of it is looked at.
  const areImagesSame = record.sources.get(imageIndex)?.hash === snapshot.hashOf(imageIndex);
  const hasChanged = (file: string): boolean => {
    const known = changed.get(file) ?? snapshot.hashOf(file) !== (record.sources.get(file)?.hash ?? '');
    changed.set(file, known);
    return known;
  };
  return (url: string): RecordedPage | undefined => {
    const page = record.key === now.key ? record.pages.get(url) : undefined;
    if (!page || page.restsOn.files.some(hasChanged)) return undefined;
    if (page.restsOn.remotes.some((id) => record.remotes[id] !== now.remotes[id])) return undefined;
    if (!areImagesSame && snapshot.imagesHash(page.restsOn.images) !== page.imagesHash) return undefined;
    return page.outputs.every(([file, hash]) => outputs.isAsWritten(file, hash)) ? page : undefined;
  };
}

/** The image index as a whole is put together anew each time: what rests on it is rendered each time. */
const canBeReused = ({ files }: PageSources) => !files.includes(catalogueFiles.imageIndex);

/**
 * What is recorded of a rendered page; nothing where it could not be known later whether it would come out the same. A page about
 * which something was said is rendered each time: so it is said each time.
 */
export function recordedPage(job: RenderedJob, snapshot: CatalogueSnapshot): RecordedPage | undefined {
  const { isDone, restsOn, said, files } = job;
  if (!isDone || !restsOn || said.length > 0 || !canBeReused(restsOn)) return undefined;
  return {
    // A shell that does not say which remotes a page rests on names all of them in it.
    restsOn: { ...restsOn, remotes: restsOn.remotes ?? [...remoteIds] },
    imagesHash: snapshot.imagesHash(restsOn.images),
    outputs: files.map(({ file, hash }) => [file, hash]),
  };
}
