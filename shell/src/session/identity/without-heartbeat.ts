import type { FirebaseApp } from 'firebase/app';

/** The property in which an app keeps its services; the SDK does not show it in its types. */
interface WithContainer {
  container?: { addOrOverwriteComponent?: (component: object) => void };
}

const silent = { triggerHeartbeat: async () => undefined, getHeartbeatsHeader: async () => '' };

/**
 * Keeps the SDK from counting days of use for Google. It does so in IndexedDB, and asks that before each call to the backend:
 * a member would be known later. To be called before any service of the app is made.
 */
export function withoutHeartbeat<App extends FirebaseApp>(app: App): App {
  (app as WithContainer).container?.addOrOverwriteComponent?.({
    name: 'heartbeat',
    type: 'PRIVATE',
    instanceFactory: () => silent,
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
  return app;
}
