import { isTrustedMarkup, isTrustedScript } from './trusted-types';

const icon = (
  attribute = '',
  inner = '<use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10" id="x"/>',
) => `<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32"${attribute}>${inner}</svg>`;

test.each([
  ['nothing', '', true],
  ['an icon', icon(), true],
  ['an icon with a handler', icon(' onload="alert(1)"'), false],
  ['a shape with a handler', icon('', '<path d="" onclick="alert(1)"/>'), false],
  ['another element in an icon', icon('', '<script>alert(1)</script>'), false],
  ['something behind an icon', `${icon()}<img src="x">`, false],
  ['an image', '<img src="x" onerror="alert(1)">', false],
  ['text', 'Hello', false],
])('%s', (_, html, isTrusted) => {
  expect(isTrustedMarkup(html)).toBe(isTrusted);
});

const SOURCES = [
  'https://plots.example',
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/',
  'https://www.example/recaptcha/',
];

test.each([
  ['/assets/main.js', true],
  ['https://site.example/remotes/plots/1/remoteEntry.js', true],
  ['https://plots.example/1/remoteEntry.js', true],
  ['https://plots.example.evil.example/1/remoteEntry.js', false],
  ['https://www.example/recaptcha/api.js', true],
  ['https://www.example/other/api.js', false],
  ['https://www.example/recaptcha/../other/api.js', false],
  ['//evil.example/x.js', false],
  ['http://site.example/assets/main.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://evil.example/1', false],
  ['blob:https://site.example/1', false],
  ['blob:https://plots.example/1', false],
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://apis.google.com/_/scs/abc-static/_/js/k=gapi', true],
  ['https://apis.google.com/_/scs/../../js/other.js', false],
  ['https://apis.google.com/js/api.js/other.js', false],
  ['https://apis.google.com/complete/search', false],
  ['javascript:alert(1)', false],
])('a script from %s: %p', (url, isTrusted) => {
  expect(isTrustedScript(url, 'https://site.example/plots', SOURCES)).toBe(isTrusted);
});

test.each([
  ['http://localhost:3002/remoteEntry.js', true, true],
  ['http://127.0.0.1:3002/remoteEntry.js', true, true],
  ['http://localhost:3002/remoteEntry.js', false, false],
  ['http://localhost.evil.example/remoteEntry.js', true, false],
])('an override from %s, where there is one: %p', (url, fromLoopback, isTrusted) => {
  expect(isTrustedScript(url, 'https://site.example/plots', [], fromLoopback)).toBe(isTrusted);
});
