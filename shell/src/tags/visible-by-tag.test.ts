/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleByTag } from './visible-by-tag';

const SEA = { group: 'Theme', name: 'Sea' };
const OUT = { published: true, version: 1 };
const item = (id: string, tags: { group: string; name: string }[], stage: object = OUT) => ({ id, tags, ...stage });
const idsOf = (found: ReturnType<typeof visibleByTag>) =>
  Array.from(found.values(), ({ tag, bearers }) => [tag.group, tag.name, bearers.map(({ id }) => id)]);

test('items come with each of their tags once, in the order of the list', () => {
  const list = [
    item('b', [SEA, { group: 'Theme', name: 'Night' }, { ...SEA }]),
    item('a', [{ ...SEA }, { group: '', name: 'Sea' }]),
    item('none', []),
  ];
  expect(idsOf(visibleByTag(list, { viewer: VISITOR, release: 1 }))).toEqual([
    ['Theme', 'Sea', ['b', 'a']],
    ['Theme', 'Night', ['b']],
    ['', 'Sea', ['a']],
  ]);
});

test('each kind of viewer, and each release, has its own', () => {
  const list = [item('out', [SEA]), item('next', [SEA], { published: true, version: 2 })];
  const ids = (looking: Parameters<typeof visibleByTag>[1]) => idsOf(visibleByTag(list, looking)).flat(2);
  expect(ids({ viewer: VISITOR, release: 1 })).toEqual(['Theme', 'Sea', 'out']);
  expect(ids({ viewer: { ...VISITOR, aN: true }, release: 1 })).toEqual(['Theme', 'Sea', 'out', 'next']);
  expect(ids({ viewer: VISITOR, release: 2 })).toEqual(['Theme', 'Sea', 'out', 'next']);
});

test('a list is gone through once for a viewer', () => {
  const list = [item('a', [SEA])];
  const looking = { viewer: VISITOR, release: 1 };
  expect(visibleByTag(list, looking)).toBe(visibleByTag(list, looking));
  expect(visibleByTag([...list], looking)).not.toBe(visibleByTag(list, looking));
});
