import { isAllowedBy } from './policy';

const POLICY =
  "default-src 'none'; connect-src 'self' https://plots.example http://localhost:*; img-src https://a.example";

test.each([
  ['https://plots.example', true],
  ['http://localhost:3002', true],
  ['https://a.example', false],
  ['https://plots.example.org', false],
])('a page may ask %s: %p', (origin, isAllowed) => {
  expect(isAllowedBy(POLICY, origin)).toBe(isAllowed);
});

test('a page without such a policy may ask anybody', () => {
  expect(isAllowedBy('', 'https://a.example')).toBe(true);
});
