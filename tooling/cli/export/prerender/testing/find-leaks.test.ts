/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCatalogue } from '../../../derive/guarded/testing/write-catalogue';
import { findLeaks, secretsOf } from './find-leaks';

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'leaks-'))));
afterEach(() => rmSync(home, { recursive: true }));

const secrets = secretsOf({
  whole: new Map([
    [
      'characters/ben.json',
      Buffer.from(JSON.stringify({ name: 'Ben & Co', text: `"A" text ${'of length '.repeat(5)}` })),
    ],
    ['images/avatars/x.png', Buffer.from('image')],
  ]),
  visible: new Map(),
});

test.each([
  ['an id', 'page.html', 'leads to /characters/ben here', 'the id ben'],
  ['an id in the name of a file', 'ben/index.html', '', 'the id ben'],
  ['a name in HTML', 'page.html', '<b>Ben &amp; Co</b>', 'the name Ben &amp; Co'],
  ['a long text in JSON', 'a.json', JSON.stringify(`"A" text ${'of length '.repeat(5)}`), 'the text'],
  ['the name of an image', 'index.json', '"avatars/x.png"', 'the image x.png'],
  ['an image under another name', 'y.png', 'image', 'a hidden image'],
])('the search for leaks finds %s', async (_, file, content, found) => {
  writeCatalogue(home, { [file]: content });
  expect((await findLeaks(home, secrets)).join()).toContain(found);
});

test('the search for leaks finds nothing in what only looks like it', async () => {
  writeCatalogue(home, { 'page.html': 'benny, big-ben, Ben and co, ax.png' });
  await expect(findLeaks(home, secrets)).resolves.toEqual([]);
});
