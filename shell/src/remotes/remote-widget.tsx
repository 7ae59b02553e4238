import { type ComponentType, Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ShowWidget, Widget } from '@otherfolk/shared/contract/widget-props';
import { Redrawn } from '../notices/redrawn';
import { useRemoteLoader } from './remote-loader';
import { Shown } from './shown';

function LoadedWidget({ widget, given }: { widget: Widget; given: object }) {
  const { remotes, load } = useRemoteLoader();
  const owner = remotes.widgets.get(widget);
  if (owner === undefined) throw new Error('No remote of the site offers it');
  const module = use(load(owner));
  const Loaded = module.widgets[widget] as ComponentType<object> | undefined;
  if (!Loaded) throw new Error(`This release of the remote '${module.id}' does not have it`);
  return (
    <Shown remote={owner} name={widget}>
      <Loaded {...given} />
    </Shown>
  );
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
