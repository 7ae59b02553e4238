/** @jest-environment node */
import { testHostileInput } from '@otherfolk/shared/testing/fuzz-pages';
import { routes } from './routes';

testHostileInput('a place', routes, {
  item: { url: '/locations/quay', files: ['locations/quay.json'] },
  index: { url: '/locations', files: ['locations/index.json'] },
});
