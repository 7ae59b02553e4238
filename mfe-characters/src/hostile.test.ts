/** @jest-environment node */
import { testHostileFiles } from '@otherfolk/shared/testing/hostile-files';
import { routes } from './routes';

testHostileFiles('a character', routes, {
  item: {
    url: '/characters/mara/mara-modern',
    files: ['characters/mara.json', 'characters/mara-modern.json', 'families/quill.json'],
  },
  index: { url: '/characters', files: ['characters/index.variants.json'] },
});
