import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useIsViewerKnown, useSession, useViewer } from '@otherfolk/shared/session';
import { DetailBoundary } from '@otherfolk/shared/ui/detail-layout/detail-boundary';
import { QueryWithPlaceholder } from '@otherfolk/shared/ui/detail-layout/query-with-placeholder';
import { texts } from '../texts';
import { locationPageQuery } from './location-page-query';
import { LocationView } from './location-view';
import { placeholderFiles } from './placeholder-files';

export { placeholderFiles };

function LoadedLocation({ locationId }: { locationId: string }) {
  const viewer = usePageViewer(useViewer());
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const client = useQueryClient();
  const request = { locationId, viewer, release };
  return (
    <QueryWithPlaceholder query={locationPageQuery(request)} placeholder={() => placeholderFiles(client, request)}>
      {(files, isPlaceholder) => <LocationView files={files} isPlaceholder={isPlaceholder} />}
    </QueryWithPlaceholder>
  );
}

const BACK = { to: paths.locations, label: texts.page.back };

export function LocationPage() {
  const { locationId = '' } = useParams();
  return (
    <DetailBoundary key={locationId} resetKeys={[useSession()]} isWaiting={!useIsViewerKnown()} back={BACK}>
      <LoadedLocation locationId={locationId} />
    </DetailBoundary>
  );
}
