/** @jest-environment node */
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeStore } from './change-store';
import { hashOf } from './content-pack';
import { ConflictError } from './save-refusal';
import type { WantedFile } from './wanted-change';

const DAY_MS = 86_400_000;
const mara = 'characters/mara.json';
const plot = 'plots/tide.json';

let catalogue: string;
let now: number;
let store: ChangeStore;
beforeEach(() => {
  catalogue = realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'otherfolk-save-')));
  now = Date.parse('2026-11-20T10:00:00Z');
  store = open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.settled();
  rmSync(catalogue, { recursive: true, force: true });
});

const open = () => new ChangeStore({ catalogue, now: () => now, index: () => Promise.resolve(undefined) });
const at = (file: string) => path.join(catalogue, file);
const on = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null);
const hash = (text: string) => hashOf(Buffer.from(text));
const file = (name: string, text: string | null, before?: string | null): WantedFile => ({
  path: name,
  bytes: text === null ? null : Buffer.from(text),
  ...(before !== undefined && { before: before === null ? null : hash(before) }),
});
const save = (...files: WantedFile[]) => store.save({ by: 'editor@demo.test', summary: 'A change', files });
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const changes = () => path.join(catalogue, '.history/changes');

test('a change writes, adds and removes files at once, and says what they are now', async () => {
  put(mara, '{"a":1}');
  put(plot, '{}');
  const saved = await save(
    file(mara, '{"a":2}', '{"a":1}'),
    file('families/quill.json', '{}', null),
    file(plot, null, '{}'),
  );
  expect([on(mara), on('families/quill.json'), on(plot)]).toEqual(['{"a":2}', '{}', null]);
  expect(saved.files).toEqual([
    { path: mara, hash: hash('{"a":2}') },
    { path: 'families/quill.json', hash: hash('{}') },
    { path: plot, hash: null },
  ]);
  expect(store.listChanges()).toEqual([
    {
      id: saved.id,
      at: '2026-11-20T10:00:00.000Z',
      by: 'editor@demo.test',
      summary: 'A change',
      files: [
        { path: mara, change: 'changed', hash: hash('{"a":2}') },
        { path: 'families/quill.json', change: 'added', hash: hash('{}') },
        { path: plot, change: 'removed', hash: null },
      ],
    },
  ]);
  expect(store.texts(saved.id, mara)).toEqual({ before: '{"a":1}', after: '{"a":2}' });
  expect(store.texts(saved.id, plot)).toEqual({ before: '{}', after: null });
});

test('a change is refused as a whole where one file changed since it was opened, with the content that is there', async () => {
  put(mara, '{"a":3}');
  const refused = save(file(plot, '{}', null), file(mara, '{"a":2}', '{"a":1}'), file('site.json', '{}', '{"old":1}'));
  await expect(refused).rejects.toMatchObject({
    conflicts: [
      { path: mara, hash: hash('{"a":3}'), text: '{"a":3}' },
      { path: 'site.json', hash: null, text: null },
    ],
  });
  await expect(refused).rejects.toBeInstanceOf(ConflictError);
  expect([on(mara), on(plot), on('site.json')]).toEqual(['{"a":3}', null, null]);
  expect(readdirSync(changes())).toEqual([]);
});

test('a save that was made already can be repeated, and is no change of its own', async () => {
  put(mara, '{"a":1}');
  const first = await save(file(mara, '{"a":2}', '{"a":1}'), file(plot, '{}', null));
  const again = await save(file(mara, '{"a":2}', '{"a":1}'), file(plot, '{}', null));
  expect(again).toEqual(first);
  expect(store.listChanges()).toHaveLength(1);
});

test('a file that changes between the comparison and the point of no return is a conflict', async () => {
  put(mara, '{"a":1}');
  const write = fs.fsyncSync;
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    put(mara, '{"a":"by hand"}');
    write(descriptor);
  });
  await expect(save(file(mara, '{"a":2}', '{"a":1}'))).rejects.toMatchObject({
    conflicts: [{ text: '{"a":"by hand"}' }],
  });
  expect(on(mara)).toBe('{"a":"by hand"}');
});

test('restoring a change is a change, which can be restored itself', async () => {
  put(mara, '{"a":1}');
  const { id } = await save(file(mara, '{"a":2}'), file(plot, '{}', null));
  const restored = await store.restore({ id, by: 'admin@demo.test' });
  expect([on(mara), on(plot)]).toEqual(['{"a":1}', null]);
  await store.restore({ id: restored.id, by: 'admin@demo.test' });
  expect([on(mara), on(plot)]).toEqual(['{"a":2}', '{}']);
  await store.restore({ id, by: 'admin@demo.test', paths: [mara] });
  expect([on(mara), on(plot)]).toEqual(['{"a":1}', '{}']);
  expect(store.listChanges().map(({ by }) => by)).toEqual([
    ...Array.from({ length: 3 }, () => 'admin@demo.test'),
    'editor@demo.test',
  ]);
});

