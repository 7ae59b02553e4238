/** @jest-environment node */
import { testHostileFiles } from '@otherfolk/shared/testing/hostile-files';
import { routes } from './routes';

testHostileFiles('a plot', routes, {
  item: { url: '/plots/storm/storm-modern', files: ['plots/storm-modern.json', 'plots/index.variants.json'] },
  index: { url: '/plots', files: ['plots/index.variants.json'] },
});
