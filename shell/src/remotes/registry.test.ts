import { parseRegistry } from './registry';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the registry gives the manifest URL of each remote, also of one that nobody has heard of', () => {
  const json = {
    characters: '/remotes/characters/1/mf-manifest.json',
    plots: 'https://plots.example/mf-manifest.json#sha384-abc',
    map: '/remotes/map/1/mf-manifest.json',
  };
  expect(parseRegistry(json)).toEqual(json);
});

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['null', null],
])('the registry has no remote from %s, and says so', (_, json) => {
  expect(parseRegistry(json)).toEqual({});
  expect(console.warn).toHaveBeenCalled();
});

test('the registry leaves out values that are no URL', () => {
  expect(parseRegistry({ plots: 7, locations: '' })).toEqual({});
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test.each([
  'javascript:alert(1)',
  'data:application/json,{}',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'https://[',
  'https://plots.example/mf-manifest.json',
  '//plots.example/mf-manifest.json',
  'https://plots.example/mf-manifest.json#',
  'https://plots.example/mf-manifest.json#latest',
])('an address %s is none of a remote', (url) => {
  expect(parseRegistry({ plots: url })).toEqual({});
  expect(console.warn).toHaveBeenCalledWith("remotes.json: 'plots' has no URL that may be loaded");
});
