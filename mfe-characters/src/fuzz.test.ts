/** @jest-environment node */
import { fuzzPages } from '@otherfolk/shared/testing/fuzz-pages';
import { routes } from './routes';

fuzzPages('a character', routes, {
  item: {
    url: '/characters/mara/mara-modern',
    files: ['characters/mara.json', 'characters/mara-modern.json', 'families/quill.json'],
  },
  index: { url: '/characters', files: ['characters/index.variants.json'] },
});
