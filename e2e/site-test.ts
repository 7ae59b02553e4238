import { expect, type Page, test as base } from '@playwright/test';

/** Console messages and failed requests that nobody asked for. */
export interface Noise {
  /** Expects messages of this form from here on: they are part of what is tested. */
  expect: (pattern: RegExp) => void;
  all: () => string[];
}

/** The messages that no test needs to announce. */
const ALWAYS_EXPECTED: readonly RegExp[] = [
  // The browser's hint about a slow moment, not about the site: a busy machine uses a preload later than it likes.
  /preloaded using link preload but not used within a few seconds/,
  // Playwright keeps service workers out where a test does not want one.
  /Service Worker registration blocked by Playwright|This site cannot be kept for reading offline/,
];

/** The noise, with what the fixtures of a page and of its noise share. */
interface RecordedNoise extends Noise {
  listen: (page: Page) => void;
}

/**
 * A page fails its test on console errors and warnings, page errors and failed requests that the test did not announce. A test that
 * asks for no page opens none.
 */
export const test = base.extend<{ recorded: RecordedNoise; noise: Noise }>({
  recorded: async ({}, provide) => {
    const messages: string[] = [];
    const expected = [...ALWAYS_EXPECTED];
    await provide({
      expect: (pattern) => void expected.push(pattern),
      all: () => messages.filter((message) => !expected.some((pattern) => pattern.test(message))),
      listen: (page) => {
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => messages.push(`page error: ${error.message}`));
      },
    });
  },
  noise: ({ recorded }, provide) => provide(recorded),
  context: async ({ context }, provide) => {
    await provide(context);
    // An answer that a test was still changing when it ended is nobody's fault any more.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  page: async ({ page, recorded }, provide) => {
    recorded.listen(page);
    await provide(page);
    expect(recorded.all()).toEqual([]);
  },
});

/** Resolves when the page answers to clicks. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until the page has done what it had put off to its next task. */
export const nextTask = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

/**
 * Opens a page by its address and waits until it is interactive. Where scripts are held back, wait for 'commit': the page has no load event
 * until they come, if it asks for them early enough.
 */
export async function visit(page: Page, url: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(url, { waitUntil });
  await ready(page);
}

/** One page of each kind in the shipped catalogue. */
export const pages = [
  { name: 'home', url: '/', heading: 'Welcome to Otherfolk' },
  { name: 'characters', url: '/characters', heading: 'Characters' },
  { name: 'character', url: '/characters/maren', heading: 'Maren Holloway' },
  { name: 'variant', url: '/characters/maren/maren-fantasy', heading: 'Maren of Fernmarch' },
  { name: 'plots', url: '/plots', heading: 'Plots' },
  { name: 'plot', url: '/plots/lantern-treaty/lantern-treaty-fantasy', heading: 'The Lantern Treaty' },
  { name: 'locations', url: '/locations', heading: 'Locations' },
  { name: 'location', url: '/locations/glasswater-academy', heading: 'Glasswater Academy' },
  { name: 'changelog', url: '/changelog', heading: 'Changelog' },
  { name: 'privacy', url: '/privacy', heading: 'Privacy' },
] as const;

export { expect, type Page };
