/** @jest-environment node */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listen } from '@otherfolk/system/listen';
import { siteHandler } from '../serve/site-handler';
import { hashOf } from './content-pack';
import { deployment, hashOfText, openSavingSite, SECRET, SITE_TEXT } from './testing/saving-site';

let site: Awaited<ReturnType<typeof openSavingSite>>;
beforeAll(async () => {
  site = await openSavingSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const tinyImage = (format: 'webp' | 'png' | 'jpeg' | 'avif' | 'gif' = 'webp') =>
  sharp({ create: { width: 4, height: 6, channels: 3, background: '#123' } })
    .toFormat(format)
    .toBuffer();

test.each(['admin', 'editor'])('an %s hears where a change would be saved', async (as) => {
  expect(await site.call('target', { as })).toEqual({ status: 200, body: { catalogue: 'mine', canWrite: true } });
});

const NAMES = [
  'target',
  'files',
  'unlisted',
  'history',
  'history/0000000001-abcdef?path=site.json',
  'changes',
  'restore',
  'anything',
];

test.each(NAMES)('%s is refused to visitors, members and other origins', async (name) => {
  const method = name === 'changes' || name === 'restore' ? 'POST' : 'GET';
  const body = method === 'POST' ? { body: '{}' } : {};
  const refused = async (init: RequestInit & { as?: string }) => {
    const { status, body: answer } = await site.call(name, { method, ...body, ...init });
    return [status, answer.error?.code, answer.error?.status];
  };
  const unauthenticated = [401, 401, 'UNAUTHENTICATED'];
  const denied = [403, 403, 'PERMISSION_DENIED'];
  expect(await refused({ as: 'nobody' })).toEqual(unauthenticated);
  for (const Authorization of ['Bearer', 'Bearer a.b.c', 'Basic abc', `Bearer ${site.tokens.get('admin')}x`])
    expect(await refused({ as: 'nobody', headers: { Authorization } })).toEqual(unauthenticated);
  for (const as of ['member', 'preview']) expect(await refused({ as })).toEqual(denied);
  expect(await refused({ headers: { Origin: 'https://evil.example' } })).toEqual(denied);
  expect(await refused({ headers: { Origin: `http://localhost:${site.server.port + 1}` } })).toEqual(denied);
  expect(await refused({ headers: { 'Sec-Fetch-Site': 'cross-site' } })).toEqual(denied);
});

test('a saved change is served at once, is in the history, and can be restored', async () => {
  const text = '{"name":"Ours"}';
  const saved = await site.save({ path: 'site.json', before: hashOfText(SITE_TEXT), text });
  expect(saved).toMatchObject({ status: 200, body: { files: [{ path: 'site.json', hash: hashOfText(text) }] } });
  const served = await fetch(`http://localhost:${site.server.port}/data/site.json`);
  expect(await served.text()).toBe(text);
  const id = String(saved.body.id);
  const made = { path: 'site.json', change: 'changed', hash: hashOfText(text) };
  const history = await site.call('history');
  expect(history.body).toMatchObject({
    changes: expect.arrayContaining([expect.objectContaining({ id, by: 'editor@demo.test', files: [made] })]),
  });
  expect((await site.call(`history/${id}?path=site.json`)).body).toEqual({ before: SITE_TEXT, after: text });
  expect((await site.post('restore', { id }, 'admin')).status).toBe(200);
  expect(site.on('site.json')).toBe(SITE_TEXT);
});

test('all files that editors write are told at once, byte for byte, and none that lies behind a link', async () => {
  const marked = '\uFEFF{"characters/a": "characters/b"}';
  writeFileSync(path.join(site.catalogue, 'redirects.json'), marked);
  writeFileSync(path.join(site.catalogue, 'mentions.json'), '[]');
  mkdirSync(path.join(site.catalogue, 'locations'), { recursive: true });
  symlinkSync(path.join(site.home, 'secret.json'), path.join(site.catalogue, 'locations/secret.json'));
  writeFileSync(path.join(site.catalogue, 'locations/bytes.json'), Buffer.from([0x7b, 0xff, 0x7d]));
  const { status, body } = await site.call('files');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    files: { 'site.json': SITE_TEXT, 'redirects.json': marked, 'mentions.json': '[]' },
  });
  const names = Object.keys((body as { files: object }).files);
  expect(names.filter((name) => /index|secret|bytes|images|history/.test(name))).toEqual([]);
});

test('people without a life, whom no index lists, are told by themselves', async () => {
  const lone = '{"id":"lone","name":"Lone"}';
  expect((await site.save({ path: 'characters/lone.json', before: null, text: lone })).status).toBe(200);
  expect((await site.call('unlisted')).body).toEqual({ files: { 'characters/lone.json': lone }, unreadable: [] });
});

