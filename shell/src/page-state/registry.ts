/** `remotes.json`: for each remote the URL of its manifest, on any origin. A remote that is not listed is not deployed. */
export type Registry = Record<string, string>;
