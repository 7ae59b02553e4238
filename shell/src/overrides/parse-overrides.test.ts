/** @jest-environment node */
import { parseOverrides } from './parse-overrides';

const remotes = ['characters', 'plots'];

test.each([
  ['plots:http://localhost:3002/mf-manifest.json', 'http://localhost:3002/mf-manifest.json'],
  ['plots:http://127.0.0.1:3002/a/mf-manifest.json', 'http://127.0.0.1:3002/a/mf-manifest.json'],
  ['plots:http://localhost/mf-manifest.json?x=1', 'http://localhost/mf-manifest.json?x=1'],
])('%s stands in for plots', (value, url) => {
  expect(parseOverrides([value], remotes)).toEqual({ overrides: { plots: url }, refused: [] });
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
  expect(parseOverrides([value], remotes)).toEqual({
    overrides: {},
    refused: ["'plots' may come from http://localhost or http://127.0.0.1 only."],
  });
});

test.each(['__proto__:http://localhost/x', 'nothing:http://localhost/x', '', ':'])(
  'the parameter %p names no remote',
  (value) => {
    const { overrides, refused } = parseOverrides([value], remotes);
    expect(Object.keys(overrides)).toEqual([]);
    expect(refused).toEqual([expect.stringMatching(/^There is no remote '/)]);
  },
);

test('an address overrides several remotes at once, and of two for one remote the later counts', () => {
  const values = ['plots:http://localhost:1/a', 'characters:http://localhost:2/b', 'plots:http://localhost:3/c'];
  expect(parseOverrides(values, remotes).overrides).toEqual({
    characters: 'http://localhost:2/b',
    plots: 'http://localhost:3/c',
  });
});
