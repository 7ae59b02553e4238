/** @jest-environment node */
import { testHostileFiles } from '@otherfolk/shared/testing/hostile-files';
import { routes } from './routes';

testHostileFiles('a place', routes, {
  item: { url: '/locations/quay', files: ['locations/quay.json'] },
  index: { url: '/locations', files: ['locations/index.json'] },
});
