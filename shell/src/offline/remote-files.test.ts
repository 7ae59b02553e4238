/** @jest-environment node */
import { remoteFiles } from './remote-files';

test('the files of a remote are the manifest, the entry, and those that are loaded at once and later, each with its hash', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    integrity: { 'remote.js': 'sha384-a', 'later.css': 'sha384-b', 'another.js': 'sha384-c' },
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
  expect(remoteFiles(manifest, url('mf-manifest.json'))).toEqual([
    [url('mf-manifest.json')],
    [url('remoteEntry.js')],
    [url('remote.js'), { integrity: 'sha384-a' }],
    [url('later.js')],
    [url('remote.css')],
    [url('later.css'), { integrity: 'sha384-b' }],
  ]);
});
