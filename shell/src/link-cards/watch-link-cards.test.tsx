import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { liftRating } from '@otherfolk/shared/storage/lifted-ratings';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { signIn } from '@otherfolk/shared/testing/render-in-shell';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { pageKey } from '../page-data/page-query';
import { itemAt, type ItemLink } from './item-link';
import { itemPageKey } from './item-page-key';
import { HIDE_AFTER_MS, SHOW_AFTER_MS } from './link-card-timing';
import { watchLinkCards } from './watch-link-cards';

jest.mock('./place-link-card', () => ({
  placeLinkCard: (_: Element, card: HTMLElement) => {
    card.style.visibility = 'visible';
    return () => undefined;
  },
}));

const OUT = { published: true, version: 1 };
const storm = { id: 'storm-all', coreId: 'storm', title: 'The Storm', hook: 'It comes.', recordInfo: OUT };
const MAIN = `<div data-app><main>
  <p><a id="storm" href="/plots/storm">Storm <b>and more</b></a></p>
  <p><a id="calm" href="/plots/calm">Calm</a></p>
  <p><a id="list" href="/plots">Plots</a></p>
</main></div>`;

let end: () => void;
let read: jest.Mock;
let isTouchOnly: boolean;
let x = 0;

const newClient = () => {
  read = jest.fn(() => Promise.reject(new Error('unused')));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  client.setQueryData(siteQuery.queryKey, { currentRelease: 2 } as never);
  client.setQueryData(imageIndexQuery.queryKey, {});
  return client;
};
let client: ReturnType<typeof newClient>;

const give = (pathname: string, plot: object) =>
  client.setQueryData(itemPageKey(itemAt(pathname) as ItemLink, VISITOR, 2), { plot });
const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const card = () => screen.queryByRole('tooltip');

function point(target: Element, { pointerType = 'mouse', clientX = ++x, buttons = 0 } = {}): void {
  const move = new MouseEvent('pointermove', { bubbles: true, clientX, buttons });
  fireEvent(target, Object.assign(move, { pointerType }));
}

async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

async function showStorm(): Promise<HTMLElement> {
  point(link('storm'));
  await pass(SHOW_AFTER_MS);
  return screen.getByRole('tooltip');
}

beforeEach(async () => {
  // The code of the card is there before the clock stands still.
  await import('./link-card-drawing');
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00') });
  // Sessions end after a test, while its card may still be there.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  isTouchOnly = false;
  window.matchMedia = () => ({ matches: isTouchOnly }) as MediaQueryList;
  history.replaceState(null, '', '/characters/mara');
  document.body.innerHTML = MAIN;
  client = newClient();
  give('/plots/storm', storm);
  end = watchLinkCards(client, ownRemotes);
});
afterEach(() => act(async () => end()));

test('a link that is pointed at shows its card after a while, which describes it, and asks for nothing', async () => {
  point(link('storm'));
  await pass(SHOW_AFTER_MS - 1);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()).toHaveTextContent('The StormIt comes.');
  expect(link('storm')).toHaveAccessibleDescription('The Storm It comes.');
  point(document.body);
  await pass(HIDE_AFTER_MS);
  expect(card()).toBeNull();
  expect(link('storm')).not.toHaveAttribute('aria-describedby');
  expect(read).not.toHaveBeenCalled();
});

test('what described a link before describes it still', async () => {
  link('storm').setAttribute('aria-describedby', 'list');
  await showStorm();
  expect(link('storm')).toHaveAttribute('aria-describedby', 'list link-card');
  end();
  await pass(1);
  expect(link('storm')).toHaveAttribute('aria-describedby', 'list');
});

test('a card whose words come later is drawn when they have come', async () => {
  point(link('calm'));
  await pass(SHOW_AFTER_MS + 100);
  expect(card()).toBeNull();
  await act(async () => void give('/plots/calm', { ...storm, title: 'The Calm' }));
  await pass(1);
  expect(card()).toHaveTextContent('The Calm');
});

test('data of a page shows before the remote that owns the page has been loaded', async () => {
  const plot = { ...storm, title: 'The Calm' };
  const queries = [{ queryKey: ['plot', 'calm', '', { seenBy: '' }, 2], data: { plot } }];
  const builds = { scripts: '[]', remotes: { plots: '/plots/1.json' } };
  client.setQueryData(pageKey('/plots/calm'), { builds, queries, images: [], askedAt: 0, length: 1 });
  point(link('calm'));
  await pass(SHOW_AFTER_MS);
  expect(card()).toHaveTextContent('The Calm');
});

test('the pointer may go onto the card', async () => {
  const shown = await showStorm();
  point(document.body);
  await pass(HIDE_AFTER_MS - 1);
  point(shown);
  await pass(9999);
  expect(card()).toBeVisible();
  fireEvent.pointerDown(shown);
  expect(card()).toBeVisible();
});

