import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import type { Site } from '@otherfolk/shared/kinds/site/site-schema';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useIsViewerKnown, useSession, useViewer } from '@otherfolk/shared/session';
import { DetailBoundary } from '@otherfolk/shared/ui/detail-layout/detail-boundary';
import { CompareTool } from '../collect/compare-tool';
import { detailTexts } from '../texts/detail';

const BACK = { to: paths.characters, label: detailTexts.back };

/** The data that a page below `/characters` is given. */
export interface LoadedProps {
  characterId: string;
  /** Missing where the address names none. */
  variantId: string | undefined;
  viewer: Viewer;
  site: Site;
}

function Loaded({
  Content,
  ...request
}: Omit<LoadedProps, 'viewer' | 'site'> & { Content: ComponentType<LoadedProps> }) {
  const viewer = usePageViewer(useViewer());
  return <Content {...request} viewer={viewer} site={useSuspenseQuery(siteQuery).data} />;
}

/** A page about characters that is loaded for who is looking. */
export function LoadedPage({ Content }: { Content: ComponentType<LoadedProps> }) {
  const { characterId = '', variantId } = useParams();
  return (
    <DetailBoundary
      key={characterId}
      resetKeys={[variantId, useSession()]}
      isWaiting={!useIsViewerKnown()}
      back={BACK}
      describe={detailTexts.error}
    >
      <Loaded Content={Content} characterId={characterId} variantId={variantId} />
      <CompareTool />
    </DetailBoundary>
  );
}
