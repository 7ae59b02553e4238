/** The part of a federation manifest that names files; the shell's own reader wants less of it, and checks it. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/** All files of a remote as URLs, its manifest among them: what any of its pages may ask for later. Throws where it is no manifest. */
export function remoteFiles(manifest: Manifest, manifestUrl: string): string[] {
  const assets = manifest.exposes.flatMap((exposed) => Object.values(exposed.assets));
  const names = [manifest.metaData.remoteEntry.name, ...assets.flatMap(({ sync, async }) => [...sync, ...async])];
  return [manifestUrl, ...new Set(names.map((name) => new URL(name, manifestUrl).href))];
}
