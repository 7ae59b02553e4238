/** @jest-environment node */
import type { RenderPage } from '@otherfolk/shared/contract/rendering';
import { renderJobs } from './render-job';

const PAGES = 100;

test('rendering lets the event loop run between pages', async () => {
  let waiting = 0;
  const counts: number[] = [];
  const renderPage: RenderPage = () => {
    counts.push(waiting);
    waiting += 1;
    setImmediate(() => (waiting -= 1));
    return Promise.resolve({ status: 200, rendered: false, html: '' });
  };
  const jobs = Array.from({ length: PAGES }, (_, place) => ({ url: `/${place}`, file: `${place}.html` }));
  const read = () => Promise.reject(new Error('nothing is read'));
  const context = { origin: '', today: '2026-11-20', place: { folder: '', records: '' } } as const;
  await renderJobs([renderPage, read, context], jobs);
  expect(counts).toHaveLength(PAGES);
  expect(Math.max(...counts)).toBeLessThan(PAGES / 5);
});
