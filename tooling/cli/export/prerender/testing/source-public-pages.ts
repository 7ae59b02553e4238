import { existsSync } from 'node:fs';
import type { ListPublicPages, PublicPagesModule } from '@otherfolk/shared/contract/public-pages';
import { fromRoot } from '@otherfolk/system/from-root';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { publicPagesSource } from '@otherfolk/webpack/workspaces';

function listIn(id: string): ListPublicPages {
  const file = fromRoot(publicPagesSource(id));
  return existsSync(file) ? jest.requireActual<PublicPagesModule>(file).listPublicPages : () => Promise.resolve([]);
}

/** What lists the public pages of each remote, from its source. */
export const sourcePublicPages = new Map<string, ListPublicPages>(remoteIds.map((id) => [id, listIn(id)]));
