/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashOfText, openSavingSite } from './testing/saving-site';

let site: Awaited<ReturnType<typeof openSavingSite>>;
beforeAll(async () => {
  site = await openSavingSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

test.each([
  ['a record that is cut off', 'change.json', (text: Buffer) => text.subarray(0, 20)],
  ['a record of another shape', 'change.json', () => Buffer.from('{}')],
  ['contents that are cut off', 'contents', (text: Buffer) => text.subarray(0, 3)],
  ['contents that say something else', 'contents', (text: Buffer) => Buffer.alloc(text.length, 1)],
  ['contents that are missing', 'contents', () => undefined],
])('%s is named in a sentence, and the rest of the history works', async (_, name, damage) => {
  jest.spyOn(console, 'error').mockImplementation();
  const path = 'plots/tide.json';
  const good = await site.save({ path, before: null, text: '{"a":1}' });
  const { body } = await site.save({ path, before: hashOfText('{"a":1}'), text: '{"a":2}' });
  const file = `${site.catalogue}/.history/changes/${String(body.id)}/${name}`;
  const damaged = damage(readFileSync(file));
  if (damaged) writeFileSync(file, damaged);
  else rmSync(file);
  const says = { status: 503, body: { error: { message: expect.stringContaining('is damaged. The other changes') } } };
  expect(await site.call(`history/${String(body.id)}?path=${path}`)).toMatchObject(says);
  expect(await site.post('restore', { id: body.id })).toMatchObject(says);
  const history = (await site.call('history')).body as { changes: { id: string }[]; damaged: string[] };
  expect([...history.changes.map(({ id }) => id), ...history.damaged]).toEqual(
    expect.arrayContaining([good.body.id, body.id]),
  );
  expect(await site.save({ path, before: null, text: '{"a":2}' })).toMatchObject({ status: 200 });
  const back = await site.post('restore', { id: good.body.id });
  expect([back.status, site.on(path)]).toEqual([200, null]);
  rmSync(`${site.catalogue}/.history/changes/${String(body.id)}`, { recursive: true });
});

test('a lock with the number of this very process keeps nobody from saving', async () => {
  writeFileSync(`${site.catalogue}/.history/lock`, String(process.pid));
  expect((await site.save({ path: 'plots/a.json', before: null, text: '{}' })).status).toBe(200);
});
