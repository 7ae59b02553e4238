/** @jest-environment node */
import fc from 'fast-check';
import { COMMON_PASSWORDS } from './common-passwords';
import { MIN_PASSWORD_LENGTH, passwordProblem } from './password-rules';

const wren = { email: 'wren.ash@example.org', displayName: 'Wren Ashdown' };

test.each([
  ['123456', /at least 10/],
  ['quiet-123', /at least 10/],
  ['🦊🦊🦊🦊🦊', /at least 10/],
  ['qwertyuiop', /too common/],
  ['QwertyUiop', /too common/],
  ['Password123!', /too common/],
  ['!!dragon2026!!', /too common/],
  ['aaaaaaaaaaaa', /too common/],
  ['abcabcabcabc', /too common/],
  ['1212121212', /too common/],
  ['klmnopqrstuvw', /too common/],
  ['0987654321', /too common/],
  ['wren.ash@example.org', /name or your address/],
  ['WrenAshdown1', /name or your address/],
  ['wren.ash-2026', /name or your address/],
  ['demo-password', undefined],
  ['quiet-harbour-7', undefined],
  ['correct horse battery staple', undefined],
  ['wrenashdown likes long walks', undefined],
  ['パスワードは長い方が良い', undefined],
])('%s', (password, problem) => {
  const found = passwordProblem(password, wren);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('every password of the list is long enough to be chosen otherwise, and is refused', () => {
  const all = COMMON_PASSWORDS.trim().split(/\s+/);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((each) => each.length < MIN_PASSWORD_LENGTH)).toEqual([]);
  expect(all.filter((each) => !passwordProblem(each))).toEqual([]);
});

test('a member without name and address may have any good password', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(passwordProblem(uuid, {})).toBeUndefined();
      expect(passwordProblem(uuid, { email: '', displayName: '' })).toBeUndefined();
    }),
  );
});
