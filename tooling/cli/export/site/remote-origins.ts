/** The origins that remotes come from, besides the site's own, by the URLs of their manifests. */
export const remoteOrigins = (manifestUrls: readonly string[]): string[] => [
  ...new Set(manifestUrls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)),
];
