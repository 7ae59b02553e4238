/** @jest-environment node */
import fc from 'fast-check';
import { chooseName, cleanName, isDisplayName } from './display-name';

test.each([
  ['Wren', true],
  ['Wren Ash', true],
  ['Ünïcødé Ñame', true],
  ['李小龍', true],
  ['مريم', true],
  ["O'Brien-Łukasz, Jr.", true],
  ['🦊', true],
  ['e\u0301', true],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['', false],
  [' ', false],
  [' Wren', false],
  ['Wren ', false],
  ['Wren  Ash', false],
  ['Wren\u00A0Ash', false],
  ['Wren\nAsh', false],
  ['Wren\tAsh', false],
  ['Wren\u0000', false],
  ['\u0085', false],
  ['Wren\u200B', false],
  ['\u202Enerw', false],
  ['Wren\u2066Ash', false],
  ['Wren\u00ADAsh', false],
  ['\uFEFFWren', false],
  ['Wren\u2028Ash', false],
  ['\u3164', false],
  ['\u2800', false],
  ['Wren\uFE0F', false],
  ['\u{E0041}dmin', false],
  ['\u0301', false],
  ['👩\u200D🚀', false],
])('%j is a display name: %s', (name, isOne) => {
  expect(isDisplayName(name)).toBe(isOne);
});

test.each([
  ['  Wren   Ash ', 'Wren Ash'],
  ['\u202EWren\u202C Ash', 'Wren Ash'],
  ['Wren\u200B\u200BAsh', 'WrenAsh'],
  ['Wren\r\nAsh', 'Wren Ash'],
  ['❤️ Wren', '❤ Wren'],
  ['👩‍🚀 Sally', '👩🚀 Sally'],
  ['\u0301\u200BWren', 'Wren'],
  ['\u3164\u2800 ', ''],
  ['x'.repeat(100), 'x'.repeat(80)],
])('the stored name %j becomes %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test('a stored name of any form becomes a valid name, or none', () => {
  const odd = fc.constantFrom(' ', '\u00A0', '\u200B', '\u202E', '\u0301', '\u3164', '\uFE0F', '\u{E0001}', '\n', '🦊');
  const text = fc.string({
    unit: fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
    maxLength: 120,
  });
  fc.assert(fc.property(text, (each) => cleanName(each) === '' || isDisplayName(cleanName(each))));
});

test.each([
  [' Wren   Ash ', { name: 'Wren Ash' }],
  ['❤️ Wren', { name: '❤ Wren' }],
  ['Wren\u202E', { problem: expect.stringContaining('U+202E') }],
  ['Wren\u200BAsh', { problem: expect.stringContaining('U+200B') }],
  ['\u3164', { problem: expect.stringContaining('U+3164') }],
  ['\u0301', { problem: expect.stringContaining('begin with') }],
  ['', { problem: expect.stringContaining('begin with') }],
  ['x'.repeat(81), { problem: expect.stringContaining('at most 80') }],
])('the typed name %j becomes %j', (typed, chosen) => {
  expect(chooseName(typed)).toMatchObject(chosen);
});
