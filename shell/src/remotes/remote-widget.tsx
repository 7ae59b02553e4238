import { type ComponentType, Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ownerOf, type Widget } from '@otherfolk/shared/contract/remotes';
import type { ShowWidget } from '@otherfolk/shared/contract/widget-props';
import { Redrawn } from '../notices/redrawn';
import { useRemoteLoader } from './remote-loader';

function LoadedWidget({ widget, given }: { widget: Widget; given: object }) {
  const module = use(useRemoteLoader().load(ownerOf(widget)));
  const Loaded = (module.widgets as Partial<Record<Widget, ComponentType<object>>>)[widget];
  if (!Loaded) throw new Error(`This release of the remote '${module.id}' does not have it`);
  return <Loaded {...given} />;
}

/** A piece of a remote on a page of the shell, or of another remote. One that fails leaves its place empty, or to `failed`. */
export const RemoteWidget: ShowWidget = ({ widget, given, failed = null }) => (
  <ErrorBoundary
    fallback={failed}
    resetKeys={Object.values(given)}
    onError={(error) => console.warn(`Widget '${widget}' failed`, error)}
  >
    <Redrawn>
      <Suspense fallback={null}>
        <LoadedWidget widget={widget} given={given} />
      </Suspense>
    </Redrawn>
  </ErrorBoundary>
);
