/** @jest-environment node */
import { mountOfPath, mounts, mountsOf, ownerOf, remoteIds, remotes } from './remotes';

test('every mount and every widget has one owner, the remote that declares it', () => {
  const places = remoteIds.flatMap((id) =>
    [...mountsOf(id), ...remotes[id].widgets].map((place) => [place, id] as const),
  );
  expect(new Set(places.map(([place]) => place)).size).toBe(places.length);
  for (const [place, id] of places) expect([place, ownerOf(place)]).toEqual([place, id]);
});

test.each([
  ['/plots', 'plots'],
  ['/plots/storm/storm-modern', 'plots'],
  ['/editor/edit-character/mara', 'editor'],
  ['/', undefined],
  ['/changelog', undefined],
  ['/plotsy', undefined],
  ['/toString', undefined],
  ['/__proto__', undefined],
])('%s leads to the mount %s', (path, mount) => {
  expect(mountOfPath(path)).toBe(mount);
});

test('admins alone enter the admin tools, editors the editor, too; all else is for everybody', () => {
  const guarded = [...mounts].flatMap(([mount, { guard }]) => (guard ? [[mount, guard]] : []));
  expect(guarded).toEqual([
    ['admin', ['a']],
    ['editor', ['a', 'e']],
  ]);
});
