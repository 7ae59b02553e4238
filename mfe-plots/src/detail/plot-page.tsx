import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useIsViewerKnown, useSession, useViewer } from '@otherfolk/shared/session';
import { DetailBoundary } from '@otherfolk/shared/ui/detail-layout/detail-boundary';
import { texts } from '../texts';
import { plotPageQuery } from './plot-page-query';
import { PlotView } from './plot-view';

function LoadedPlot({ plotId, variantId }: { plotId: string; variantId: string | undefined }) {
  const viewer = usePageViewer(useViewer());
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const files = useSuspenseQuery(plotPageQuery({ plotId, variantId, viewer, release })).data;
  return <PlotView {...files} />;
}

const BACK = { to: paths.plots, label: texts.page.back };

export function PlotPage() {
  const { plotId = '', variantId } = useParams();
  return (
    <DetailBoundary key={plotId} resetKeys={[variantId, useSession()]} isWaiting={!useIsViewerKnown()} back={BACK}>
      <LoadedPlot plotId={plotId} variantId={variantId} />
    </DetailBoundary>
  );
}
