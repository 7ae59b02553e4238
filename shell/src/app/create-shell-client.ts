import type { QueryClient } from '@tanstack/react-query';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { RemoteWidget } from '../remotes/remote-widget';
import { loadMembers } from '../session/account/load-members';

type GivenContext = Omit<ShellContext, 'Widget' | 'memberAdmin'>;

/** The query client of a page, with all that the shell tells and lends remotes; what only members need is loaded when asked for. */
export function createShellClient(given: GivenContext, options?: Parameters<typeof createQueryClient>[1]): QueryClient {
  const memberAdmin = () => loadMembers(client).then((members) => members.memberAdmin());
  const client = createQueryClient({ ...given, Widget: RemoteWidget, memberAdmin }, options);
  return client;
}
