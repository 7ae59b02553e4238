import path from 'node:path';
import { readBuildFiles, sendBuildFile } from '@otherfolk/cli/serve/build-files';
import { listen } from '@otherfolk/system/listen';
import { buildFolder } from '@otherfolk/webpack/workspaces';

export interface LocalRemote {
  manifest: string;
  close: () => Promise<void>;
}

/** Serves the build of the plots as a developer's computer does who has written `to` where it said `from`. */
export async function servePlots(from: string, to: string): Promise<LocalRemote> {
  const files = readBuildFiles(path.join(buildFolder('plots', 'embedded'), 'browser'));
  const { port, close } = await listen(0, (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const name = new URL(request.url ?? '', 'http://localhost').pathname.slice(1);
    const file = files.get(name);
    if (!file) return void response.writeHead(404).end();
    const plain = Buffer.from(file.plain.toString().replaceAll(from, to));
    sendBuildFile(request, response, { ...file, plain, brotli: undefined }, 'no-store');
  });
  return { manifest: `http://localhost:${port}/mf-manifest.json`, close };
}
