/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Watch, watchWorkspace } from '@otherfolk/webpack/build-workspace';
import { type BuildId, buildIds } from '@otherfolk/webpack/workspaces';
import { GoodBuilds } from './good-builds';
import { watchBuilds } from './watch-builds';

jest.mock('../../webpack/build-workspace', () => ({ watchWorkspace: jest.fn() }));
jest.mock('../../webpack/fingerprint', () => ({ fingerprintOf: () => 'now' }));

const record = {
  version: '1.0.0',
  fingerprint: 'now',
  inputs: { files: [], packages: [] },
  contract: 1,
  singletons: {},
  scripts: [],
  styles: [],
  fonts: [],
};
const watches = new Map<BuildId, Watch>();
const stopped: BuildId[] = [];
let folder: string;
let builds: GoodBuilds;
let onSettled: jest.Mock;
let said: string[];

beforeEach(() => {
  watches.clear();
  stopped.length = 0;
  said = [];
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  builds = new GoodBuilds(folder);
  onSettled = jest.fn();
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  jest.mocked(watchWorkspace).mockImplementation((id, watch) => {
    watches.set(id, watch);
    watch.onStart();
    return async () => void stopped.push(id);
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const finish = (id: BuildId, result: Error | typeof record = record) => watches.get(id)?.onFinish(result);
const start = (...watched: BuildId[]) => watchBuilds({ watched, builds, onSettled });

test('is settled when the last of the first builds has ended, good or bad', () => {
  start(...buildIds);
  for (const id of buildIds.slice(1)) finish(id);
  expect(onSettled).not.toHaveBeenCalled();
  finish('shell', new Error('Unexpected token'));
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(said.at(-1)).toBe('Unexpected token\n\nshell is not built; there is no earlier build of it.');
});

test('a change that concerns several builds settles once, and one that failed settles nothing', () => {
  start(...buildIds);
  for (const id of buildIds) finish(id);
  for (const id of ['plots', 'admin'] as const) watches.get(id)?.onStart();
  finish('plots');
  expect(onSettled).toHaveBeenCalledTimes(1);
  finish('admin');
  expect(onSettled).toHaveBeenCalledTimes(2);
  watches.get('plots')?.onStart();
  finish('plots', new Error('Unexpected token'));
  expect(onSettled).toHaveBeenCalledTimes(2);
  expect(said.at(-1)).toBe('Unexpected token\n\nplots is not built; its last good build stays.');
});

test('what is not named is built once, and only where it is not built yet', () => {
  for (const id of ['shell', 'characters', 'plots'] as const) builds.keep(id, record);
  builds.keep('admin', { ...record, fingerprint: 'before' });
  start('plots');
  expect([...watches.keys()]).toEqual(['plots', 'locations', 'admin']);
  for (const id of watches.keys()) finish(id);
  expect(stopped).toEqual(['locations', 'admin']);
  expect(builds.last('admin')?.record).toEqual(record);
});

test('what is not named is watched until its first good build', () => {
  start('plots');
  finish('admin', new Error('Unexpected token'));
  expect(stopped).toEqual([]);
  finish('admin');
  expect(stopped).toEqual(['admin']);
});

test('stops what it watches', async () => {
  await start(...buildIds)();
  expect(stopped).toEqual(buildIds);
});
