import type { FrameContext } from '@otherfolk/shared/contract/member-admin';
import type { QueryClient } from '@tanstack/react-query';
import { RemoteWidget } from '../remotes/remote-widget';
import { loadMembers } from '../session/load-members';

/** What the pages of remotes are lent by the shell; what only members need is loaded when it is asked for. */
export const frameContext = (client: QueryClient): FrameContext => ({
  Widget: RemoteWidget,
  memberAdmin: () => loadMembers(client).then((members) => members.memberAdmin()),
});
