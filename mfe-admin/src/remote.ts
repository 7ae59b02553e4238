import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { adminRoutes, editorRoutes } from './routes';

export default defineRemote({
  id: 'admin',
  mounts: { admin: adminRoutes, editor: editorRoutes },
  widgets: {},
});
