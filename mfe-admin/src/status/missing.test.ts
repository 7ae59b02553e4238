/** @jest-environment node */
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { missingOf } from './missing';

const texts = { sections: { Overview: 'Here.' } };
const picture = { images: { avatar: 'a.webp' } };

test.each<[string, FileKind, object, object | undefined, string[]]>([
  ['a person without a life', 'core', { name: 'Mara' }, undefined, ['Has no life yet: press ‘Create Variant’ first.!']],
  ['a person with a life', 'core', { name: 'Mara', variants: [{ id: 'mara-modern' }] }, undefined, []],
  ['a person with a blank name', 'core', { name: ' ', variants: [{}] }, undefined, ['Has no name yet.!']],
  ['a blank life', 'variant', {}, {}, ['Has no text yet.', 'Has no picture yet.']],
  ['a life whose person says it all', 'variant', {}, { ...texts, ...picture }, []],
  ['a life of its own', 'variant', { ...texts, ...picture }, {}, []],
  [
    'a blank plot',
    'plot',
    {},
    undefined,
    [
      'Has no title yet.!',
      'Has no hook yet: lists show it below the title.',
      'Has no text yet.',
      'Has no picture yet.',
    ],
  ],
  ['a location with a summary', 'location', { name: 'Quay', summary: 'Wet.', coverImage: 'q.webp' }, undefined, []],
  [
    'a blank location',
    'location',
    {},
    undefined,
    ['Has no name yet.!', 'Has no description yet.', 'Has no picture yet.'],
  ],
  ['the changelog', 'changelog', {}, undefined, []],
])('the status of %s says what is missing, and what would break its page', (_, kind, file, below, texts) => {
  const found = missingOf(kind, file as never, below as never);
  expect(found.map(({ text, isBlocking }) => text + (isBlocking ? '!' : ''))).toEqual(texts);
});
