/** @jest-environment node */
import type { Browser } from '@playwright/test';
import { runListBench } from './run-list-bench';

test('both catalogues take turns, and medians come back', async () => {
  const asked: string[] = [];
  const warmUp = jest.fn();
  const ready = async (_: Browser, url: string) => asked.push(url);
  const browse = async (_: Browser, url: string) => {
    asked.push(`browse ${url}`);
    return { scrollTask: asked.length, scrollTaskOnClock: 0, typeTask: 2, typeTaskOnClock: 0, memory: 3 };
  };
  const places = { big: 'big:', shipped: 'small:', list: '/l', detail: '/d' };
  const result = await runListBench(
    { browser: {} as Browser, ...places, runs: 2, onRun: () => undefined },
    { warmUp, ready, browse },
  );
  expect(warmUp.mock.calls.flat()).toEqual(['big:/l', 'big:/d', 'small:/l', 'small:/d']);
  expect(asked.slice(0, 5)).toEqual(['big:/d', 'small:/d', 'small:/l', 'big:/l', 'browse big:/l']);
  expect(result).toEqual({
    detailReady: 3.5,
    shippedDetailReady: 4.5,
    shippedListReady: 5.5,
    listReady: 6.5,
    scrollTask: 7.5,
    scrollTaskOnClock: 0,
    typeTask: 2,
    typeTaskOnClock: 0,
    memory: 3,
  });
});