test('a link that the keyboard has come to shows its card, and Escape hides that and nothing else', async () => {
  const closed = jest.fn();
  addEventListener('keydown', closed);
  link('storm').focus();
  await pass(SHOW_AFTER_MS);
  expect(card()).toBeVisible();
  expect(fireEvent.keyDown(link('storm'), { key: 'Escape' })).toBe(false);
  await pass(9999);
  expect(card()).toBeNull();
  expect(closed).not.toHaveBeenCalled();
  // Escape is left to others where no card is shown.
  expect(fireEvent.keyDown(link('storm'), { key: 'Escape' })).toBe(true);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(link('storm'));
  removeEventListener('keydown', closed);
});

test('Escape is not kept from others while a card still waits for its words', async () => {
  point(link('calm'));
  await pass(SHOW_AFTER_MS);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

test.each<[string, () => void]>([
  ['the page is scrolled', () => void fireEvent.scroll(document)],
  ['the window changes its size', () => void fireEvent(window, new Event('resize'))],
  ['its link is pressed', () => void fireEvent.pointerDown(link('storm'))],
  [
    'its link is followed',
    () => {
      link('storm').addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link('storm'));
    },
  ],
  ['its link goes away', () => link('storm').remove()],
  [
    'another page is drawn',
    () => {
      history.replaceState(null, '', '/locations/quay');
      link('list').remove();
    },
  ],
  ['somebody signs in', () => signIn({ aN: true })],
  ['the pointer leaves the window', () => void fireEvent(document.documentElement, new Event('pointerleave'))],
])('a card closes when %s', async (_, happens) => {
  await showStorm();
  await act(async () => happens());
  await pass(HIDE_AFTER_MS);
  expect(card()).toBeNull();
});

test.each<[string, () => void]>([
  ['a touch', () => point(link('storm'), { pointerType: 'touch' })],
  ['a pen that draws', () => point(link('storm'), { pointerType: 'pen', buttons: 1 })],
  ['a link to a list', () => point(link('list'))],
  [
    'a device that is only touched',
    () => {
      isTouchOnly = true;
      point(link('storm'));
      link('storm').focus();
    },
  ],
  [
    'a page that scrolls below a pointer at rest',
    () => {
      point(document.body, { clientX: 7 });
      point(link('storm'), { clientX: 7 });
    },
  ],
])('%s shows no card', async (_, happens) => {
  happens();
  await pass(9999);
  expect(card()).toBeNull();
});

test('fifty links that the pointer passes over show no card, and the one that it rests on shows its own', async () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      Array.from({ length: 50 }, (_, place) => `<p><a href="/plots/p${place}">P</a></p>`).join(''),
    );
  for (const each of document.querySelectorAll('main a')) {
    point(each);
    await pass(20);
    expect(card()).toBeNull();
  }
  point(link('storm'));
  await pass(SHOW_AFTER_MS);
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  expect(read).not.toHaveBeenCalled();
});

test('before a veil stand name and rating alone, until the reader lifts it', async () => {
  const recordInfo = { ...OUT, contentRating: 2 };
  give('/plots/storm', { ...storm, variantLabel: 'All', images: { cover: 'storm.avif' }, recordInfo });
  expect((await showStorm()).textContent).toBe('The StormRated Mature');
  expect(document.querySelector('[role="tooltip"] img')).toBeNull();
  point(document.body);
  await pass(HIDE_AFTER_MS);
  liftRating(2);
  expect((await showStorm()).textContent).toContain('It comes.');
  expect(document.querySelector('[role="tooltip"] img')).not.toBeNull();
});

test('an image that does not load gives way to the first letter of the name', async () => {
  give('/plots/storm', { ...storm, images: { cover: 'storm.avif' } });
  const shown = await showStorm();
  const image = shown.querySelector('img') as HTMLImageElement;
  expect(image).toHaveAttribute('alt', '');
  await act(async () => void fireEvent.error(image));
  expect(shown.querySelector('img')).toBeNull();
  expect(shown).toHaveTextContent('TThe Storm');
});

test('the stage of what is not out stands on the card of a member who may see it', async () => {
  signIn({ aN: true });
  const next = { ...storm, recordInfo: { published: true, version: 3 } };
  const item = itemAt('/plots/storm') as ItemLink;
  client.setQueryData(itemPageKey(item, { ...VISITOR, aN: true }, 2), { plot: next });
  expect(await showStorm()).toHaveTextContent('Next Release');
});

test('a page that cannot be read, or is not for this reader, has no card', async () => {
  give('/plots/storm', { ...storm, recordInfo: { published: false } });
  point(link('storm'));
  await pass(SHOW_AFTER_MS);
  expect(card()).toBeNull();
  await waitFor(() => expect(link('storm')).not.toHaveAttribute('aria-describedby'));
});
