import { compileFunction } from 'node:vm';
import * as query from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as router from 'react-router-dom';
import { assertRemoteModule, type RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { type RemoteId, remoteIds } from '@otherfolk/shared/contract/remotes';
import type { DeployedSite } from '@otherfolk/shared/contract/rendering';
import * as session from '@otherfolk/shared/session';
import { RemoteError } from '../remotes/load-remote';
import type { RemoteLoader } from '../remotes/remote-loader';

/** The shell's own copies of the singletons, handed to remotes as federation does it in a browser. */
const singletons: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': router,
  '@tanstack/react-query': query,
  '@otherfolk/shared/session': session,
};

function requireSingleton(name: string): unknown {
  if (name in singletons) return singletons[name];
  throw new Error(`A remote asks for '${name}', which the shell does not share`);
}

function evaluate(code: string, file: string): unknown {
  const module = { exports: {} as { default?: unknown } };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as (
    module: object,
    exports: object,
    require: typeof requireSingleton,
  ) => void;
  run(module, module.exports, requireSingleton);
  return module.exports.default;
}

/** Loads the Node builds of the deployed remotes once. A remote that does not load is logged, and each use of it rejects. */
export function nodeRemoteLoader(remotes: DeployedSite['remotes']): RemoteLoader {
  const modules = new Map<RemoteId, Promise<RemoteModule>>();
  for (const id of remoteIds) {
    const load = async () => {
      const remote = remotes[id];
      if (!remote) throw new RemoteError(id, 'it is not deployed');
      const loaded = evaluate(remote.node.code, remote.node.file);
      assertRemoteModule(id, loaded);
      return loaded;
    };
    const module = load();
    module.catch((error: unknown) => console.error(`Remote '${id}' cannot prerender`, error));
    modules.set(id, module);
  }
  return {
    load: <Id extends RemoteId>(id: Id) => modules.get(id) as Promise<RemoteModule<Id>>,
    forget: () => undefined,
  };
}
