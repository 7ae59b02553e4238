import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RemoteLoader, RemoteLoaderProvider } from '../remotes/remote-loader';

/** The frame of every page, in the browser and prerendered. `children` is the router. */
export function App({ client, loader, children }: { client: QueryClient; loader: RemoteLoader; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <RemoteLoaderProvider value={loader}>{children}</RemoteLoaderProvider>
    </QueryClientProvider>
  );
}
