/**
 * Ends the service worker of this site and removes all that it keeps, so that nothing that runs from here on can write into what
 * other tabs are shown later. Resolves to whether this page is still in its control: then it has to be loaded anew.
 */
export async function leaveServiceWorker(): Promise<boolean> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  return Boolean(navigator.serviceWorker?.controller);
}
