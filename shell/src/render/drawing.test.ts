/** @jest-environment node */
import { drawingAt, drawingOf } from './drawing';
import { encodePieces } from './encode-pieces';

const HTML =
  '<title>Zoë’s <i></title><div><a href="/plots/storm?picture=a">«Storm»</a> href=&quot;/plots/storm?b</div>';

const textsOf = ({ head, body }: ReturnType<typeof drawingOf>) =>
  [head, body].map((part) => String(encodePieces(part)));

test('what comes before the first element of the page belongs into the head', () => {
  const [head = '', body = ''] = textsOf(drawingOf(Buffer.from(HTML)));
  expect(head).toBe('<title>Zoë’s <i></title>');
  expect(head + body).toBe(HTML);
});

test.each([
  ['<div><a href="/a?x">1</a><a href="/a?y">2</a></div>', '<div><a href="/b/c?x">1</a><a href="/b/c?y">2</a></div>'],
  ['<div><a href="/a">1</a><a href="/a/d?x">2</a></div>', '<div><a href="/a">1</a><a href="/a/d?x">2</a></div>'],
  ['<div>é href=&quot;/a?x <a href="/a?“">“</a>', '<div>é href=&quot;/a?x <a href="/b/c?“">“</a>'],
])('links of the page to itself that have a query become those of the other address: %s becomes %s', (here, there) => {
  const drawing = drawingAt('/b/c', drawingOf(Buffer.from(here)), '/a');
  expect(textsOf(drawing).join('')).toBe(there);
});
