/** @jest-environment node */
import { encodePieces } from './encode-pieces';

test('pieces follow each other as they would as one text', () => {
  const pieces = ['', 'é', Buffer.from('“—”'), '\u{1F600}', '<', Buffer.from(''), 'z'];
  expect(encodePieces(pieces)).toEqual(Buffer.from(pieces.join('')));
});
