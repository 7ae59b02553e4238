/** @jest-environment node */
import { drawingOf, inPageOrder } from './drawing';

const HTML =
  '<title>Zoë’s <i></title><div><a href="/plots/storm?picture=a">«Storm»</a> href=&quot;/plots/storm?b</div>';

test('elements before the first element of the page belong into the head', () => {
  const { head, body } = drawingOf(Buffer.from(HTML));
  expect(head).toBe('<title>Zoë’s <i></title>');
  expect(head + String(body)).toBe(HTML);
});

const link = (attribute: string) => `<link rel="preload" as="image" ${attribute} fetchPriority="high"/>`;

test('colours, first images and the links that ask for them stand in the order of the page', () => {
  const [first, second] = ['/b.avif 1x, /b@2.avif 2x', '/a&amp;b.png'];
  const page = `<div data-tint="2"><img src="/b.avif" srcSet="${first}"/></div><p data-tint="1"><img src="${second}"/></p>`;
  const head = `<title>T</title>${link(`href="${second}"`)}${link(`imageSrcSet="${first}"`)}<meta name="b"/>`;
  const images = ['/gone.png', '/a&b.png', '/b.avif'].map((src) => ({ src, sizes: '' }));
  const shown = inPageOrder(drawingOf(Buffer.from(head + page)), {
    tints: new Set([undefined, '1', '2']),
    firstImages: images,
  });
  expect(shown.head).toBe(
    `<title>T</title>${link(`imageSrcSet="${first}"`)}${link(`href="${second}"`)}<meta name="b"/>`,
  );
  expect(shown.tints).toEqual(['2', '1', undefined]);
  expect(shown.firstImages.map(({ src }) => src)).toEqual(['/b.avif', '/a&b.png', '/gone.png']);
  expect(String(shown.body)).toBe(page);
});
