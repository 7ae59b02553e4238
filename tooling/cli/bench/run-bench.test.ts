/** @jest-environment node */
import type { Browser } from '@playwright/test';
import type { LoadFigures } from './measure-load';
import { runBench } from './run-bench';

const site = { origin: 'http://site', staticOrigin: 'http://static', close: async () => undefined };

test('page and twin take turns, and change places from run to run', async () => {
  const asked: string[] = [];
  const measure = async (_: Browser, url: string, saysReady: boolean) => {
    asked.push(`${url} ${saysReady}`);
    return { ready: asked.length } as LoadFigures;
  };
  const onRun = jest.fn();
  const results = await runBench(
    { browser: {} as Browser, site, peers: [], urls: ['/', '/plots'], runs: 2, onRun },
    measure,
  );
  expect(asked).toEqual([
    'http://site/ true',
    'http://static/ false',
    'http://site/plots true',
    'http://static/plots false',
    'http://static/ false',
    'http://site/ true',
    'http://static/plots false',
    'http://site/plots true',
  ]);
  expect(results).toEqual([
    {
      url: '/',
      site: { ready: 3.5 },
      static: { ready: 3.5 },
      loads: { site: [{ ready: 1 }, { ready: 6 }], static: [{ ready: 2 }, { ready: 5 }] },
      peers: [],
    },
    {
      url: '/plots',
      site: { ready: 5.5 },
      static: { ready: 5.5 },
      loads: { site: [{ ready: 3 }, { ready: 8 }], static: [{ ready: 4 }, { ready: 7 }] },
      peers: [],
    },
  ]);
  expect(onRun.mock.calls).toEqual([[1], [2]]);
});

test('other sites take turns with ours, and what one of them lacks or does wrong is left out', async () => {
  const asked: string[] = [];
  const measure = async (_: Browser, url: string) => {
    asked.push(url);
    if (url === 'http://broken/plots') throw new Error('it painted nothing.');
    return { requests: asked.length } as LoadFigures;
  };
  const peer = (name: string, lacks?: string) => ({
    name,
    origin: `http://${name}`,
    has: async (url: string) => url !== lacks,
  });
  const peers = [peer('small', '/plots'), peer('broken')];
  const bench = { browser: {} as Browser, site, peers, urls: ['/', '/plots'], runs: 2, onRun: () => undefined };
  const results = await runBench(bench, measure);
  const first = ['http://site/', 'http://static/', 'http://small/', 'http://broken/'];
  expect(asked.slice(0, 4)).toEqual(first);
  expect(asked.slice(7, 11)).toEqual([...first].reverse());
  expect(asked.filter((url) => url.endsWith('/plots'))).toHaveLength(5);
  expect(results.map((result) => result.peers)).toEqual([
    [
      { name: 'small', figures: { requests: 6 }, loads: [{ requests: 3 }, { requests: 9 }] },
      { name: 'broken', figures: { requests: 6 }, loads: [{ requests: 4 }, { requests: 8 }] },
    ],
    [
      { name: 'small', figures: undefined, reason: 'it is not there.', loads: [] },
      { name: 'broken', figures: undefined, reason: 'it painted nothing.', loads: [] },
    ],
  ]);
});
