import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useReplaceSearch } from './use-replace-search';

/** The promises that the pages at these paths wait for. */
let waits: Map<string, Promise<void>>;
let navigate: ReturnType<typeof useNavigate>;
/** The page that was drawn last says with it how it is shown. */
let replaceSearch: (search: string) => void;

function Page() {
  const { pathname, search } = useLocation();
  const wait = waits.get(pathname);
  if (wait) use(wait);
  return <p>{`${pathname}${search} ${useNavigationType()}`}</p>;
}

function Site() {
  const [navigateHere, replaceHere] = [useNavigate(), useReplaceSearch()];
  useLayoutEffect(() => {
    navigate = navigateHere;
    replaceSearch = replaceHere;
  });
  return (
    <Suspense fallback={<p>Loading...</p>}>
      <Page />
    </Suspense>
  );
}

const open = (to: string) => act(async () => void navigate(to));

beforeEach(() => {
  waits = new Map();
  window.history.replaceState(null, '', '/plots');
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('a page says in its own address how it is shown', async () => {
  await open('/plots/storm');
  await act(async () => replaceSearch('?age=30'));
  expect(screen.getByText('/plots/storm?age=30 REPLACE')).toBeVisible();
});

test('a page whose link has led to one that is still to come does not write its own address over it', async () => {
  waits.set('/plots/storm', new Promise(() => undefined));
  await open('/plots/storm');
  await act(async () => replaceSearch('?age=30'));
  expect(window.location.href).toMatch(/\/plots\/storm$/);
});
