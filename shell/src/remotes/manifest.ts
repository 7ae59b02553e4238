import * as v from 'valibot';
import { EXPOSED_MODULE, PAGE_STYLES } from '@otherfolk/shared/contract/federation-names';
import type { RemoteAssets } from '../page-state/remote-assets';

const assets = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** The part of a federation manifest (mf-manifest.json) that loading needs. */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  integrity: v.optional(v.record(v.string(), v.string())),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: assets, css: assets }) })),
});

/** Whether a file is one of these chunks: its name begins with that of the chunk, and a build for development adds nothing to it. */
const isOf = (chunks: Iterable<string>) => (file: string) => [...chunks].some((name) => file.startsWith(`${name}.`));

/**
 * Reads the files of `./remote` from a manifest that came from `manifestUrl`, with the styles of its pages and the files of the named
 * chunks that it has. Throws where it is none.
 */
export function assetsOf(manifest: unknown, manifestUrl: string, chunks: Iterable<string> = []): RemoteAssets {
  const parsed = v.parse(manifestSchema, manifest);
  const exposed = parsed.exposes.find((expose) => expose.path === EXPOSED_MODULE);
  if (!exposed) throw new Error(`${manifestUrl} exposes no '${EXPOSED_MODULE}'`);
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const { js, css } = exposed.assets;
  const filesOf = ({ sync, async }: typeof js) => [
    ...new Set([...sync, ...async.filter(isOf([PAGE_STYLES, ...chunks]))]),
  ];
  const hashes = manifestUrl.includes('#') ? Object.entries(parsed.integrity ?? {}) : [];
  return {
    entry: folder + parsed.metaData.remoteEntry.name,
    scripts: filesOf(js).map((file) => folder + file),
    styles: filesOf(css).map((file) => ({ url: folder + file, file })),
    ...(hashes.length > 0 && { integrity: Object.fromEntries(hashes.map(([file, hash]) => [folder + file, hash])) }),
  };
}
