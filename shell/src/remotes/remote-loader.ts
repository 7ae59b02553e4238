import { createContext, useContext } from 'react';
import type { RemoteModule } from '@otherfolk/shared/contract/remote-module';
import type { RemoteId } from '@otherfolk/shared/contract/remotes';
import { type LoadingTools, loadRemoteModule } from './load-remote';

/** Hands out the modules of remotes. The same promise comes back until `forget` is called after a failure. */
export interface RemoteLoader {
  load<Id extends RemoteId>(id: Id): Promise<RemoteModule<Id>>;
  forget(id: RemoteId): void;
}

/** The loader of a page in a browser. */
export interface PageRemoteLoader extends RemoteLoader {
  /** A module that has been loaded; undefined of one that is still to come. */
  loaded(id: RemoteId): RemoteModule | undefined;
}

/** A loader for one page: each remote is loaded once, a failure is kept until someone asks to try again. */
export function createRemoteLoader(tools: LoadingTools): PageRemoteLoader {
  const loading = new Map<RemoteId, Promise<RemoteModule>>();
  const modules = new Map<RemoteId, RemoteModule>();
  const rounds = new Map<RemoteId, number>();
  async function loadOnce(id: RemoteId): Promise<RemoteModule> {
    const round = rounds.get(id);
    const module = await loadRemoteModule(id, tools, round ? `round=${round}` : '');
    modules.set(id, module);
    return module;
  }
  return {
    load<Id extends RemoteId>(id: Id) {
      const promise = loading.get(id) ?? loadOnce(id);
      loading.set(id, promise);
      return promise as Promise<RemoteModule<Id>>;
    },
    loaded: (id) => modules.get(id),
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
