import { createContext, useContext } from 'react';
import type { RemoteModule } from '@otherfolk/shared/contract/remote-module';
import type { RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { type LoadingTools, loadRemoteModule } from './load-remote';

/** Hands out the modules of remotes. The same promise comes back until `forget` is called after a failure. */
export interface RemoteLoader {
  /** The remotes that there are. */
  remotes: RemoteTable;
  load: (id: string) => Promise<RemoteModule>;
  forget: (id: string) => void;
}

/** The loader of a page in a browser. */
export interface PageRemoteLoader extends RemoteLoader {
  /** A module that has been loaded; undefined of one that is still to come. */
  loaded: (id: string) => RemoteModule | undefined;
}

/** A loader for one page: each remote is loaded once, a failure is kept until someone asks to try again. */
export function createRemoteLoader(tools: LoadingTools): PageRemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const modules = new Map<string, RemoteModule>();
  const rounds = new Map<string, number>();
  async function loadOnce(id: string): Promise<RemoteModule> {
    const round = rounds.get(id);
    const module = await loadRemoteModule(id, tools, round ? `round=${round}` : '');
    modules.set(id, module);
    return module;
  }
  return {
    remotes: tools.remotes,
    load(id) {
      const promise = loading.get(id) ?? loadOnce(id);
      loading.set(id, promise);
      return promise;
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
