/** @jest-environment node */
import type { ViewName } from '@otherfolk/shared/domain/audiences';
import { FakeBundles } from '../testing/fake-bundle';
import { GuardedCatalogue } from './guarded-catalogue';

const FILE = 'characters/freddie.json';

let host: FakeBundles;
let catalogue: GuardedCatalogue;

beforeEach(() => {
  host = new FakeBundles();
  catalogue = new GuardedCatalogue(host.readKey);
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => host.fetch(path as string));
});
afterEach(() => jest.restoreAllMocks());

const textOf = async (view: ViewName, file = FILE) => {
  const content = await catalogue.read(view, file);
  return content && new TextDecoder().decode(content);
};

test('each kind of member reads what is for it, and what visitors read is not there', async () => {
  await host.deploy({ N: { [FILE]: 'next' }, NU: { [FILE]: 'next and unnamed' }, NPU: { [FILE]: 'all' } });
  await expect(textOf('N')).resolves.toBe('next');
  await expect(textOf('NU')).resolves.toBe('next and unnamed');
  await expect(textOf('NPU')).resolves.toBe('all');
  await expect(textOf('N', 'site.json')).resolves.toBeUndefined();
});

test('keys and index are read once, however many files are', async () => {
  await host.deploy({ N: { [FILE]: 'a', 'characters/ren.json': 'b' } });
  const readKey = jest.fn(host.readKey);
  catalogue = new GuardedCatalogue(readKey);
  await Promise.all([textOf('N'), textOf('N', 'characters/ren.json'), textOf('N', 'site.json')]);
  expect(readKey.mock.calls).toEqual([['next']]);
  expect(host.asked).toHaveLength(3);
});

test('a tab that is open while another deployment takes the place of its own goes on', async () => {
  const first = await host.deploy({ N: { [FILE]: 'before' } });
  await expect(textOf('N')).resolves.toBe('before');
  await host.deploy({ N: { [FILE]: 'after' } });
  await expect(textOf('N')).resolves.toBe('before');
  host.remove(first);
  await expect(textOf('N')).resolves.toBe('after');
});

test('keys that are there before their files, or still there after a rollback, lead to the files that are', async () => {
  await host.deploy({ N: { [FILE]: 'live' } });
  const next = await host.deploy({ N: { [FILE]: 'to come' } });
  host.remove(next);
  await expect(textOf('N')).resolves.toBe('live');
});

test.each<[string, () => void]>([
  ['there are no keys', () => (host.documents = {})],
  ['one of several keys is missing', () => delete host.documents.unnamed],
  [
    'keys are of different deployments',
    () => (host.documents.next = { bundle: 'a'.repeat(32), key: 'AAAA', before: [] }),
  ],
  ['no file of the bundle is there', () => host.files.clear()],
  ['files are cut short', () => host.files.forEach((file, path) => host.files.set(path, file.slice(0, 100)))],
  ['files are of somebody else', () => host.files.forEach((_, path) => host.files.set(path, new Uint8Array(4096)))],
])('where %s, reading rejects', async (_, spoil) => {
  await host.deploy({ NU: { [FILE]: 'a' } });
  spoil();
  await expect(textOf('NU')).rejects.toThrow();
});

test('a failure is not asked about again at once, but later', async () => {
  const readKey = jest.fn(() => Promise.resolve(undefined));
  catalogue = new GuardedCatalogue(readKey);
  await expect(textOf('N')).rejects.toThrow();
  await expect(textOf('N')).rejects.toThrow();
  expect(readKey).toHaveBeenCalledTimes(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  await expect(textOf('N')).rejects.toThrow();
  expect(readKey).toHaveBeenCalledTimes(2);
});

test('a catalogue that was cleared is read with new keys', async () => {
  await host.deploy({ N: { [FILE]: 'a' } });
  await textOf('N');
  host.documents = {};
  catalogue.clear();
  await expect(textOf('N')).rejects.toThrow();
});
