import { compileFunction } from 'node:vm';
import * as query from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as router from 'react-router-dom';
import { assertRemoteModule, type RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { declarationOf, remoteTable } from '@otherfolk/shared/contract/remote-table';
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
export function nodeRemoteLoader({
  remotes,
  declarations,
}: Pick<DeployedSite, 'remotes' | 'declarations'>): RemoteLoader {
  const table = remoteTable(declarations);
  async function load(id: string): Promise<RemoteModule> {
    const remote = remotes[id];
    const declaration = declarationOf(table, id);
    if (!remote || !declaration) throw new RemoteError(id, 'it is not deployed');
    const loaded = evaluate(remote.node.code, remote.node.file);
    assertRemoteModule(declaration, loaded);
    return loaded;
  }
  const modules = new Map(
    declarations.map(({ id }) => {
      const module = load(id);
      module.catch((error: unknown) => console.error(`Remote '${id}' cannot prerender`, error));
      return [id, module];
    }),
  );
  return { remotes: table, load: (id) => modules.get(id) ?? load(id), forget: () => undefined };
}
