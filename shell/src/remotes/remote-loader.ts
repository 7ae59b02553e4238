import { createContext, useContext } from 'react';
import type { RemoteModule } from '@otherfolk/shared/contract/remote-module';
import type { RemoteId } from '@otherfolk/shared/contract/remotes';
import { type LoadingTools, loadRemoteModule } from './load-remote';

/** Hands out the modules of remotes. The same promise comes back until `forget` is called after a failure. */
export interface RemoteLoader {
  load<Id extends RemoteId>(id: Id): Promise<RemoteModule<Id>>;
  forget(id: RemoteId): void;
}

/** A loader for one page: each remote is loaded once, a failure is kept until someone asks to try again. */
export function createRemoteLoader(tools: LoadingTools): RemoteLoader {
  const loading = new Map<RemoteId, Promise<RemoteModule>>();
  const rounds = new Map<RemoteId, number>();
  return {
    load<Id extends RemoteId>(id: Id) {
      const round = rounds.get(id);
      const promise = loading.get(id) ?? loadRemoteModule(id, tools, round ? `round=${round}` : '');
      loading.set(id, promise);
      return promise as Promise<RemoteModule<Id>>;
    },
    forget(id) {
      loading.delete(id);
      rounds.set(id, (rounds.get(id) ?? 0) + 1);
    },
  };
}

const LoaderContext = createContext<RemoteLoader | undefined>(undefined);

export const RemoteLoaderProvider = LoaderContext.Provider;

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('No RemoteLoaderProvider above');
  return loader;
}
