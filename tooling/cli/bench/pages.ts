import { listen } from '@otherfolk/system/listen';
import { diskReader } from '../derive/catalogue/catalogue-folder';
import { siteHandler } from '../serve/site-handler';
import { benchPages } from './bench-pages';
import { BUDGETS } from './budgets';
import { type Comparison, type Goal, measureInTurns } from './compare';
import { CONDITIONS } from './conditions';
import { measureLoad } from './measure-load';
import type { MeasureInBrowser } from './part';
import { servePlainPages } from './plain-pages';

const GOALS: readonly Goal[] = [
  { subject: 'site', figure: 'largest contentful paint, ms', limit: 1, isRatio: true },
  { subject: 'site', figure: 'cumulative layout shift', limit: 0.01 },
  ...Object.entries(BUDGETS).map(([figure, limit]) => ({ subject: 'site', figure, limit })),
];

/** Measures first pages of the shipped catalogue beside the same pages as plain HTML. */
export const measurePages: MeasureInBrowser = async ({ browser, deployment, folder, runs, onRun }) => {
  const urls = await benchPages(diskReader(folder));
  const handler = siteHandler({ deployment, folder });
  const site = await listen(0, handler);
  const origin = `http://127.0.0.1:${site.port}`;
  try {
    const plain = await servePlainPages(origin, handler, urls);
    try {
      const comparisons: Comparison[] = [];
      for (const url of urls) {
        const subjects = [
          { name: 'plain', measure: () => measureLoad(browser, `http://127.0.0.1:${plain.port}${url}`, false) },
          { name: 'site', measure: () => measureLoad(browser, origin + url, true) },
        ];
        const measured = await measureInTurns(subjects, runs, (what) => onRun(`${url}, ${what}`));
        comparisons.push({ title: `${url}, loaded cold beside plain HTML: ${CONDITIONS}.`, measured, goals: GOALS });
      }
      return comparisons;
    } finally {
      await plain.close();
    }
  } finally {
    await site.close();
  }
};
