import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { saveIntoFolder } from './chosen-folder';

const INDEX = characterKind.index.split('/').at(-1) ?? '';

const fullDisk = () => new DOMException('The disk is full.', 'QuotaExceededError');

/** A folder in memory in which nothing can be written, and which refuses to remove a file as often as it is told to. */
class FullFolder {
  readonly kind = 'directory';
  readonly files = new Map([[INDEX, '[]']]);
  readonly name = 'catalogue';

  constructor(private refusals: number) {}

  async *keys() {
    yield* this.files.keys();
  }

  getDirectoryHandle(): Promise<this> {
    return Promise.resolve(this);
  }

  getFileHandle(name: string, { create = false } = {}) {
    if (create && !this.files.has(name)) this.files.set(name, '');
    if (!this.files.has(name)) return Promise.reject(new DOMException('none', 'NotFoundError'));
    const arrayBuffer = async () => new TextEncoder().encode(this.files.get(name)).buffer;
    return Promise.resolve({
      getFile: () => Promise.resolve({ arrayBuffer }),
      createWritable: () =>
        Promise.resolve({ write: () => Promise.reject(fullDisk()), abort: () => Promise.resolve() }),
    });
  }

  removeEntry(name: string): Promise<void> {
    if (this.refusals-- > 0) return Promise.reject(new DOMException('locked', 'NoModificationAllowedError'));
    this.files.delete(name);
    return Promise.resolve();
  }
}

async function saveNewFile(folder: FullFolder): Promise<unknown> {
  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
  const file = { name: 'mara.json', path: characterKind.file('mara'), text: '{}', json: {} };
  const saving = saveIntoFolder([file], [], new Map()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(5000);
  return saving;
}

beforeEach(() => void jest.useFakeTimers());

afterEach(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));

test.each([0, 1, 3])(
  'a new file that cannot be written is removed, also where that is refused %i times',
  async (refusals) => {
    const folder = new FullFolder(refusals);
    const error = await saveNewFile(folder);
    expect(String(error)).toContain('The disk is full.');
    expect([...folder.files.keys()]).toEqual([INDEX]);
  },
);

test('a new file that can be neither written nor removed is reported as not saved', async () => {
  expect(String(await saveNewFile(new FullFolder(Infinity)))).toContain(
    'Not saved: characters/mara.json. The disk is full.',
  );
});

test('an image takes the place of one whose bytes are no text', async () => {
  const written: unknown[] = [];
  const files: Record<string, Uint8Array> = {
    [INDEX]: new TextEncoder().encode('[]'),
    'a.png': Uint8Array.from([0x89, 0x50, 0xff, 0xfe]),
  };
  const folder = {
    name: 'catalogue',
    getDirectoryHandle: async () => folder,
    getFileHandle: async (name: string) => {
      const bytes = files[name];
      if (!bytes) throw new DOMException('none', 'NotFoundError');
      return {
        getFile: async () => ({ size: bytes.length, arrayBuffer: async () => bytes.buffer }),
        createWritable: async () => ({
          write: async (content: unknown) => written.push(content),
          close: async () => {},
        }),
      };
    },
  };
  Object.assign(window, { showDirectoryPicker: async () => folder });
  const bytes = new Blob(['new']);
  const image = { path: 'images/a.png', bytes, words: {} } as never;
  await expect(saveIntoFolder([], [image], new Map())).resolves.toBe('catalogue');
  expect(written).toEqual([bytes]);
});

test.each([
  ['characters/con.json', 'Windows cannot create the file characters/con.json.'],
  ['characters/mara.json', 'beside Mara.json, characters/mara.json is the same file on some disks.'],
])('a new file %s is refused where other disks could not hold it', async (path, sentence) => {
  const folder = new FullFolder(0);
  folder.files.set('Mara.json', '{}');
  Object.assign(window, { showDirectoryPicker: async () => folder });
  const file = { name: '', path, text: '{}', json: {} };
  await expect(saveIntoFolder([file], [], new Map())).rejects.toThrow(`Nothing was saved: ${sentence}`);
});
