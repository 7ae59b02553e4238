import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { hasLocationPlaceholder, loadLocationCode, prepareLocation } from './detail/prepare-location';
import { routes } from './routes';
import { LocationCards, LocationPreview } from './widgets';

export default defineRemote({
  id: 'locations',
  mounts: { locations: routes },
  prepare: prepareLocation,
  loadCode: loadLocationCode,
  hasPlaceholder: hasLocationPlaceholder,
  widgets: { 'location-cards': LocationCards, 'location-preview': LocationPreview },
});
