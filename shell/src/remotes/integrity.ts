declare global {
  interface Window {
    /** The hash that a file of a remote has to have, by its URL without a query. The loaders of remotes look here, too (IntegrityPlugin). */
    otherfolkIntegrity?: Record<string, string>;
  }
}

/** Has these files run, from now on, only if they are what they should be. */
export function expectIntegrity(hashes: Record<string, string> | undefined): void {
  window.otherfolkIntegrity = { ...window.otherfolkIntegrity, ...hashes };
}

/** The attributes that an element which loads a file needs besides its URL: nothing, where any content will do. */
export function integrityAttributes(url: string): { integrity?: string; crossOrigin?: string } {
  const integrity = window.otherfolkIntegrity?.[url.split('?')[0] ?? ''];
  return integrity ? { integrity, crossOrigin: 'anonymous' } : {};
}
