/** @jest-environment node */
import { loadOf } from './load-of';

const FOLDER = 'https://site.example/remotes/map/1.0.0-abc/';
const timing = (name: string, startTime: number, responseEnd: number, transferSize: number, encodedBodySize = 0) => ({
  ...{ name, startTime, responseEnd, transferSize, encodedBodySize },
});

test('the load of a remote is that of its files, from the first request to the last answer', () => {
  const timings = [
    timing(`${FOLDER}remoteEntry.js`, 100.2, 180, 7000),
    timing(`${FOLDER}remote.js`, 90, 250.4, 1500),
    timing('https://site.example/remotes/plots/1/remoteEntry.js', 10, 900, 9000),
  ];
  expect(loadOf(FOLDER, timings)).toEqual({ files: 2, bytes: 8500, ms: 160 });
});

test('a file from a cache counts with its size', () => {
  expect(loadOf(FOLDER, [timing(`${FOLDER}a.js`, 0, 1, 0, 1200)])).toEqual({ files: 1, bytes: 1200, ms: 1 });
});

test('a remote of which nothing was loaded has no load', () => {
  expect(loadOf(FOLDER, [])).toBeUndefined();
});
