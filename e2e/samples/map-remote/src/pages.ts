import { lazyPage, type SectionProps } from '@otherfolk/contract';

// Each page and section is a chunk of its own, under one name in both places, which no other remote of the site has.
export const MapPage = lazyPage(
  'page-map',
  async () => (await import(/* webpackChunkName: "page-map" */ './map/map-page')).MapPage,
);

export const OnTheMap = lazyPage<SectionProps>(
  'widget-on-the-map',
  async () => (await import(/* webpackChunkName: "widget-on-the-map" */ './section/on-the-map')).OnTheMap,
);
