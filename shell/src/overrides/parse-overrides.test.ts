/** @jest-environment node */
import { parseOverrides } from './parse-overrides';

test.each([
  ['plots:http://localhost:3002/mf-manifest.json', 'http://localhost:3002/mf-manifest.json'],
  ['plots:http://127.0.0.1:3002/a/mf-manifest.json', 'http://127.0.0.1:3002/a/mf-manifest.json'],
  ['plots:http://localhost/mf-manifest.json?x=1', 'http://localhost/mf-manifest.json?x=1'],
])('%s stands in for plots', (value, url) => {
  expect(parseOverrides([value])).toEqual({ overrides: { plots: url }, refused: [] });
});

test.each([
  'plots:https://evil.example/mf-manifest.json',
  'plots:http://localhost.evil.example/mf-manifest.json',
  'plots:http://localhost@evil.example/mf-manifest.json',
  'plots:http://user@localhost/mf-manifest.json',
  'plots://localhost:3002/mf-manifest.json',
  'plots:javascript:alert(1)//localhost',
  'plots:data:text/javascript,localhost',
  'plots:/remotes/plots/mf-manifest.json',
  'plots:http://192.168.0.7/mf-manifest.json',
  'plots:',
  'plots',
])('%s is refused', (value) => {
  expect(parseOverrides([value])).toEqual({
    overrides: {},
    refused: ["'plots' may come from http://localhost or http://127.0.0.1 only."],
  });
});

test.each(['__proto__:http://localhost/x', 'A map:http://localhost/x', '', ':'])(
  'the parameter %p names no remote',
  (value) => {
    const { overrides, refused } = parseOverrides([value]);
    expect(Object.keys(overrides)).toEqual([]);
    expect(refused).toEqual([expect.stringMatching(/is no name of a remote\.$/)]);
  },
);

test('an address overrides several remotes at once, and of two for one remote the later counts', () => {
  const values = ['plots:http://localhost:1/a', 'characters:http://localhost:2/b', 'plots:http://localhost:3/c'];
  expect(parseOverrides(values).overrides).toEqual({
    characters: 'http://localhost:2/b',
    plots: 'http://localhost:3/c',
  });
});

test('a remote that the site has never heard of may stand in the site, too', () => {
  const { overrides } = parseOverrides(['map:http://localhost:3005/mf-manifest.json']);
  expect(overrides).toEqual({ map: 'http://localhost:3005/mf-manifest.json' });
});
