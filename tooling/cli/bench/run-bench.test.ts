/** @jest-environment node */
import type { Browser } from '@playwright/test';
import type { LoadFigures } from './measure-load';
import { runBench } from './run-bench';

const site = { origin: 'http://site', staticOrigin: 'http://static', close: async () => undefined };

test('page and twin take turns, and change places from run to run', async () => {
  const asked: string[] = [];
  const measure = async (_: Browser, url: string, hasScripts: boolean) => {
    asked.push(`${url} ${hasScripts}`);
    return { ready: asked.length } as LoadFigures;
  };
  const onRun = jest.fn();
  const results = await runBench({ browser: {} as Browser, site, urls: ['/', '/plots'], runs: 2, onRun }, measure);
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
    },
    {
      url: '/plots',
      site: { ready: 5.5 },
      static: { ready: 5.5 },
      loads: { site: [{ ready: 3 }, { ready: 8 }], static: [{ ready: 4 }, { ready: 7 }] },
    },
  ]);
  expect(onRun.mock.calls).toEqual([[1], [2]]);
});