test('a conflict says what is there, and nothing is saved', async () => {
  const refused = await site.save(
    { path: 'plots/tide.json', before: null, text: '{}' },
    { path: 'site.json', before: hashOfText('older'), text: '{}' },
  );
  const conflicts = [{ path: 'site.json', hash: hashOfText(SITE_TEXT), text: SITE_TEXT }];
  const message = 'site.json has changed since it was opened: nothing was saved.';
  expect(refused).toEqual({ status: 409, body: { error: { code: 409, status: 'ABORTED', message, conflicts } } });
  expect(site.on('plots/tide.json')).toBeNull();
});

const imageIndex = () => JSON.parse(site.on('images/index.json') ?? '{}') as Record<string, unknown>;

test('an image is saved with what it shows, and indexes are rewritten', async () => {
  const base64 = (await tinyImage()).toString('base64');
  const words = { alt: 'A harbour', credit: 'Ada', focus: [0.25, 1] };
  const image = { path: 'images/locations/harbour.webp', before: null, base64, words };
  const saved = await site.save(image, { path: 'locations/harbour.json', before: null, text: '{"name":"Harbour"}' });
  expect(saved).toMatchObject({ status: 200 });
  expect(saved.body).not.toHaveProperty('notIndexed');
  const index = () => imageIndex()['locations/harbour.webp'];
  expect(index()).toEqual({ width: 4, height: 6, widths: [], ...words });
  expect(site.on('locations/index.json')).toContain('Harbour');
  const other = { ...image, before: hashOf(Buffer.from(base64, 'base64')), words: { alt: '', credit: 'Bo' } };
  const { body } = await site.save(other);
  expect(index()).toEqual({ width: 4, height: 6, widths: [], credit: 'Bo', focus: [0.25, 1] });
  await site.post('restore', { id: body.id });
  expect(index()).toEqual({ width: 4, height: 6, widths: [], ...words });
});

test('texts of an image that is there are saved and restored without the image', async () => {
  const path = 'images/locations/harbour.webp';
  await site.save({ path, before: null, base64: (await tinyImage()).toString('base64'), words: { alt: 'A harbour' } });
  const index = () => imageIndex()['locations/harbour.webp'];
  const { body } = await site.save({ path, words: { alt: '', credit: 'Ada', focus: [0, 1] } });
  expect(index()).toEqual({ width: 4, height: 6, widths: [], credit: 'Ada', focus: [0, 1] });
  await site.post('restore', { id: body.id });
  expect(index()).toEqual({ width: 4, height: 6, widths: [], alt: 'A harbour' });
  const message = 'images/locations/none.webp is not in the catalogue.';
  const missing = await site.save({ path: 'images/locations/none.webp', words: { alt: 'a' } });
  expect(missing).toMatchObject({ status: 404, body: { error: { message } } });
});

test.each([
  ['with empty words', { words: {} }],
  ['without a word about them', {}],
])('an image that moves %s takes its words along, and back again', async (_, words) => {
  const [old, moved] = ['cards/plots/storm.jpg', 'cards/plots/gale.jpg'];
  const base64 = (await tinyImage('jpeg')).toString('base64');
  await site.save({ path: `images/${old}`, before: null, base64, words: { alt: 'Rain' } });
  const record = { width: 4, height: 6, widths: [], alt: 'Rain' };
  const { status, body } = await site.save(
    { path: `images/${moved}`, before: null, from: `images/${old}`, ...words },
    { path: `images/${old}`, isRemoved: true },
  );
  expect([status, site.on(`images/${old}`)]).toEqual([200, null]);
  expect([imageIndex()[old], imageIndex()[moved]]).toEqual([undefined, record]);
  await site.post('restore', { id: body.id });
  expect([site.on(`images/${moved}`), imageIndex()[old], imageIndex()[moved]]).toEqual([null, record, undefined]);
});

test('an image without the hash of what it was takes the place of what is there', async () => {
  const path = 'images/cards/home.webp';
  const other = await sharp(Buffer.from(await tinyImage()))
    .flip()
    .webp({ quality: 1 })
    .toBuffer();
  await site.save({ path, before: null, base64: (await tinyImage()).toString('base64') });
  const { status, body } = await site.save({ path, base64: other.toString('base64') });
  expect([status, body.files]).toEqual([200, [{ path, hash: hashOf(other) }]]);
});

test('a change is saved where indexes cannot be rewritten, and the answer says why', async () => {
  site.put('plots/broken.json', '{');
  const { status, body } = await site.save({ path: 'locations/harbour.json', before: null, text: '{}' });
  expect([status, body.notIndexed]).toEqual([200, expect.stringContaining('plots/broken.json')]);
  expect(site.on('locations/harbour.json')).toBe('{}');
});

test.each(['webp', 'png', 'jpeg', 'avif', 'gif'] as const)('an image of the format %s is taken', async (format) => {
  const base64 = (await tinyImage(format)).toString('base64');
  expect(await site.save({ path: `images/gallery/a.${format}`, before: null, base64 })).toMatchObject({ status: 200 });
});

