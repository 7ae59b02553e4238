/** @jest-environment node */
import fc from 'fast-check';
import { decodeText, type Encoding } from './decode-text';

const TEXT = 'Zoë ’n’ Ærø, 14 August';
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...Array(text.length).keys()].flatMap((at) => {
      const code = text.charCodeAt(at);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

test.each<[string, Encoding, Uint8Array]>([
  ['UTF-8', 'utf-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte order mark', 'utf-8', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16', 'utf-16le', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16 of the other order', 'utf-16be', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16 without a mark', 'utf-16le', utf16(TEXT, false)],
  ['UTF-16 of the other order without a mark', 'utf-16be', utf16(TEXT, true)],
  ['Windows-1252', 'windows-1252', Uint8Array.from(TEXT, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0)))],
])('decodeText reads %s', (_title, encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
});

test('decodeText reads any text that is written as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeText(new TextEncoder().encode(`\ufeff${text}`)).text).toBe(text);
    }),
  );
});

test('decodeText reads any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => expect(decodeText(bytes).text.length).toBeLessThanOrEqual(bytes.length)),
  );
});
