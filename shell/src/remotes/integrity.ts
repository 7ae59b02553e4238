declare global {
  interface Window {
    /** What a file of a remote has to be, by its URL without a query. The loaders of remotes look here, too (IntegrityPlugin). */
    otherfolkIntegrity?: Record<string, string>;
  }
}

/** Has these files run, from now on, only if they are what they should be. */
export function expectIntegrity(hashes: Record<string, string> | undefined): void {
  window.otherfolkIntegrity = { ...window.otherfolkIntegrity, ...hashes };
}

/** What an element that loads a file needs besides its URL: nothing, where any content will do. */
export function integrityAttributes(url: string): { integrity?: string; crossOrigin?: string } {
  const integrity = window.otherfolkIntegrity?.[url.split('?')[0] ?? ''];
  return integrity ? { integrity, crossOrigin: 'anonymous' } : {};
}
