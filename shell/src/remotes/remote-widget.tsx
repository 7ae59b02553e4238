import { ownerOf, type Widget } from '@otherfolk/shared/contract/remotes';
import { Suspense, use, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRemoteLoader } from './remote-loader';

function LoadedWidget({ widget }: { widget: Widget }) {
  const module = use(useRemoteLoader().load(ownerOf(widget)));
  const Loaded = (module.widgets as Record<Widget, ComponentType>)[widget];
  return <Loaded />;
}

/** A piece of a remote on a page of the shell. One that fails leaves its place empty. */
export function RemoteWidget({ widget }: { widget: Widget }) {
  return (
    <ErrorBoundary fallback={null} onError={(error) => console.warn(`Widget '${widget}' failed`, error)}>
      <Suspense fallback={null}>
        <LoadedWidget widget={widget} />
      </Suspense>
    </ErrorBoundary>
  );
}
