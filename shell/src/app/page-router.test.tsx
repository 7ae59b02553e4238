import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { handPrefetcher } from '../page-data/prefetch-when-loaded';
import { PageRouter } from './page-router';

/** The paths of the pages that have come whole. */
let complete: string[];
/** The paths of the pages that have a placeholder. */
let withPlaceholder: string[];
/** What the pages at these addresses wait for. */
let waits: Map<string, Promise<void>>;
/** Of the page that is drawn. */
let navigate: ReturnType<typeof useNavigate>;

function Page() {
  const { pathname, search } = useLocation();
  const wait = waits.get(pathname + search);
  if (wait) use(wait);
  return <p>{`${pathname}${search} ${useNavigationType()}`}</p>;
}

function Site() {
  const navigateHere = useNavigate();
  useLayoutEffect(() => void (navigate = navigateHere), [navigateHere]);
  return (
    <Suspense fallback={<p>Loading...</p>}>
      <Page />
    </Suspense>
  );
}

const neverComes = () => new Promise<void>(() => undefined);

const shown = () => screen.getByText(/\//).textContent;

const open = (...paths: string[]) => act(async () => paths.forEach((to) => void navigate(to)));

/** Timers, and what React does after them. */
const later = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)));

beforeEach(() => {
  complete = [];
  withPlaceholder = [];
  waits = new Map();
  handPrefetcher({
    prefetch: () => Promise.resolve(),
    isReady: () => true,
    isComplete: (pathname) => complete.includes(pathname),
    hasPlaceholder: (pathname) => withPlaceholder.includes(pathname),
  });
  window.history.replaceState(null, '', '/plots');
  render(
    <PageRouter>
      <Site />
    </PageRouter>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('a page is opened by its link and left by going back', async () => {
  await open('/plots/storm');
  expect(shown()).toBe('/plots/storm PUSH');
  act(() => window.history.back());
  await screen.findByText('/plots POP');
});

test.each([
  ['that has come whole', () => (complete = ['/plots/storm'])],
  ['with a placeholder', () => (withPlaceholder = ['/plots/storm'])],
])('a page %s is opened in a task of its own', async (_, arrange) => {
  arrange();
  // On a busy machine, the task would come before the test has looked.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  await open('/plots/storm');
  expect(shown()).toBe('/plots POP');
  act(() => jest.runAllTimers());
  expect(shown()).toBe('/plots/storm PUSH');
});

test('another page of the same item that has come whole is opened with the click', async () => {
  await open('/plots/storm');
  complete = ['/plots/storm/modern'];
  await open('/plots/storm/modern');
  expect(shown()).toBe('/plots/storm/modern PUSH');
});

test('a page that waits for something is opened when that has come', async () => {
  let come = () => undefined as void;
  waits.set('/plots/storm', new Promise((resolve) => (come = resolve)));
  await open('/plots/storm');
  await later();
  expect(shown()).toBe('/plots POP');
  await act(async () => come());
  expect(shown()).toBe('/plots/storm PUSH');
});

test('other parameters of the same page are shown when they can be drawn, though the page has come whole', async () => {
  complete = ['/plots'];
  waits.set('/plots?age=30', neverComes());
  await open('/plots?age=30');
  await later();
  expect(shown()).toBe('/plots POP');
});

test('of two pages that are opened at once, the last one stays', async () => {
  complete = ['/plots/storm'];
  await open('/plots/storm', '/plots/calm');
  await later();
  expect(shown()).toBe('/plots/calm PUSH');
});

const showDifferently = (page: typeof navigate) =>
  act(async () => void page({ search: '?age=30' }, { replace: true, state: keepScrollPosition }));

test.each([
  ['is still to come', neverComes()],
  ['has just been drawn', Promise.resolve()],
])('while the next page %s, the page before does not write its own address over it', async (_, wait) => {
  waits.set('/plots/storm', wait);
  const pageBefore = navigate;
  await open('/plots/storm');
  await showDifferently(pageBefore);
  expect(window.location.href).toMatch(/\/plots\/storm$/);
});

test('a page says in its own address how it is shown', async () => {
  await open('/plots/storm');
  await showDifferently(navigate);
  expect(shown()).toBe('/plots/storm?age=30 REPLACE');
});

test('a page that has just been opened can lead back to the one before', async () => {
  await open('/plots/storm');
  await act(async () => void navigate('/plots', { replace: true }));
  expect(shown()).toBe('/plots REPLACE');
});
