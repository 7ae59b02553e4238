import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { handPrefetch, prefetchWhenLoaded } from '../page-data/prefetch-when-loaded';
import { isBetweenListAndItem } from './follow-links';
import { useFollowLinks } from './use-follow-links';

test.each([
  ['/characters', '/characters/mara/mara-modern', true],
  ['/plots/storm', '/plots', true],
  ['/characters/mara', '/characters/mara/mara-modern', false],
  ['/characters', '/plots', false],
  ['/characters', '/plots/storm', false],
  ['/', '/characters', false],
  ['/characters', '/characters', false],
])('from %s to %s: %s', (from, to, expected) => {
  expect(isBetweenListAndItem(from, to)).toBe(expected);
});

function Page() {
  useFollowLinks();
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Link to="/characters/mara">Mara</Link>
      <Link to="/plots">Plots</Link>
    </>
  );
}

const start = jest.fn((draw: () => Promise<void>) => {
  const finished = draw();
  return { ready: finished, finished };
});

beforeEach(() => {
  start.mockClear();
  window.history.replaceState(null, '', '/characters');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Object.assign(document, { startViewTransition: start });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  window.history.replaceState(null, '', '/');
});

async function open(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/characters']}>
      <Page />
    </MemoryRouter>,
  );
  // The part that listens is loaded by itself.
  handPrefetch(() => Promise.resolve());
  await act(async () => {
    await prefetchWhenLoaded;
    await import('./follow-links');
  });
}

const click = (name: string, init: MouseEventInit = {}) =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    screen.getByRole('link', { name }).dispatchEvent(event);
    await Promise.resolve();
  });

test('a link from a list to an item is followed within a transition', async () => {
  await open();
  await click('Mara');
  expect(await screen.findByText('/characters/mara')).toBeVisible();
  expect(start).toHaveBeenCalledTimes(1);
});

test('another link is followed without a transition', async () => {
  await open();
  await click('Plots');
  expect(await screen.findByText('/plots')).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});

test('whoever asked for less motion gets none, and browsers that cannot do it just go there', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await open();
  await click('Mara');
  expect(await screen.findByText('/characters/mara')).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});

test('a click for a new tab is left to the browser', async () => {
  await open();
  await click('Mara', { ctrlKey: true });
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByText('/characters')).toBeVisible();
});
