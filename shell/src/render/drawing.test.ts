/** @jest-environment node */
import { drawingOf } from './drawing';
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
