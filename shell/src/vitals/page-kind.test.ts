import { pageKind } from './page-kind';

test.each([
  ['/', 'home'],
  ['/characters', 'list of characters'],
  ['/characters/', 'list of characters'],
  ['/characters/maren/maren-fantasy', 'character'],
  ['/plots', 'list of plots'],
  ['/plots/storm', 'plot'],
  ['/locations', 'list of places'],
  ['/locations/quay', 'place'],
  ['/compare/a/b', 'comparison'],
  ['/atlas/families', 'atlas'],
  ['/tags/sea', 'tags'],
  ['/calendar', 'calendar'],
  ['/privacy', 'text'],
  ['/admin/releases', 'tools'],
  ['/editor/edit-character/maren', 'tools'],
  ['/charactersmaren', 'other'],
  ['/maren', 'other'],
  ['', 'other'],
])('%s is told as %s', (pathname, kind) => {
  expect(pageKind(pathname)).toBe(kind);
});