const png = 'iVBORw0KGgo=';
const file = (name: string) => ({ path: name, before: null, text: '{}' });
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

test.each<[string, object]>([
  ['a derived index', file('plots/index.json')],
  ['another derived index', file('characters/index.variants.json')],
  ['the image index', file('images/index.json')],
  ['a file of the search index', file('search/index.json')],
  ['the stem of an index', file('characters/index.json')],
  ['a step up', file('../secret.json')],
  ['a step up inside', file('characters/../../secret.json')],
  ['an absolute path', file('/etc/passwd')],
  ['a backslash', file('characters\\mara.json')],
  ['a doubled slash', file('characters//mara.json')],
  ['a null byte', file('characters/mara\u0000.json')],
  ['capital letters', file('characters/Mara.json')],
  ['the history', file('.history/lock')],
  ['a folder of images in other letters', { path: 'Images/a.png', before: null, base64: png }],
  ['a hidden file', file('images/.a.webp')],
  ['names that may be mentioned', file('mentions.json')],
  ['another file', file('notes.txt')],
  ['no path', file('')],
  ['a path of another kind', { path: 7, before: null, text: '{}' }],
  ['no JSON', { path: 'site.json', before: null, text: '{' }],
  ['a list for an object', { path: 'site.json', before: null, text: '[]' }],
  ['an object for a list', { path: 'changelog.json', before: null, text: '{}' }],
  ['half a character', { path: 'site.json', before: null, text: '{"a":"\ud800"}' }],
  ['no content', { path: 'site.json', before: null }],
  ['two contents', { path: 'site.json', before: null, text: '{}', isRemoved: true }],
  ['text for an image', { path: 'images/a.webp', before: null, text: '{}' }],
  ['base64 for JSON', { path: 'site.json', before: null, base64: 'e30=' }],
  ['no base64', { path: 'images/a.webp', before: null, base64: '§' }],
  ['an SVG', { path: 'images/a.svg', before: null, base64: svg }],
  ['an SVG by another name', { path: 'images/a.webp', before: null, base64: svg }],
  ['half an image', { path: 'images/a.png', before: null, base64: png }],
  ['words for a text', { ...file('site.json'), words: { alt: 'a' } }],
  ['a focus outside', { path: 'images/a.webp', before: null, base64: png, words: { focus: [2, 0] } }],
  ['no hash', { path: 'site.json', text: '{}' }],
  ['a copy of an image', { path: 'images/a.webp', before: null, from: 'images/b.webp' }],
  ['an image without anything', { path: 'images/a.webp' }],
  ['a text without anything but words', { path: 'site.json', words: { alt: 'a' } }],
  ['another hash', { path: 'site.json', before: 'abc', text: '{}' }],
  ['an unknown field', { ...file('site.json'), mode: 511 }],
])('%s is refused, and nothing is saved', async (_, each) => {
  const { status, body } = await site.save(file('plots/tide.json'), each);
  expect([status, body.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
  expect(body.error?.message).toMatch(/\.$/);
  expect([site.on('plots/tide.json'), site.on('site.json')]).toEqual([null, SITE_TEXT]);
});

test.each<[string, string | object]>([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no files', { summary: 'a', files: [] }],
  ['no summary', { summary: ' ', files: [file('site.json')] }],
  ['one file twice', { summary: 'a', files: [file('plots/a.json'), file('plots/a.json')] }],
  [
    'too many files',
    { summary: 'a', files: Array.from({ length: 5001 }, (_, index) => file(`plots/a-${index}.json`)) },
  ],
])('a change of %s is refused', async (_, body) => {
  expect((await site.post('changes', body)).status).toBe(400);
});

test('links are not written through', async () => {
  mkdirSync(path.join(site.catalogue, 'plots'));
  symlinkSync(path.join(site.home, 'secret.json'), path.join(site.catalogue, 'plots/tide.json'));
  symlinkSync(site.home, path.join(site.catalogue, 'families'));
  for (const name of ['plots/tide.json', 'families/secret.json'])
    expect((await site.save({ path: name, before: hashOfText(SECRET), text: '{}' })).status).toBe(400);
  expect(readFileSync(path.join(site.home, 'secret.json'), 'utf8')).toBe(SECRET);
});

test.each([
  ['target', 'POST'],
  ['changes', 'PUT'],
  ['changes', 'DELETE'],
  ['history', 'DELETE'],
  ['restore', 'GET'],
])('%s answers no %s', async (name, method) => {
  expect((await site.call(name, { method })).status).toBe(405);
});

test('a server without editors takes nothing', async () => {
  const other = await listen(0, siteHandler({ deployment, folder: site.catalogue }));
  const answer = await fetch(`http://localhost:${other.port}/__/catalogue/changes`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(405);
  await other.close();
});
