import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Viewer } from '../domain/viewer';
import { CONTRACT_VERSION } from './contract-version';
import type { RemoteDeclaration } from './declaration';
import type { ContributedParts } from './extension-points';
import type { GivenProps, Widget } from './widget-props';

/** A page of a remote that somebody is about to open. */
export interface PageToOpen {
  pathname: string;
  client: QueryClient;
  viewer: Viewer;
  /** The catalogue release that the site is at. */
  release: number;
}

/** The module that a remote exposes as `./remote`. Routes are relative to their mount. */
export interface RemoteModule {
  id: string;
  contract: number;
  /** A release from before a mount was declared lacks it, unless it is the first: its pages are not found. */
  mounts: Readonly<Record<string, RouteObject[]>>;
  /** A release from before a widget was declared has none of it: its place stays empty. */
  widgets: { readonly [W in Widget]?: ComponentType<GivenProps[W]> };
  /** Missing in remotes that contribute nothing, or only links. */
  contributions?: ContributedParts;
  /**
   * Loads what one of its pages will ask for, code and data, before it is opened; called as often as that may happen. Resolves when the
   * page can be drawn, though what it shows later may still come.
   */
  prepare?: (page: PageToOpen) => Promise<unknown>;
  /** The same without data: for links that are in view, and beside the data that the shell fetches. */
  loadCode?: (pathname: string) => Promise<unknown>;
  /** Whether one of its pages can be drawn at once, with a placeholder for its data, which is on the way. Asked often. */
  hasPlaceholder?: (page: PageToOpen) => boolean;
}

/** Declares a remote; the contract number is the one that it is compiled with. */
export const defineRemote = (remote: Omit<RemoteModule, 'contract'>): RemoteModule => ({
  ...remote,
  contract: CONTRACT_VERSION,
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks a loaded module before anything of it is used. Throws an error that names the remote and what is wrong. */
export function assertRemoteModule(
  { id, mounts: declared, widgets: offered = [] }: Pick<RemoteDeclaration, 'id' | 'mounts' | 'widgets'>,
  loaded: unknown,
): asserts loaded is RemoteModule {
  const fail = (what: string): never => {
    throw new Error(`Remote '${id}' breaks the contract: ${what}`);
  };
  if (!isRecord(loaded)) return fail('it exposes no module');
  if (loaded.id !== id) fail(`it calls itself '${String(loaded.id)}'`);
  if (loaded.contract !== CONTRACT_VERSION) {
    fail(`it follows contract ${String(loaded.contract)}, the shell ${CONTRACT_VERSION}`);
  }
  const { mounts, widgets } = loaded;
  for (const [index, mount] of Object.keys(declared).entries()) {
    const routes = isRecord(mounts) ? mounts[mount] : undefined;
    const isFromBefore = routes === undefined && index > 0;
    if (!Array.isArray(routes) && !isFromBefore) fail(`it has no routes for the mount '${mount}'`);
  }
  for (const widget of offered) {
    const component = isRecord(widgets) ? widgets[widget] : undefined;
    if (component !== undefined && typeof component !== 'function') fail(`its widget '${widget}' is no component`);
  }
}
