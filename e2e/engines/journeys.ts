import type { EnginePage } from './page';

const PHONE = [390, 844] as const;
const DESK = [1280, 900] as const;

async function openAt(page: EnginePage, [width, height]: readonly [number, number], path: string): Promise<void> {
  await page.resize(width, height);
  await page.open(path);
  await page.waitFor(`document.documentElement.dataset.ready !== undefined`);
}

/** The resting position of the table of lives after it was moved: how far a column's start is from the edge of the first column. */
const RESTS = `(async () => {
  const scroller = document.querySelector('main table').parentElement;
  const distances = [];
  for (const share of [0.2, 0.45]) {
    scroller.scrollTo({ left: share * scroller.scrollWidth, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    const edge = scroller.querySelector('tbody th').getBoundingClientRect().right;
    const starts = [...scroller.querySelectorAll('thead th')].map((each) => Math.abs(each.getBoundingClientRect().left - edge));
    distances.push(Math.min(...starts));
  }
  return Math.max(...distances);
})()`;

/** Each has a name, and rejects where the engine does something else. */
export const journeys: Record<string, (page: EnginePage) => Promise<void>> = {
  'the home page shows its heading': async (page) => {
    await openAt(page, DESK, '/');
    await page.waitFor(`document.querySelector('h1')?.textContent`);
  },
  'a word leaves those characters in the list whose names have it': async (page) => {
    await openAt(page, DESK, '/characters');
    await page.fill('main [role=search] input', 'maren');
    await page.waitFor(
      `/^Showing \\d items? |^Showing \\d of/.test(document.querySelector('main [role=status]').textContent)`,
    );
    await page.seesText('main li', 'Maren');
  },
  'a tab of a person shows its sheet': async (page) => {
    await openAt(page, DESK, '/characters/maren/maren-fantasy');
    await page.click('[role=tab][aria-selected=false]');
    await page.waitFor(`document.querySelectorAll('[role=tab]')[1].ariaSelected === 'true'`);
  },
  'a picture opens in the lightbox': async (page) => {
    await openAt(page, DESK, '/characters/maren/maren-modern');
    await page.click('main a[href*="?picture="]');
    await page.waitFor(`document.querySelector('[role=dialog].pswp, .pswp--open')`);
  },
  'the table of lives rests at whole columns on a phone': async (page) => {
    await openAt(page, PHONE, '/characters/maren/lives');
    await page.waitFor(`document.querySelector('main table')`);
    const distance = await page.valueOf<number>(RESTS);
    if (distance > 2) throw new Error(`A column begins ${distance} px beside the first one.`);
  },
  'a plot opens from the list of plots': async (page) => {
    await openAt(page, DESK, '/plots');
    await page.click('main li a[href^="/plots/"]');
    await page.waitFor(`/^\\/plots\\/./.test(location.pathname) && document.querySelector('h1')`);
  },
  'a place opens from the list of locations': async (page) => {
    await openAt(page, DESK, '/locations');
    await page.click('main li a[href^="/locations/"]');
    await page.waitFor(`/^\\/locations\\/./.test(location.pathname) && document.querySelector('h1')`);
  },
  'the calendar shows its heading': async (page) => {
    await openAt(page, DESK, '/calendar');
    await page.seesText('h1', 'Calendar');
  },
  'the atlas draws its people': async (page) => {
    await openAt(page, DESK, '/atlas');
    await page.waitFor(`document.querySelectorAll('.atlas-person').length > 10`);
  },
  'a tag leads to its page': async (page) => {
    await openAt(page, DESK, '/tags');
    await page.click('main li a[href^="/tags/"]');
    await page.waitFor(`/^\\/tags\\/.+\\/./.test(location.pathname) && document.querySelector('.tag-counts')`);
  },
  'a member signs in, is known on the next page, and logs out': async (page) => {
    await openAt(page, DESK, '/');
    await page.click('[data-session] button', 'Log In');
    await page.fill('dialog[open] input[type=email]', 'member@demo.test');
    await page.fill('dialog[open] input[type=password]', 'demo-password');
    await page.click('dialog[open] button[type=submit]', 'Log In');
    await page.waitFor(`document.querySelector('[data-session=signed-in]')`);
    await openAt(page, DESK, '/plots');
    await page.waitFor(`document.querySelector('[data-session=signed-in]')`);
    await page.click('[data-session] button', 'Log Out');
    await page.waitFor(`document.querySelector('[data-session=signed-out]')`);
  },
  'the search finds a person, and closes by a press beside it': async (page) => {
    await openAt(page, DESK, '/');
    await page.click('header a, header button', 'Search');
    await page.waitFor(`document.querySelector('dialog[open] input') === document.activeElement`);
    await page.type('maren');
    await page.seesText('dialog [role=option]', 'Maren');
    await page.press(10, 700);
    await page.waitFor(`!document.querySelector('dialog[open]')`);
  },
};
