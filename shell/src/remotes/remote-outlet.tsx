import { Suspense, use, useEffect } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { type Mount, ownerOf } from '@otherfolk/shared/contract/remotes';
import { Loading } from '@otherfolk/shared/ui/loading';
import { NotFoundPage } from '../notices/not-found-page';
import { announceReady } from '../start/announce-ready';
import { clearReload } from './reload-once';
import { RemoteBoundary } from './remote-boundary';
import { useRemoteLoader } from './remote-loader';

function RemoteRoutes({ mount }: { mount: Mount }) {
  const remote = ownerOf(mount);
  const module = use(useRemoteLoader().load(remote));
  // A release from before the mount was declared has none of its pages.
  const page = useRoutes((module.mounts as Partial<Record<Mount, RouteObject[]>>)[mount] ?? []);
  useEffect(() => {
    clearReload(remote);
    announceReady();
  }, [remote]);
  return page ?? <NotFoundPage />;
}

/** The place where a remote shows its pages. Whatever it does there, the layout stays. */
export function RemoteOutlet({ mount }: { mount: Mount }) {
  return (
    <RemoteBoundary mount={mount}>
      <Suspense fallback={<Loading />}>
        <RemoteRoutes mount={mount} />
      </Suspense>
    </RemoteBoundary>
  );
}
