/** @jest-environment node */
import { isHiddenPath, isServedFile } from './served-files';

test.each([
  'site.json',
  'changelog.json',
  'characters/index.variants.json',
  'characters/mara-modern.json',
  'families/quill.json',
  'plots/index.json',
  'plots/index.variants.json',
  'plots/storm-modern.json',
  'locations/index.json',
  'locations/quay.json',
  'images/index.json',
  'images/gallery/mara@400.avif',
  'images/characters/covers/back/Mara_1.PNG',
  'images/cards/characters/mara-modern.jpg',
])('%s is served', (file) => expect(isServedFile(file)).toBe(true));

test.each([
  'accounts.json',
  'accounts/accounts.json',
  'accounts/documents.json',
  'service-account.json',
  'mentions.json',
  'package.json',
  'site.json.bak',
  'site.backup.json',
  'characters/mara.backup.json',
  'characters/Mara.json',
  'characters/old/mara.json',
  'backup/characters/mara.json',
  'families/index.variants.json',
  'images/notes.json',
  'images/.hidden/x.png',
  'images/../site.json',
  'gallery/mara.avif',
  'mara.png',
  'characters/.git/x.json',
  'images/page.html',
  '',
])("'%s' is not served", (file) => expect(isServedFile(file)).toBe(false));

test.each([
  ['.history/changes/1/change.json', true],
  ['characters/.mara.json.12.tmp', true],
  ['characters/mara.json', false],
  ['images/a.b/c.avif', false],
])('%s is hidden: %p', (file, expected) => {
  expect(isHiddenPath(file)).toBe(expected);
});
