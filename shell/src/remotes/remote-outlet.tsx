import { Suspense, use, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { Loading } from '@otherfolk/shared/ui/loading';
import { NotFoundPage } from '../notices/not-found-page';
import { announceReady } from '../start/announce-ready';
import { clearReload } from './reload-once';
import { RemoteBoundary } from './remote-boundary';
import { useRemoteLoader } from './remote-loader';
import { Shown } from './shown';

interface Place {
  /** The first segment of the URL. */
  mount: string;
  remote: string;
}

function RemoteRoutes({ mount, remote }: Place) {
  const module = use(useRemoteLoader().load(remote));
  // A release from before the mount was declared has none of its pages.
  const page = useRoutes(module.mounts[mount] ?? []);
  useEffect(() => {
    clearReload(remote);
    announceReady();
  }, [remote]);
  return (
    <Shown remote={remote} name="page">
      {page ?? <NotFoundPage />}
    </Shown>
  );
}

/** The place where a remote shows its pages. Whatever it does there, the layout stays. */
export function RemoteOutlet({ mount, remote }: Place) {
  return (
    <RemoteBoundary remote={remote}>
      <Suspense fallback={<Loading />}>
        <RemoteRoutes mount={mount} remote={remote} />
      </Suspense>
    </RemoteBoundary>
  );
}
