import type { DehydratedState } from '@tanstack/react-query';
import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import type { PageBuilds, PageData } from '../page-state/page-data';
import type { ScriptToPreload } from '../page-state/remote-assets';

/** The data of a page, as the text that lies beside it. The same data gives the same text. */
export function pageDataOf(
  { queries }: DehydratedState,
  {
    builds,
    scripts,
    firstImages,
  }: { builds: PageBuilds; scripts: ScriptToPreload[]; firstImages: readonly FirstImage[] },
): string {
  // A component that waited was drawn twice.
  const images = [...new Map(firstImages.map((image) => [image.src, image])).values()];
  const data: PageData = {
    builds,
    queries: queries.map(({ queryKey, state }) => ({ queryKey, data: state.data })),
    ...(scripts.length > 0 && { scripts }),
    images,
  };
  return JSON.stringify(data);
}
