/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeStore } from './change-store';

let catalogue: string;
let store: ChangeStore;
beforeEach(() => {
  catalogue = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-names-')));
  store = new ChangeStore({ catalogue, index: () => Promise.resolve(undefined) });
});
afterEach(async () => {
  await store.settled();
  rmSync(catalogue, { recursive: true });
});

const put = (name: string) => {
  mkdirSync(path.dirname(path.join(catalogue, name)), { recursive: true });
  writeFileSync(path.join(catalogue, name), 'old');
};
const save = (name: string) =>
  store.save({ by: '', summary: 'A change', files: [{ path: name, bytes: Buffer.from('new') }] });

test.each([
  ['images/gallery/a.png', 'images/gallery/A.png'],
  ['images/gallery/a.png', 'images/Gallery/b.png'],
  ['characters/Mara.json', 'characters/mara.json'],
])('beside %s, %s is refused: some disks take them for one', async (there, name) => {
  put(there);
  await expect(save(name)).rejects.toThrow(/is there, which is the same on some disks\. Choose another name\.$/);
  expect(existsSync(path.join(catalogue, name))).toBe(false);
});

test.each(['characters/con.json', 'images/aux.png', 'images/com1/a.png'])(
  'the new file %s is refused: Windows has a device of that name',
  async (name) => {
    await expect(save(name)).rejects.toThrow(/Windows keeps the name .+ for a device/);
    expect(existsSync(path.join(catalogue, name))).toBe(false);
  },
);

test.each([
  [['characters/con.json'], 'characters/con.json'],
  [['images/a.png', 'images/A.png'], 'images/a.png'],
])('beside %j, what is there is written', async (there, name) => {
  there.forEach(put);
  await expect(save(name)).resolves.toMatchObject({ files: [{ path: name }] });
});
