/** @jest-environment node */
import { createHash } from 'node:crypto';
import { parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { pendingFile } from '../changes/pending-file';
import { serverTarget } from './server-target';

test('a save names the very bytes that were opened, a byte order mark and line ends included', async () => {
  const bytes = Buffer.from('\uFEFF{\r\n  "name": "Mara"\r\n}\r\n');
  const call = jest.fn(async (_path: string, _body?: object) => ({ ok: true, json: async () => ({}) }) as Response);
  const file = parseCatalogueFile('core', 'mara', bytes.toString());
  const files = [pendingFile(file, { name: 'Zoë' })];
  await serverTarget({ call, refresh: async () => undefined }).deliver({ summary: 'Edit', files, images: [] });
  expect(call.mock.calls[0]?.[1]).toEqual({
    summary: 'Edit',
    files: [
      {
        path: 'characters/mara.json',
        before: createHash('sha256').update(bytes).digest('hex'),
        text: bytes.toString().replace('Mara', 'Zoë'),
      },
    ],
  });
});
