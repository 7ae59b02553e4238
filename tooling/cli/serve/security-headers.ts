/** The headers of every answer of a site, here and where it is hosted (`tooling/cli/release/hosting-config.ts`). */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The rest of the policy stands in each page; this part works in a header only.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** The headers of files of the catalogue, in the place of those above: an image that is opened by itself must not run as a page. */
export const onData = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * The headers of the service worker's script, in the place of what stands on pages: it reads files of the site and of its remotes, and runs
 * nothing but itself. `origins` are those of the remotes, besides its own.
 */
export const onServiceWorker = (origins: readonly string[]) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

/**
 * The headers of every file of a remote that has a site of its own, here and where it is hosted (`tooling/cli/release/hosting-config.ts`).
 */
export const onRemotes = (shell: string) => ({
  'Access-Control-Allow-Origin': shell,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // Nothing of it is a page.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
});
