/** @jest-environment node */
import { requestLevels } from './request-levels';
import type { LoggedRequest } from './request-log';

const PAGE = 'http://localhost/';

const request = (url: string, type: string, [start, end]: [number, number?], from: Partial<LoggedRequest> = {}) => ({
  id: url,
  url,
  type,
  initiator: 'parser' as const,
  initiatorUrls: [PAGE],
  isUrgent: false,
  start,
  ...(end !== undefined && { end }),
  bytes: 0,
  ...from,
});
const byScript = (...initiatorUrls: string[]) => ({ initiator: 'script' as const, initiatorUrls });

const html = request(PAGE, 'Document', [0, 200], { initiator: 'other', initiatorUrls: [] });
const image = request('hero', 'Image', [200, 500], { isUrgent: true });
const styles = request('css', 'Stylesheet', [150, 300]);
const main = request('main', 'Script', [510, 800], byScript(PAGE));

test.each<[string, LoggedRequest[], number]>([
  ['the HTML alone', [html], 1],
  ['styles', [html, styles], 2],
  [
    'a font of the styles keeps nothing waiting',
    [html, styles, request('font', 'Font', [310, 400], { initiatorUrls: ['css'] })],
    2,
  ],
  ['scripts at once', [html, image, request('main', 'Script', [210, 600], byScript(PAGE))], 2],
  ['scripts after the urgent image', [html, image, main], 3],
  ['scripts after an image that is not urgent', [html, { ...image, isUrgent: false }, main], 2],
  ['two scripts at once', [html, image, main, request('entry', 'Script', [511, 850], byScript(PAGE))], 3],
  ['a script of a script', [html, image, main, request('chunk', 'Script', [810, 900], byScript('main', PAGE))], 4],
  [
    'a script after an answer that its stack does not show',
    [
      html,
      main,
      request('json', 'Fetch', [810, 850], byScript('main')),
      request('x', 'Script', [860, 900], byScript('main')),
    ],
    4,
  ],
  ['what comes after the page is ready', [html, main, request('late', 'Fetch', [990, 1010], byScript('main'))], 2],
  ['what never comes', [html, main, request('late', 'Fetch', [810, undefined], byScript('main'))], 2],
  ['the order of the list', [main, image, html], 3],
])('%s', (_, requests, levels) => {
  expect(requestLevels(requests, 1000)).toBe(levels);
});
