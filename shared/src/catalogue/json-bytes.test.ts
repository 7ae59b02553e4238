/** @jest-environment node */
import { jsonOfBytes, textOfBytes } from './json-bytes';

test.each([
  ['', 'plain'],
  ['\uFEFF', 'with a byte order mark'],
])('text gives its very bytes back: %j (%s)', (mark) => {
  const bytes = Buffer.from(`${mark}{\r\n  "name": "Zoë"\r\n}\r\n`);
  expect(Buffer.from(textOfBytes(bytes))).toEqual(bytes);
  expect(jsonOfBytes(bytes)).toEqual({ name: 'Zoë' });
});

test.each([
  ['little-endian UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), /^It is UTF-16: /],
  ['big-endian UTF-16', Buffer.from('\uFEFF{}', 'utf16le').swap16(), /^It is UTF-16: /],
  ['UTF-16 without a mark', Buffer.from('{}', 'utf16le'), /^It is UTF-16: /],
  ['Latin-1', Buffer.from('{"name":"Zoë"}', 'latin1'), /^Save the file /],
])('%s is refused, and its remedy named', (_, bytes, remedy) => {
  expect(() => textOfBytes(bytes)).toThrow(
    expect.objectContaining({ message: 'not UTF-8', remedy: expect.stringMatching(remedy) }),
  );
});
