import { lazyPage } from '@otherfolk/shared/contract/lazy-page';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';

export const LocationCards = lazyPage<WidgetProps<'location-cards'>>(
  'widget-locations',
  async () => (await import(/* webpackChunkName: "widget-locations" */ './cards/location-cards')).LocationCards,
);

export const LocationPreview = lazyPage<WidgetProps<'location-preview'>>(
  'widget-location-preview',
  async () =>
    (await import(/* webpackChunkName: "widget-location-preview" */ './preview/location-preview')).LocationPreview,
);
