import { defineRemote } from '@otherfolk/shared/contract/remote-module';

// Its screens come with their own issue; until then its URLs answer like any unknown one.
export default defineRemote<'admin'>({ id: 'admin', mounts: { admin: [], editor: [] }, widgets: {} });
