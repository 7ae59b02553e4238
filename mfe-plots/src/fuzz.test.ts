/** @jest-environment node */
import { fuzzPages } from '@otherfolk/shared/testing/fuzz-pages';
import { routes } from './routes';

fuzzPages('a plot', routes, {
  item: { url: '/plots/storm/storm-modern', files: ['plots/storm-modern.json', 'plots/index.variants.json'] },
  index: { url: '/plots', files: ['plots/index.variants.json'] },
});
