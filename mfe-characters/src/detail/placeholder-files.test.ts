/** @jest-environment node */
import { displayedName } from '@otherfolk/shared/domain/merge';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { mergedCharacter } from '../merged-character';
import { placeholderFiles } from './placeholder-files';

const entry = {
  id: 'mara-modern',
  coreId: 'mara',
  name: 'Mara Quill',
  variantLabel: 'Modern',
  avatar: 'mara.avif',
  themeColor: '#335577',
  published: true,
  version: 1,
  contentRating: 2,
  dateAdded: '2026-03-01',
  ageGrade: { ageFormula: 'X+6' },
  ageless: true,
  images: { cover: { background: 'back.avif' } },
} as const;

const request = { characterId: 'mara', variantId: 'mara-modern', viewer: VISITOR, release: 1 };

function placeholder(changes: object, asked: Partial<typeof request> = {}) {
  const read = () => Promise.reject(new Error('unused'));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }));
  client.setQueryData(characterIndexQuery.queryKey, [{ ...entry, ...changes }] as never);
  return placeholderFiles(client, { ...request, ...asked });
}

test('the placeholder of a life shows what its list says of it', () => {
  const files = placeholder({});
  if (!files) throw new Error('The life is in the list.');
  const character = mergedCharacter(files.core, files.variant);
  expect(displayedName(character)).toBe('Mara Quill');
  expect(character).toMatchObject({
    id: 'mara',
    variantId: 'mara-modern',
    variantLabel: 'Modern',
    styling: { themeColor: '#335577' },
    images: { avatar: 'mara.avif', cover: { background: 'back.avif' } },
    recordInfo: { published: true, version: 1, contentRating: 2, dateAdded: '2026-03-01' },
    ageGrade: { ageFormula: 'X+6' },
    ageless: true,
  });
  expect(files.selectable).toEqual([]);
});

test.each([
  ['is in no list', {}, { variantId: 'mara-fantasy' }],
  ['is of somebody else', {}, { characterId: 'ivo' }],
  ['is in the pipeline', { published: false }, {}],
  ['is of the next release', { version: 2 }, {}],
])('a life that %s has no placeholder', (_, changes, asked) => {
  expect(placeholder(changes, asked)).toBeUndefined();
});

test('a life of the next release has a placeholder for a member who sees it', () => {
  expect(placeholder({ version: 2 }, { viewer: { ...VISITOR, aN: true } })).toBeDefined();
});
