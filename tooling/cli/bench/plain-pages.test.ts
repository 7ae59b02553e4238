/** @jest-environment node */
import { listen } from '@otherfolk/system/listen';
import { plainPage, servePlainPages } from './plain-pages';

const HTML = '<p>text</p><script data-scripts="[]">start()</script>';

test('a page without a start script is no page to compare with', () => {
  expect(() => plainPage('<p>text</p>')).toThrow('A page has no start script that could be left out.');
});

test('the plain server leaves out the start script of its pages, keeps their headers, and answers all else as the site', async () => {
  const handler: Parameters<typeof listen>[1] = ({ url }, response) =>
    void response.writeHead(200, { 'x-own': 'kept' }).end(url === '/page' ? HTML : 'file');
  const site = await listen(0, handler);
  const origin = `http://127.0.0.1:${site.port}`;
  const plain = await servePlainPages(origin, handler, ['/page']);
  const get = (url: string) => fetch(`http://127.0.0.1:${plain.port}${url}`);
  try {
    const page = await get('/page');
    expect([await page.text(), page.headers.get('x-own')]).toEqual(['<p>text</p>', 'kept']);
    expect(await (await get('/file')).text()).toBe('file');
  } finally {
    await Promise.all([site.close(), plain.close()]);
  }
});
