import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { routes } from './routes';

export default defineRemote<'locations'>({
  id: 'locations',
  mounts: { locations: routes },
  prepare: loadReadingAids,
  widgets: {},
});
