/** @jest-environment node */
import { type EditedFile, editedFile } from './edited-file';

test.each<[string, EditedFile | undefined]>([
  ['/', { kind: 'site', id: 'site' }],
  ['/changelog', { kind: 'changelog', id: 'changelog' }],
  ['/characters', undefined],
  ['/characters/maren', { kind: 'core', id: 'maren' }],
  ['/characters/maren/lives', { kind: 'core', id: 'maren' }],
  ['/characters/maren/maren-fantasy', { kind: 'variant', id: 'maren-fantasy' }],
  ['/plots/storm', { kind: 'plot', id: 'storm', itemOf: 'plots' }],
  ['/plots/storm/storm-modern', { kind: 'plot', id: 'storm-modern' }],
  ['/locations/quay', { kind: 'location', id: 'quay' }],
  ['/locations/No-Id', undefined],
  ['/editor/edit-plot/storm', undefined],
  ['/admin', undefined],
  ['/atlas/families', undefined],
])('%s is made of %j', (pathname, file) => {
  expect(editedFile(pathname)).toEqual(file);
});
