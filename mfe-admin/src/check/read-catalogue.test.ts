import { fetchFileOf } from '../files/fetch-file';
import { readCatalogue } from './read-catalogue';

function serve(files: Record<string, unknown>): void {
  const answer = (url: string) => {
    const content = files[url.replace('/data/', '')];
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return Promise.resolve({
      ok: content !== undefined,
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    });
  };
  window.fetch = jest.fn(answer) as never;
}

test('every file that an index or another file names is read, once', async () => {
  serve({
    'changelog.json': [],
    'characters/index.variants.json': [{ id: 'mara-modern', coreId: 'mara' }],
    'characters/mara.json': { variants: [{ id: 'mara-modern' }, { id: 'mara-new' }], family: 'quill' },
    'characters/mara-modern.json': { variantOf: 'mara' },
    'characters/mara-new.json': {},
    'families/quill.json': {},
    'plots/index.json': [],
    'plots/index.variants.json': [{ id: 'storm' }],
    'plots/storm.json': {},
    'locations/index.json': [{ id: 'pit' }, { id: '../site' }],
    'locations/pit.json': {},
    'images/index.json': { 'gallery/a.avif': { width: 8, height: 9, widths: [4] } },
  });
  const progress = jest.fn();
  const { json, files, findings } = await readCatalogue(fetchFileOf({}), progress);
  expect(findings).toEqual([]);
  expect([...json.keys()].filter((file) => !file.includes('index')).sort()).toEqual([
    'changelog.json',
    'characters/mara-modern.json',
    'characters/mara-new.json',
    'characters/mara.json',
    'families/quill.json',
    'locations/pit.json',
    'plots/storm.json',
  ]);
  expect(files).toContain('images/gallery/a@4.avif');
  expect(jest.mocked(window.fetch).mock.calls).toHaveLength(13);
  expect(progress).toHaveBeenLastCalledWith({ read: 13, known: 13 });
});

test('a missing or broken file is a finding, and the rest is read', async () => {
  serve({ 'characters/index.variants.json': '[{"id": "mara"', 'locations/index.json': [{ id: 'pit' }] });
  const { json, findings } = await readCatalogue(fetchFileOf({}), () => undefined);
  expect([...json.keys()]).toEqual(['locations/index.json']);
  expect(findings.map(({ file, message }) => [file, message.slice(0, 8)])).toEqual(
    expect.arrayContaining([
      ['characters/index.variants.json', 'not JSON'],
      ['locations/pit.json', 'cannot b'],
      ['changelog.json', 'cannot b'],
    ]),
  );
});

test('an empty catalogue has findings, too', async () => {
  window.fetch = jest.fn(() => Promise.reject(new Error('offline'))) as never;
  const { json, findings } = await readCatalogue(fetchFileOf({}), () => undefined);
  expect(json.size).toBe(0);
  expect(findings).toHaveLength(7);
});

test('a byte order mark is kept in the text, and other encodings are named with their remedy', async () => {
  const bytes: Record<string, Buffer> = {
    'changelog.json': Buffer.from('\uFEFF[]\r\n'),
    'site.json': Buffer.from('{}', 'utf16le'),
    'images/index.json': Buffer.from('{"é":1}', 'latin1'),
  };
  window.fetch = jest.fn(async (url: string) => {
    const content = bytes[url.replace('/data/', '')];
    return { ok: content !== undefined, arrayBuffer: async () => new Uint8Array(content ?? []).buffer };
  }) as never;
  const { json, texts, unread, findings } = await readCatalogue(fetchFileOf({}), () => undefined);
  expect(texts.get('changelog.json')).toBe('\uFEFF[]\r\n');
  expect(json.get('changelog.json')).toEqual([]);
  expect(unread).toEqual(['site.json', 'images/index.json']);
  const ofFile = (name: string) =>
    findings.flatMap(({ file, message, remedy }) => (file === name ? [message, remedy] : []));
  expect(ofFile('site.json')).toEqual(['not UTF-8', 'It is UTF-16: save the file in the encoding UTF-8']);
  expect(ofFile('images/index.json')).toEqual(['not UTF-8', 'Save the file in the encoding UTF-8']);
  expect(ofFile('changelog.json')).toEqual(['starts with a byte order mark', 'Save the file as UTF-8 without one']);
});
