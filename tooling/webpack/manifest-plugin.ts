import type { ChunkGroup, Compiler } from 'webpack';
import webpack from 'webpack';
import { MANIFEST } from './manifest-integrity';
import { isPageStyles } from './page-styles';

const NAME = 'otherfolk-manifest';

interface Assets {
  sync: string[];
  async: string[];
}

/** A federation manifest, as far as it says how a remote is loaded. Files are names beside it. */
export interface RemoteManifest {
  id: string;
  name: string;
  metaData: { name: string; globalName: string; remoteEntry: { name: string } };
  exposes: {
    path: string;
    /** What has to be there before the module runs, and what it may load later. */
    assets: { js: Assets; css: Assets };
  }[];
}

interface Remote {
  id: string;
  /** The entry, as a file name. */
  entry: string;
  /** Where the entry puts the container. */
  globalName: string;
  /** The chunk of each exposed module by its path. */
  exposes: Readonly<Record<string, string>>;
}

/** The files of all chunks that a module may load, however far behind it. */
function laterFiles(group: ChunkGroup): Set<string> {
  const reached = new Set([group]);
  for (const each of reached) for (const child of each.getChildren()) reached.add(child);
  reached.delete(group);
  return new Set([...reached].flatMap((each) => each.getFiles()));
}

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

function assetsOf(group: ChunkGroup) {
  const own = group.getFiles();
  const later = [...laterFiles(group)].filter((file) => !own.includes(file));
  return {
    js: { sync: own.filter(isScript), async: later.filter(isScript) },
    // The HTML of a page is styled before the code of the page has come.
    css: {
      sync: [...own.filter(isStyle), ...later.filter(isPageStyles)],
      async: later.filter((file) => isStyle(file) && !isPageStyles(file)),
    },
  };
}

/** Writes the manifest of a remote, once the names of its files are final. */
export class ManifestPlugin {
  constructor(private readonly remote: Remote) {}

  apply(compiler: Compiler): void {
    const { id, entry, globalName, exposes } = this.remote;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const manifest: RemoteManifest = {
          id,
          name: id,
          metaData: { name: id, globalName, remoteEntry: { name: entry } },
          exposes: Object.entries(exposes).flatMap(([path, chunk]) => {
            const group = compilation.namedChunkGroups.get(chunk);
            return group ? [{ path, assets: assetsOf(group) }] : [];
          }),
        };
        compilation.emitAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
