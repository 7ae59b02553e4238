/** @jest-environment node */
import { ownRemotes } from '../testing/own-remotes';
import { declarationOf, mountOfPath } from './remote-table';

test('every mount and every widget has the remote that declares it for its owner', () => {
  for (const [mount, { remote }] of ownRemotes.mounts)
    expect(Object.keys(declarationOf(ownRemotes, remote)?.mounts ?? {})).toContain(mount);
  for (const [widget, remote] of ownRemotes.widgets)
    expect(declarationOf(ownRemotes, remote)?.widgets).toContain(widget);
});

test.each([
  ['/plots', 'plots'],
  ['/plots/storm/storm-modern', 'plots'],
  ['/compare/a/b', 'compare'],
  ['/editor/edit-character/mara', 'editor'],
  ['/', undefined],
  ['/changelog', undefined],
  ['/plotsy', undefined],
  ['/toString', undefined],
  ['/__proto__', undefined],
])('%s leads to the mount %s', (path, mount) => {
  expect(mountOfPath(ownRemotes, path)?.path).toBe(mount);
});

test('admins alone enter the admin tools, editors the editor, too; all else is for everybody', () => {
  const guarded = [...ownRemotes.mounts].flatMap(([mount, { guard }]) => (guard ? [[mount, guard]] : []));
  expect(guarded).toEqual([
    ['admin', ['a']],
    ['editor', ['a', 'e']],
  ]);
});
