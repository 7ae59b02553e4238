import type { QueryClient } from '@tanstack/react-query';
import { CATALOGUE_PATH } from '@otherfolk/shared/contract/catalogue-server';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import type { MemberSession } from '../identity/member-session';

/** The files that an editor has open are its own affair: they must not change below what is typed. */
const isOfEditor = ([name]: readonly unknown[]) => typeof name === 'string' && name.startsWith('catalogue ');

/** The server of the catalogue that this page came from, asked in the member's name. */
export const catalogueServer = (
  client: QueryClient,
  session: () => Promise<Pick<MemberSession, 'idToken'>>,
  readGuardedAnew: () => void,
): CatalogueServer => ({
  async call(path, body) {
    const token = await (await session()).idToken();
    return fetch(CATALOGUE_PATH + path, {
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      cache: 'no-store',
    });
  },
  async refresh() {
    // What was sealed of it before is not there any more.
    readGuardedAnew();
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !isOfEditor(queryKey);
    client.removeQueries({ predicate, type: 'inactive' });
    await client.invalidateQueries({ predicate });
  },
});
