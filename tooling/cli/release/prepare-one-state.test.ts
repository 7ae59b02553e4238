/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogueLockOf } from '../derive/catalogue/catalogue-lock';
import { prepareOneState } from './prepare-one-state';

let home: string;
let catalogue: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'one-state-')));
  catalogue = path.join(home, 'data');
  mkdirSync(catalogue);
  for (const file of ['a', 'b']) write(file, 0);
});
afterEach(() => rmSync(home, { recursive: true }));

const fileOf = (name: string) => path.join(catalogue, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as number;

function write(name: string, number: number): void {
  rmSync(fileOf(name), { force: true });
  writeFileSync(fileOf(name), String(number));
}

/** Reads two files, of which somebody saves both in between; gives what was published, and whether saves were kept out each time. */
async function publish(saves: number) {
  const isLocked: boolean[] = [];
  const discarded: number[][] = [];
  const prepare = () => {
    const first = read('a');
    isLocked.push(existsSync(catalogueLockOf(catalogue)));
    if (isLocked.length <= saves) for (const name of ['a', 'b']) write(name, isLocked.length);
    return Promise.resolve([first, read('b')]);
  };
  const discard = async (numbers: number[]) => void discarded.push(numbers);
  const published = prepareOneState({ catalogue, prepare, discard });
  return { published: await published.catch((error: Error) => error.message), isLocked, discarded };
}

test('a catalogue that nobody changes is read once, and kept from nobody', async () => {
  expect(await publish(0)).toEqual({ published: [0, 0], isLocked: [false], discarded: [] });
});

test('a catalogue that is saved to while it is read is read again', async () => {
  expect(await publish(1)).toEqual({ published: [1, 1], isLocked: [false, false], discarded: [[0, 1]] });
});

test('a catalogue that is saved to again and again is read at last while nobody may save', async () => {
  const { published, isLocked } = await publish(2);
  expect([published, isLocked]).toEqual([
    [2, 2],
    [false, false, true],
  ]);
});

test('a catalogue that changes all the same is not published', async () => {
  const { published, discarded } = await publish(3);
  expect(published).toBe(
    `${catalogue} changes while it is read. Nothing is published: try again when nobody writes there.`,
  );
  expect(discarded).toHaveLength(3);
});

test('prepareOneState tries again after half of a save, and reports what is wrong by itself', async () => {
  let attempts = 0;
  const prepare = async () => {
    attempts += 1;
    if (attempts === 1) write('a', 1);
    if (read('a') !== read('b') && attempts === 1) throw new Error('half of a save');
    throw new Error('broken');
  };
  const discard = () => Promise.resolve();
  const published = prepareOneState({ catalogue, prepare, discard });
  await expect(published).rejects.toThrow('broken');
  expect(attempts).toBe(2);
});
