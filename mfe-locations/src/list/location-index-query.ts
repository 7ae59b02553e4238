export { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
