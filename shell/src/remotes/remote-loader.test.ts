/** @jest-environment node */
import { loadRemoteModule } from './load-remote';
import { createRemoteLoader } from './remote-loader';

jest.mock('./load-remote', () => ({ loadRemoteModule: jest.fn() }));

const plots = { id: 'plots' };

test('a remote is loaded once, and its module can be read without waiting when it has come', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue(plots as never);
  const loader = createRemoteLoader({} as never);
  const loading = loader.load('plots');
  expect(loader.loaded('plots')).toBeUndefined();
  expect(loader.load('plots')).toBe(loading);
  await loading;
  expect(loader.loaded('plots')).toBe(plots);
});

test('a remote that failed is loaded again, from another address, after somebody asked for that', async () => {
  jest.mocked(loadRemoteModule).mockReset().mockRejectedValueOnce(new Error('gone'));
  const loader = createRemoteLoader({} as never);
  await expect(loader.load('plots')).rejects.toThrow();
  await expect(loader.load('plots')).rejects.toThrow();
  expect(loader.loaded('plots')).toBeUndefined();
  jest.mocked(loadRemoteModule).mockResolvedValueOnce(plots as never);
  loader.forget('plots');
  await loader.load('plots');
  expect(jest.mocked(loadRemoteModule).mock.calls.map(([id, , round]) => [id, round])).toEqual([
    ['plots', ''],
    ['plots', 'round=1'],
  ]);
});
