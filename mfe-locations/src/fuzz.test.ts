/** @jest-environment node */
import { fuzzPages } from '@otherfolk/shared/testing/fuzz-pages';
import { routes } from './routes';

fuzzPages('a place', routes, {
  item: { url: '/locations/quay', files: ['locations/quay.json'] },
  index: { url: '/locations', files: ['locations/index.json'] },
});
