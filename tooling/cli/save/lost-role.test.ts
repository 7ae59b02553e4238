/** @jest-environment node */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { hashOfText, openSavingSite, SITE_TEXT } from './testing/saving-site';

let site: Awaited<ReturnType<typeof openSavingSite>>;
beforeAll(async () => {
  site = await openSavingSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

test('a member who is no editor any more is refused at once', async () => {
  const [uid = ''] = ['demo-editor'];
  const profile = site.backend.documents.read(`users/${uid}`);
  if (!profile) throw new Error('There is no such profile.');
  await site.backend.documents.put({ [`users/${uid}`]: { ...profile, memType: 'm' } });
  expect((await site.call('target')).status).toBe(403);
  await site.backend.documents.put({ [`users/${uid}`]: profile });
  expect((await site.call('target')).status).toBe(200);
});

test('a save is refused and writes nothing when whoever sends it is an editor no more before it has come', async () => {
  const user = 'users/demo-editor';
  const profile = site.backend.documents.read(user) ?? {};
  const sending = request(`${site.origin}/__/catalogue/changes`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${site.tokens.get('editor')}`, Expect: '100-continue' },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  await site.backend.documents.put({ [user]: { ...profile, memType: 'm' } });
  sending.end(
    JSON.stringify({
      summary: 'A change',
      files: [{ path: 'site.json', before: hashOfText(SITE_TEXT), text: '{"name":"Taken"}' }],
    }),
  );
  const [{ statusCode }] = (await once(sending, 'response')) as [IncomingMessage];
  await site.backend.documents.put({ [user]: profile });
  expect([statusCode, site.on('site.json')]).toEqual([403, SITE_TEXT]);
});
