import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { LocationCards } from './cards/location-cards';
import { prepareLocation } from './detail/prepare-location';
import { routes } from './routes';

export default defineRemote<'locations'>({
  id: 'locations',
  mounts: { locations: routes },
  prepare: prepareLocation,
  widgets: { 'location-cards': LocationCards },
});
