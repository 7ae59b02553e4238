import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { routes } from './routes';

export default defineRemote<'locations'>({ id: 'locations', mounts: { locations: routes }, widgets: {} });
