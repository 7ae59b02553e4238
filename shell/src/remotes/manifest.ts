import * as v from 'valibot';

const assets = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** The part of a federation manifest (mf-manifest.json) that loading needs. */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  integrity: v.optional(v.record(v.string(), v.string())),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: assets, css: assets }) })),
});

/** The files of a remote, as URLs that a page of the shell can ask for. */
export interface RemoteAssets {
  entry: string;
  scripts: string[];
  /** `file` is the name by which the remote's own loader knows the sheet, so that it is not loaded twice. */
  styles: { url: string; file: string }[];
  /** What each of its files has to be, by URL; of a remote whose origin is the page's own, that needs no saying. */
  integrity?: Record<string, string>;
}

/** Reads the files of `./remote` from a manifest that came from `manifestUrl`. Throws where it is none. */
export function assetsOf(manifest: unknown, manifestUrl: string): RemoteAssets {
  const parsed = v.parse(manifestSchema, manifest);
  const exposed = parsed.exposes.find((expose) => expose.path === './remote');
  if (!exposed) throw new Error(`${manifestUrl} exposes no './remote'`);
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const { js, css } = exposed.assets;
  const hashes = manifestUrl.includes('#') ? Object.entries(parsed.integrity ?? {}) : [];
  return {
    entry: folder + parsed.metaData.remoteEntry.name,
    scripts: js.sync.map((file) => folder + file),
    styles: css.sync.map((file) => ({ url: folder + file, file })),
    ...(hashes.length > 0 && { integrity: Object.fromEntries(hashes.map(([file, hash]) => [folder + file, hash])) }),
  };
}
