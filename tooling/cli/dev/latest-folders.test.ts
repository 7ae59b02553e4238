/** @jest-environment node */
import { withLatestFolders } from './latest-folders';

test('the newest build of each remote has an address that stays', () => {
  const folders = new Map([
    ['/assets/', 'shell'],
    ['/remotes/plots/1.0.0-a/', 'plots'],
    ['/remotes/admin/1.0.0-b/', 'admin'],
  ]);
  expect(Object.fromEntries(withLatestFolders(folders))).toEqual({
    ...Object.fromEntries(folders),
    '/remotes/plots/latest/': 'plots',
    '/remotes/admin/latest/': 'admin',
  });
});
