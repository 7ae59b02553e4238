declare global {
  interface Window {
    /** By URL, without a query: what a file of a remote has to be. The loaders of remotes look here, too (IntegrityPlugin). */
    otherfolkIntegrity?: Record<string, string>;
  }
}

/** From now on, these files run only if they are what they should be. */
export function expectIntegrity(hashes: Record<string, string> | undefined): void {
  window.otherfolkIntegrity = { ...window.otherfolkIntegrity, ...hashes };
}

/** What an element that loads a file needs besides its URL: nothing, where any content will do. */
export function integrityAttributes(url: string): { integrity?: string; crossOrigin?: string } {
  const integrity = window.otherfolkIntegrity?.[url.split('?')[0] ?? ''];
  return integrity ? { integrity, crossOrigin: 'anonymous' } : {};
}
