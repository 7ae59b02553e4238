import { releaseIn } from './release-in';

test.each([
  ['/remotes/plots/1.0.0-a/mf-manifest.json', '1.0.0-a'],
  ['https://plots.example/1.0.0-a/mf-manifest.json#sha384-a/b', '1.0.0-a'],
  ['nowhere', ''],
])('%s leads to the release %p', (url, release) => {
  expect(releaseIn(url)).toBe(release);
});
