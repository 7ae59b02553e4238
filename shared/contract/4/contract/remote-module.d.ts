import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Viewer } from '../domain/viewer';
import { type MountOf, type RemoteId, type WidgetOf } from './remotes';
import type { WidgetProps } from './widget-props';
/** A page of a remote that somebody is about to open. */
export interface PageToOpen {
    pathname: string;
    client: QueryClient;
    viewer: Viewer;
    /** The catalogue release that the site is at. */
    release: number;
}
/** What a remote exposes as `./remote`. Routes are relative to their mount. */
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
export declare function defineRemote<Id extends RemoteId>(remote: Omit<RemoteModule<Id>, 'contract'> & {
    widgets: {
        [W in WidgetOf<Id>]: ComponentType<WidgetProps<W>>;
    };
}): RemoteModule<Id>;
/** Checks a loaded module before anything of it is used. Throws an error that names the remote and what is wrong. */
export declare function assertRemoteModule<Id extends RemoteId>(id: Id, loaded: unknown): asserts loaded is RemoteModule<Id>;
