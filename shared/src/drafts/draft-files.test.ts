/** @jest-environment node */
import type { Draft } from './draft';
import { filesOfDrafts } from './draft-files';

const draft = (file: string, savedAt: string, text: string) =>
  ({ path: `characters/${file}.json`, savedAt: Date.parse(savedAt), text }) as Draft;

test('the newest draft of a file is at its place, and earlier ones beside the catalogue', () => {
  const files = filesOfDrafts([
    draft('mara', '2026-11-20T08:00:00Z', 'old'),
    draft('mara', '2026-11-21T08:00:00Z', 'new'),
    draft('mara', '2026-11-20T08:00:00Z', 'of another tab'),
    draft('ivo', '2026-11-19T08:00:00Z', 'ivo'),
  ]);
  expect(files).toEqual([
    { path: 'characters/mara.json', content: 'new' },
    { path: 'earlier-drafts/2026-11-20T08-00-00/characters/mara.json', content: 'old' },
    { path: 'earlier-drafts/2026-11-20T08-00-00-2/characters/mara.json', content: 'of another tab' },
    { path: 'characters/ivo.json', content: 'ivo' },
  ]);
});
