import { remoteFiles } from './remote-files';

test('names the manifest, the entry, and the files that are loaded at once and later', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [
      {
        assets: {
          js: { sync: ['remote.js'], async: ['later.js'] },
          css: { sync: ['remote.css'], async: ['later.css'] },
        },
      },
    ],
  };
  const url = (file: string) => `https://plots.example/1/${file}`;
  expect(remoteFiles(manifest, url('mf-manifest.json'))).toEqual(
    ['mf-manifest.json', 'remoteEntry.js', 'remote.js', 'later.js', 'remote.css', 'later.css'].map(url),
  );
});
