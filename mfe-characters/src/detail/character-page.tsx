import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { usePageViewer } from '@otherfolk/shared/page/use-page-viewer';
import { useIsViewerKnown, useSession, useViewer } from '@otherfolk/shared/session';
import { DetailBoundary } from '@otherfolk/shared/ui/detail-layout/detail-boundary';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLinkedItems } from '@otherfolk/shared/ui/link-sections';
import { characterPageQuery } from './character-page-query';
import { CharacterView } from './character-view';
import { loadLaterSections } from './lazy-sections';

/** Loads what the page asks for once it is drawn. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([loadLaterSections(), loadReadingAids(), loadLinkedItems()]);

function LoadedCharacter({ characterId, variantId }: { characterId: string; variantId: string | undefined }) {
  const viewer = usePageViewer(useViewer());
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const files = useSuspenseQuery(characterPageQuery({ characterId, variantId, viewer, release })).data;
  return <CharacterView {...files} />;
}

export function CharacterPage() {
  const { characterId = '', variantId } = useParams();
  return (
    <DetailBoundary
      key={characterId}
      resetKeys={[variantId, useSession()]}
      isWaiting={!useIsViewerKnown()}
      describe={(message) => `Error: ${message}`}
    >
      <LoadedCharacter characterId={characterId} variantId={variantId} />
    </DetailBoundary>
  );
}
