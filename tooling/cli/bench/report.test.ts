/** @jest-environment node */
import { verdictsOf } from './budgets';
import type { LoadFigures } from './measure-load';
import { report } from './report';
import type { PageResult } from './run-bench';

const figures: LoadFigures = {
  firstContentfulPaint: 600,
  largestContentfulPaint: 880,
  layoutShift: 0,
  blockingTime: 90.4,
  requests: 23,
  requestsBeforePicture: 14,
  styleSheetsBeforePicture: 0,
  scriptBeforeReady: 100_049,
  script: 146_200,
  firebase: 0,
  levels: 3,
  ready: 2966.5,
};
const plain = { ...figures, blockingTime: 0, scriptBeforeReady: 0, script: 0, ready: NaN };

const resultOf = (site: Partial<LoadFigures>): PageResult => ({
  url: '/',
  site: { ...figures, ...site },
  static: plain,
  loads: { site: [], static: [] },
  peers: [],
});

test.each<[string, Partial<LoadFigures>, string[]]>([
  ['everything holds at its limit', {}, []],
  ['a late image', { largestContentfulPaint: 885 }, ['LCP against static, at most']],
  ['a shift', { layoutShift: 0.011 }, ['layout shift, at most']],
  ['a shift that rounds to nothing', { layoutShift: 0.0004 }, []],
  ['too much script', { scriptBeforeReady: 145_051 }, ['kB of script before ready, at most']],
  ['a request too many', { requestsBeforePicture: 15 }, ['requests before the largest picture, at most']],
  ['a style sheet', { styleSheetsBeforePicture: 1 }, ['style sheets before the largest picture, at most']],
  ['a byte of firebase', { firebase: 1 }, ['bytes of firebase, at most']],
  ['one level more', { levels: 4 }, ['request levels, at most']],
])('%s', (_, site, missed) => {
  const verdicts = verdictsOf([resultOf(site)]);
  expect(verdicts).toHaveLength(7);
  expect(verdicts.filter(({ holds }) => !holds).map(({ budget }) => budget)).toEqual(missed);
});

test.each([
  [[600, 640, 700], false],
  [[600, 640, 740], true],
  [[600], false],
])('first paints of %j: says that the machine was busy is %j', (paints, says) => {
  const loads = { site: [], static: paints.map((firstContentfulPaint) => ({ ...plain, firstContentfulPaint })) };
  const text = report([{ ...resultOf({}), loads }], paints.length);
  expect(/^The first paint .* varied by 22 % .*busy/m.test(text)).toBe(says);
});

test('shows figures, ratios and verdicts', () => {
  const text = report([resultOf({ levels: 4 })], 5);
  expect(text).toContain('medians of 5 cold loads: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up');
  expect(text).toMatch(/^largest contentful paint +880 ms +880 ms +1\.00$/m);
  expect(text).toMatch(/^total blocking time +90 ms +0 ms +-$/m);
  expect(text).toMatch(/^time to ready +2967 ms +- +-$/m);
  expect(text).toMatch(/^LCP against static, at most 1 +1\.00 holds$/m);
  expect(text).toMatch(/^request levels, at most 3 +4 MISSED$/m);
});

test('other sites have columns of their own, each with the ratio of ours to it', () => {
  const peer = { ...figures, largestContentfulPaint: 1760, blockingTime: 0, script: 292_400, ready: 1483.25 };
  const silent = { ...peer, ready: NaN };
  const reason = 'it is not there.';
  const text = report(
    [
      {
        ...resultOf({}),
        peers: [
          { name: 'peer', figures: peer, loads: [] },
          { name: 'silent', figures: silent, loads: [] },
          { name: 'small', figures: undefined, reason, loads: [] },
        ],
      },
    ],
    5,
  );
  expect(text).toMatch(/^\/ +site +static +ratio +peer +ratio +silent +ratio +small +ratio$/m);
  expect(text).toMatch(/^largest contentful paint +880 ms +880 ms +1\.00 +1760 ms +0\.50 +1760 ms +0\.50 +- +-$/m);
  expect(text).toMatch(/^total blocking time +90 ms +0 ms +- +0 ms +- +0 ms +- +- +-$/m);
  expect(text).toMatch(/^script in all +146\.2 kB +0\.0 kB +- +292\.4 kB +0\.50 +292\.4 kB +0\.50 +- +-$/m);
  expect(text).toMatch(/^script before ready +100\.0 kB +0\.0 kB +- +- +- +- +- +- +-$/m);
  expect(text).toMatch(/^time to ready +2967 ms +- +- +1483 ms +2\.00 +- +- +- +-$/m);
  expect(text).toMatch(/^\/ of small is left out: it is not there\.$/m);
});
