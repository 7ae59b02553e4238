import { remoteTimes } from './remote-times';

const BASE = 'https://folk.example/plots?x=1';
const file = (name: string, duration: number) => ({ name, duration });
const remotes = {
  plots: '/remotes/plots/1.0.0-a/mf-manifest.json',
  maps: 'https://maps.example/2.0.0-b/mf-manifest.json#sha384-a/b',
  admin: '/remotes/admin/1.0.0-c/mf-manifest.json',
};

test('each remote that was loaded is told with its release, and the time of its slowest file', () => {
  const files = [
    file('https://folk.example/remotes/plots/1.0.0-a/remoteEntry.js', 30.4),
    file('https://folk.example/remotes/plots/1.0.0-a/page.js', 80.6),
    file('https://folk.example/remotes/plots/0.9.0-z/page.js', 900),
    file('https://maps.example/2.0.0-b/remoteEntry.js?retry=1', 12),
  ];
  expect(remoteTimes(remotes, files, BASE)).toEqual({
    plots: { release: '1.0.0-a', ms: 81 },
    maps: { release: '2.0.0-b', ms: 12 },
  });
});
