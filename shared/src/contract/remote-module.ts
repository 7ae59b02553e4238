import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Viewer } from '../domain/viewer';
import { CONTRACT_VERSION, type MountOf, mountsOf, type RemoteId, remotes, type WidgetOf } from './remotes';
import type { WidgetProps } from './widget-props';

/** A page of a remote that somebody is about to open. */
export interface PageToOpen {
  pathname: string;
  client: QueryClient;
  viewer: Viewer;
  /** The catalogue release that the site is at. */
  release: number;
}

/** The module that a remote exposes as `./remote`. Routes are relative to their mount. */
export interface RemoteModule<Id extends RemoteId = RemoteId> {
  id: Id;
  contract: number;
  /** A release from before a mount was declared lacks it, unless it is the first: its pages are not found. */
  mounts: Record<MountOf<Id>, RouteObject[]>;
  /** Each takes its WidgetProps. A release from before a widget was declared has none of it: its place stays empty. */
  widgets: Record<WidgetOf<Id>, ComponentType<never>>;
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
export function defineRemote<Id extends RemoteId>(
  remote: Omit<RemoteModule<Id>, 'contract'> & { widgets: { [W in WidgetOf<Id>]: ComponentType<WidgetProps<W>> } },
): RemoteModule<Id> {
  return { ...remote, contract: CONTRACT_VERSION };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks a loaded module before anything of it is used. Throws an error that names the remote and what is wrong. */
export function assertRemoteModule<Id extends RemoteId>(id: Id, loaded: unknown): asserts loaded is RemoteModule<Id> {
  const fail = (what: string): never => {
    throw new Error(`Remote '${id}' breaks the contract: ${what}`);
  };
  if (!isRecord(loaded)) return fail('it exposes no module');
  if (loaded.id !== id) fail(`it calls itself '${String(loaded.id)}'`);
  if (loaded.contract !== CONTRACT_VERSION) {
    fail(`it follows contract ${String(loaded.contract)}, the shell ${CONTRACT_VERSION}`);
  }
  const { mounts, widgets } = loaded;
  for (const [index, mount] of mountsOf(id).entries()) {
    const routes = isRecord(mounts) ? mounts[mount] : undefined;
    const isFromBefore = routes === undefined && index > 0;
    if (!Array.isArray(routes) && !isFromBefore) fail(`it has no routes for the mount '${mount}'`);
  }
  for (const widget of remotes[id].widgets) {
    const offered = isRecord(widgets) ? widgets[widget] : undefined;
    if (offered !== undefined && typeof offered !== 'function') fail(`its widget '${widget}' is no component`);
  }
}
