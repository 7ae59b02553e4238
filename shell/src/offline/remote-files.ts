/** The part of a federation manifest that names files; the shell's own reader wants less of it, and checks it. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  /** The hash that each file has to have, by its name. */
  integrity?: Record<string, string>;
  exposes: { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/** A file to be kept, as the arguments of a request. */
export type FileToCache = [url: string, options?: { integrity: string }];

/** All files of a remote, its manifest among them: what any of its pages may ask for later. Throws where it is no manifest. */
export function remoteFiles(manifest: Manifest, manifestUrl: string): FileToCache[] {
  const assets = manifest.exposes.flatMap((exposed) => Object.values(exposed.assets));
  const names = [manifest.metaData.remoteEntry.name, ...assets.flatMap(({ sync, async }) => [...sync, ...async])];
  const files = [...new Set(names)].map((name): FileToCache => {
    const integrity = manifest.integrity?.[name];
    const url = new URL(name, manifestUrl).href;
    return integrity ? [url, { integrity }] : [url];
  });
  return [[manifestUrl], ...files];
}
