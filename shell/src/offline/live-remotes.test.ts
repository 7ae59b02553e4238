import { filesOfLiveRemotes } from './live-remotes';

const ORIGIN = 'http://localhost';
const assets = { js: { sync: ['remote.js'], async: [] }, css: { sync: [], async: [] } };
const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [{ assets }] };

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {
    '/remotes.json': { plots: '/plots/1/mf-manifest.json', admin: '/admin/1/mf-manifest.json' },
    [`${ORIGIN}/plots/1/otherfolk.json`]: { mounts: { plots: {} } },
    [`${ORIGIN}/plots/1/mf-manifest.json`]: manifest,
    [`${ORIGIN}/admin/1/otherfolk.json`]: { mounts: { admin: { guard: ['a'] } } },
    [`${ORIGIN}/admin/1/mf-manifest.json`]: manifest,
  };
  globalThis.fetch = (async (url: string | URL) => {
    if (!(String(url) in answers)) throw new TypeError(`no answer for ${String(url)}`);
    return { json: async () => answers[String(url)] };
  }) as typeof fetch;
});

const named = async () => (await filesOfLiveRemotes()).map(([url]) => url.replace(ORIGIN, ''));
const OF_PLOTS = ['/plots/1/mf-manifest.json', '/plots/1/remoteEntry.js', '/plots/1/remote.js'];

test('the files of remotes that everybody may open are named, and of no other', async () => {
  await expect(named()).resolves.toEqual(['/remotes.json', ...OF_PLOTS]);
});

test('a remote that shows something on pages of others is named, too', async () => {
  answers[`${ORIGIN}/admin/1/otherfolk.json`] = { mounts: { admin: { guard: ['a'] } }, contributions: [{}] };
  await expect(named()).resolves.toContain('/admin/1/remoteEntry.js');
});

test('a remote that cannot be read leaves the others named', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  Reflect.deleteProperty(answers, `${ORIGIN}/admin/1/otherfolk.json`);
  await expect(named()).resolves.toEqual(['/remotes.json', ...OF_PLOTS]);
  expect(warn).toHaveBeenCalledWith("Remote 'admin' is kept when it is used", expect.anything());
});

test('without the registry nothing is named', async () => {
  delete answers['/remotes.json'];
  await expect(named()).rejects.toThrow();
});
