/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { serveBenchSite } from './bench-site';

const START = '<script data-scripts="[]" data-preloads="[]">start()</script>';

const site: RequestListener = (request, response) => {
  if (request.url === '/gone') response.writeHead(404).end();
  else response.setHeader('X-Site', 'yes').end(request.url === '/a.css' ? 'css' : `${START}page ${request.url}`);
};

test('the twin has the same pages without their start script, and the same files', async () => {
  const { origin, staticOrigin, close } = await serveBenchSite(site, ['/', '/plots']);
  const text = async (url: string) => (await fetch(url)).text();
  await expect(text(`${origin}/plots`)).resolves.toBe(`${START}page /plots`);
  await expect(text(`${staticOrigin}/plots`)).resolves.toBe('page /plots');
  await expect(text(`${staticOrigin}/a.css`)).resolves.toBe('css');
  expect((await fetch(`${staticOrigin}/plots`)).headers.get('x-site')).toBe('yes');
  await close();
});

test.each([
  ['/gone', '/gone answered 404: there is nothing to measure.'],
  ['/a.css', 'A page has no start script that could be left out.'],
])('%s cannot be measured', async (url, sentence) => {
  await expect(serveBenchSite(site, [url])).rejects.toThrow(sentence);
});
