import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import type { PageTools } from '../page-data/load-page';
import { isPageReady } from '../page-data/prefetch-page';
import { followLinks } from './follow-links';
import { type Navigation, NavigationContext } from './navigation-context';
import { useFollowLinks } from './use-follow-links';

jest.mock('../page-data/page-remote', () => ({ hasPlaceholder: () => false }));
jest.mock('../page-data/prefetch-page', () => ({ isPageReady: jest.fn(), prefetchPage: () => Promise.resolve() }));

/** jsdom has no motion and places nothing: covers stand at the left, banners at the top. */
const animate = jest.fn();
const COVER = { left: 20, top: 300, width: 100, height: 150 } as DOMRect;
const BANNER = { left: 0, top: 60, width: 300, height: 100 } as DOMRect;

function Page() {
  const PageFoot = useFollowLinks();
  const { pathname } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      {PageFoot && <PageFoot />}
      {pathname.startsWith('/characters/') && <div data-banner>Banner</div>}
      <Link to="/characters/mara">
        <span data-shape="portrait">Mara</span>
      </Link>
      <Link to="/characters/zoe">Zoe</Link>
      <Link to="/plots">
        <span data-shape="portrait">Plots</span>
      </Link>
    </>
  );
}

beforeEach(() => {
  animate.mockClear();
  jest.mocked(isPageReady).mockReturnValue(false);
  window.history.replaceState(null, '', '/characters');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Object.assign(Element.prototype, { animate });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[data-banner]') ? BANNER : COVER;
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  window.history.replaceState(null, '', '/');
});

const navigation: Navigation = {
  followLinks: (travel) => followLinks({ loader: { remotes: ownRemotes } } as PageTools, travel),
  PageFoot: () => <p>The foot of the page</p>,
};
const loadNavigation = () => Promise.resolve(navigation);

const open = (load: typeof loadNavigation = loadNavigation) =>
  act(async () =>
    render(
      <NavigationContext value={load}>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </NavigationContext>,
    ),
  );

const click = (name: string, init: MouseEventInit = {}) =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    screen.getByRole('link', { name }).dispatchEvent(event);
    await Promise.resolve();
  });

test.each([
  ['is there', true],
  ['comes with the click', false],
])('the banner of a page that %s moves from where its link showed a cover', async (_, isThere) => {
  jest.mocked(isPageReady).mockReturnValue(isThere);
  await open();
  await click('Mara');
  expect(await screen.findByText('/characters/mara')).toBeVisible();
  expect(animate.mock.contexts).toEqual([screen.getByText('Banner')]);
});

test.each([
  ['whose link shows no cover', 'Zoe', '/characters/zoe'],
  ['without a banner', 'Plots', '/plots'],
])('a page %s is opened without motion', async (_, name, path) => {
  await open();
  await click(name);
  expect(await screen.findByText(path)).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
});

test('whoever asked for less motion gets none', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await open();
  await click('Mara');
  expect(await screen.findByText('/characters/mara')).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
});

test('the foot of a page is drawn when the code that follows links has come', async () => {
  await open();
  expect(screen.getByText('The foot of the page')).toBeVisible();
});

test('a click for a new tab is left to the browser', async () => {
  await open();
  await click('Mara', { ctrlKey: true });
  expect(screen.getByText('/characters')).toBeVisible();
});

test('pages open where the code that follows links does not come', async () => {
  await open(() => Promise.reject(new Error('offline')));
  await click('Mara');
  expect(await screen.findByText('/characters/mara')).toBeVisible();
});
