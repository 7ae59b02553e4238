import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type MountOf, type RemoteId, type WidgetOf } from './remotes';
import type { WidgetProps } from './widget-props';
/** What a remote exposes as `./remote`. Routes are relative to their mount. */
export interface RemoteModule<Id extends RemoteId = RemoteId> {
    id: Id;
    contract: number;
    mounts: Record<MountOf<Id>, RouteObject[]>;
    /** Each takes its WidgetProps. */
    widgets: Record<WidgetOf<Id>, ComponentType<never>>;
    /** Loads code that its pages ask for once they are drawn; called before one of them is opened, as often as that may happen. */
    prepare?: () => Promise<unknown>;
}
/** Declares a remote; the contract number is the one that it is compiled with. */
export declare function defineRemote<Id extends RemoteId>(remote: Omit<RemoteModule<Id>, 'contract'> & {
    widgets: {
        [W in WidgetOf<Id>]: ComponentType<WidgetProps<W>>;
    };
}): RemoteModule<Id>;
/** Checks a loaded module before anything of it is used. Throws an error that names the remote and what is wrong. */
export declare function assertRemoteModule<Id extends RemoteId>(id: Id, loaded: unknown): asserts loaded is RemoteModule<Id>;
