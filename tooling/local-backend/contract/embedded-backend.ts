import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@otherfolk/system/listen';
import { type Backend, openBackend } from '../backend';

export interface EmbeddedBackend extends Pick<Backend, 'documents'> {
  origin: string;
  close: () => Promise<void>;
}

/** The embedded backend with accounts of its own, over HTTP on a free port of this machine. */
export async function startEmbeddedBackend(): Promise<EmbeddedBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-accounts-'));
  const { handler, documents, close } = await openBackend({ environment: { ACCOUNTS_DIR: folder }, port: 0 });
  const server = await listen(0, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    void handler.handle(request, response, pathname);
  });
  return {
    documents,
    origin: `http://localhost:${server.port}`,
    close: async () => {
      await server.close();
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