test('nothing comes back over a file that is not what whoever restores has seen', async () => {
  put(mara, '{"a":1}');
  const { id } = await save(file(mara, '{"a":2}'));
  await save(file(mara, '{"a":3}'));
  await expect(store.restore({ id, by: '', expected: { [mara]: hash('{"a":2}') } })).rejects.toBeInstanceOf(
    ConflictError,
  );
  await expect(store.restore({ id, by: '', paths: [plot] })).rejects.toMatchObject({ status: 'NOT_FOUND' });
  await expect(store.restore({ id: '../../x', by: '' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
  expect(on(mara)).toBe('{"a":3}');
});

test('earlier states are kept for 30 days', async () => {
  const { id } = await save(file(mara, '{"a":1}'));
  now += 30 * DAY_MS;
  await save(file(mara, '{"a":2}'));
  expect(store.listChanges()).toHaveLength(2);
  now += DAY_MS;
  await store.recover();
  expect(store.listChanges()).toHaveLength(1);
  expect(() => store.texts(id, mara)).toThrow('The history has no such change.');
});

test.each([
  ['ENOSPC', 'The disk is full: nothing was saved.'],
  ['EROFS', 'The catalogue folder cannot be written: nothing was saved.'],
  ['EACCES', 'The catalogue folder cannot be written: nothing was saved.'],
])('a disk that answers %s refuses the change in plain words, and it can be made later', async (code, message) => {
  put(mara, '{"a":1}');
  jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  await expect(save(file(mara, '{"a":2}', '{"a":1}'), file(plot, '{}', null))).rejects.toThrow(message);
  expect([on(mara), on(plot)]).toEqual(['{"a":1}', null]);
  expect(readdirSync(changes())).toEqual([]);
  jest.restoreAllMocks();
  await save(file(mara, '{"a":2}', '{"a":1}'));
  expect(on(mara)).toBe('{"a":2}');
});

test('a catalogue whose history is no folder says that it cannot be written, and refuses changes in plain words', async () => {
  put(mara, '{"a":1}');
  put('.history', '');
  expect(store.canWrite).toBe(false);
  await expect(save(file(mara, '{"a":2}'))).rejects.toThrow(
    'The catalogue folder cannot be written: nothing was saved.',
  );
  expect(on(mara)).toBe('{"a":1}');
  rmSync(path.join(catalogue, '.history'));
  expect(store.canWrite).toBe(true);
});

test('a change of which the last files cannot be put in their places is completed at the next start', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  put(mara, '{"a":1}');
  put(plot, '{"a":1}');
  const rename = fs.renameSync;
  let renamed = 0;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (!String(to).includes('.history') && renamed++ > 0) throw new Error('EIO');
    rename(from, to);
  });
  await expect(save(file(mara, '{"a":2}'), file(plot, '{"a":2}'))).rejects.toThrow('The change is kept');
  expect([on(mara), on(plot)]).toEqual(['{"a":2}', '{"a":1}']);
  jest.restoreAllMocks();
  error.mockRestore();
  await open().recover();
  expect([on(mara), on(plot)]).toEqual(['{"a":2}', '{"a":2}']);
});

test('a file that somebody wrote while a save was interrupted stays as it is', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  put(mara, '{"a":1}');
  const { id } = await save(file(mara, '{"a":2}'), file(plot, '{}'));
  await store.settled();
  rmSync(path.join(changes(), id, 'done'));
  put(mara, '{"a":"by hand"}');
  put(plot, '');
  await open().recover();
  expect([on(mara), on(plot)]).toEqual(['{"a":"by hand"}', '{}']);
  expect(error.mock.calls.flat().join()).toContain(`${mara} was written by somebody else`);
});

test.each([
  ['a link to another file', mara],
  ['a file in a linked folder', 'plots/tide.json'],
])('%s is not written', async (_, name) => {
  mkdirSync(at('outside'));
  writeFileSync(at('outside/tide.json'), 'secret');
  mkdirSync(at('characters'));
  symlinkSync(at('outside/tide.json'), at(mara));
  symlinkSync(at('outside'), at('plots'));
  await expect(save(file(name, '{}'))).rejects.toThrow('is a link');
  expect(on('outside/tide.json')).toBe('secret');
});

test('two servers of one folder take turns', async () => {
  put(mara, '[]');
  const add = async (one: ChangeStore, number: number): Promise<void> => {
    const before = on(mara) ?? '';
    const numbers = [...(JSON.parse(before) as number[]), number];
    await one.save({ by: '', summary: 'Add', files: [file(mara, JSON.stringify(numbers), before)] }).catch((error) => {
      if (!(error instanceof ConflictError)) throw error;
      return add(one, number);
    });
  };
  const stores = [open(), open()];
  await Promise.all(stores.flatMap((one, index) => [add(one, index), add(one, index + 2)]));
  await Promise.all(stores.map((one) => one.settled()));
  expect((JSON.parse(on(mara) ?? '') as number[]).sort()).toEqual([0, 1, 2, 3]);
});

test('the history is for its owner alone, and repositories pass it over', async () => {
  await save(file(mara, '{}'));
  expect(fs.statSync(at('.history')).mode & 0o777).toBe(0o700);
  expect(on('.history/.gitignore')).toBe('*\n');
});

test('2,500 files are one change', async () => {
  const names = Array.from({ length: 2500 }, (_, index) => `characters/life-${index}.json`);
  const { files } = await save(...names.map((name, index) => file(name, `{"index":${index}}`, null)));
  expect(files).toHaveLength(2500);
  expect(names.every((name, index) => on(name) === `{"index":${index}}`)).toBe(true);
});
