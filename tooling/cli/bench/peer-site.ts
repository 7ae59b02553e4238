import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { filesBelow } from '@otherfolk/system/files-below';
import { listen } from '@otherfolk/system/listen';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import { answer } from '../serve/answer';
import { type BuildFile, buildFile, sendBuildFile, UNCHANGING } from '../serve/build-files';
import type { Peer } from './find-peers';

export interface PeerSite {
  name: string;
  origin: string;
  /** Whether it has the page of a URL. */
  has: (url: string) => Promise<boolean>;
  close: () => Promise<void>;
}

const CODE = /\.(js|mjs|css)$/;
const ASKED_EACH_TIME = /\.(html|json)$/;
const COMPRESSED_AT_ONCE = 4;

const compressed = promisify(brotliCompress);

/** Scripts and styles by their paths, compressed before anybody asks for them, as ours are when they are built. */
async function codeOf(folder: string): Promise<Map<string, BuildFile>> {
  const files = (await filesBelow(folder)).filter((file) => CODE.test(file));
  const entries = await mapConcurrent(COMPRESSED_AT_ONCE, files, async (file) => {
    const plain = await readFile(file);
    const name = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    return [name, buildFile(name, plain, await compressed(plain))] as const;
  });
  return new Map(entries);
}

/** The path of the file that is the page of a path, in one of the ways in which static hosts find it; undefined where there is none. */
async function pageFile(folder: string, pathname: string): Promise<string | undefined> {
  const bare = pathname.replace(/\/$/, '');
  for (const file of [`${bare}/index.html`, `${bare}.html`]) {
    const found = await stat(path.join(folder, file)).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
}

function pathnameOf({ url = '' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Answers pages without a redirect, compressed and kept by browsers as ours are. */
function peerHandler(folder: string, code: ReadonlyMap<string, BuildFile>): RequestListener {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const pathname = pathnameOf(request);
    if (pathname === undefined) return answer(response, 400, 'This is no URL');
    const file = code.get(pathname);
    if (file) return sendBuildFile(request, response, file, UNCHANGING);
    const sent = (await pageFile(folder, pathname)) ?? pathname;
    response.setHeader('Cache-Control', ASKED_EACH_TIME.test(sent) ? 'no-cache' : UNCHANGING);
    send(request, encodeURI(sent), { root: folder, index: false, cacheControl: false })
      .on('directory', () => answer(response, 404, 'Not found'))
      .on('error', ({ status = 500 }: { status?: number }) => answer(response, status, 'This file cannot be had'))
      .pipe(response);
  };
  const compress = compression();
  return (request, response) =>
    compress(request as never, response as never, () => {
      handle(request, response).catch(() => answer(response, 500, 'The server failed to answer'));
    });
}

/** Serves a static site as a host would, on a free port. */
export async function servePeer({ name, folder }: Peer): Promise<PeerSite> {
  const { port, close } = await listen(0, peerHandler(folder, await codeOf(folder)));
  const has = async (url: string) => (await pageFile(folder, url)) !== undefined;
  return { name, origin: `http://127.0.0.1:${port}`, has, close };
}
