import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { refusals, refuseStorage } from '@otherfolk/shared/testing/refusing-storage';
import { fakeLoader, fakePlots, renderShell } from '../testing/render-shell';
import { RemoteError } from './load-remote';

const page = [{ index: true, element: <h1>All plots</h1> }];
const broken = () => Promise.reject(new RemoteError('plots', new Error('404')));
const layout = () => screen.getByRole('navigation', { name: 'Main' });

/** jsdom cannot reload; it says so on the console. */
const reloads = () =>
  (console.error as jest.Mock).mock.calls.filter(([error]) => /navigation/.test(String(error))).length;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the outlet shows the page of the remote inside the layout', async () => {
  await renderShell('/plots', fakeLoader({ plots: async () => fakePlots(page) }));
  expect(await screen.findByRole('heading', { name: 'All plots' })).toBeVisible();
  expect(layout()).toBeVisible();
});

test('the outlet says Loading... until the remote is there', async () => {
  await renderShell('/plots');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test('the outlet answers a URL that the remote does not know like any unknown one', async () => {
  await renderShell('/plots/a/b/c', fakeLoader({ plots: async () => fakePlots(page) }));
  expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
  expect(screen.getByText('404 Not Found')).toBeVisible();
});

test('the outlet reloads the page once for a remote that does not load, and shows no notice before', async () => {
  await renderShell('/plots', fakeLoader({ plots: broken }));
  expect(reloads()).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(layout()).toBeVisible();
});

test('a notice after the reload names the area, and Try again brings the page back', async () => {
  window.sessionStorage.setItem('otherfolk:reloaded:plots', '1');
  const attempts = (count: number) => (count === 1 ? broken() : Promise.resolve(fakePlots(page)));
  await renderShell('/plots', fakeLoader({ plots: attempts }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The plots cannot be shown right now.');
  expect(layout()).toBeVisible();
  expect(reloads()).toBe(0);
  // One async act holds the click: the remote arrives within the click's own turn, which user-event's synchronous act would miss.
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { name: 'All plots' })).toBeVisible();
  expect(window.sessionStorage.getItem('otherfolk:reloaded:plots')).toBeNull();
});

test('a chunk that is gone is a remote that did not load: one reload, no raw message', async () => {
  const Lost = () => {
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  };
  await renderShell('/plots', fakeLoader({ plots: async () => fakePlots([{ index: true, element: <Lost /> }]) }));
  expect(reloads()).toBe(1);
  expect(screen.queryByText(/Loading chunk/)).toBeNull();
  expect(layout()).toBeVisible();
});

test('a remote that throws while it draws leaves an error report in its place', async () => {
  const Thrower = () => {
    throw new Error('A broken component');
  };
  const pages = [{ index: true, element: <Thrower /> }];
  await renderShell('/plots', fakeLoader({ plots: async () => fakePlots(pages) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('A broken component');
  expect(layout()).toBeVisible();
});

test('a broken remote does not keep the reader from the other pages', async () => {
  window.sessionStorage.setItem('otherfolk:reloaded:plots', '1');
  await renderShell('/plots', fakeLoader({ plots: broken }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'Changelog' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a widget that fails leaves its place on the home page empty', async () => {
  await renderShell('/', fakeLoader({ plots: broken }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('The featured plot')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a release of a remote from before a widget was declared shows its pages, and leaves the place of the widget empty', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const earlier = async () => ({ ...fakePlots(page), widgets: {} }) as never;
  const { unmount } = await renderShell('/', fakeLoader({ plots: earlier }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('The featured plot')).toBeNull();
  unmount();
  await renderShell('/plots', fakeLoader({ plots: earlier }));
  expect(await screen.findByRole('heading', { name: 'All plots' })).toBeVisible();
});

test('a release of a remote from before a mount was declared answers its addresses like any unknown one', async () => {
  const earlier = { id: 'characters', contract: CONTRACT_VERSION, mounts: { characters: page }, widgets: {} };
  await renderShell('/compare', fakeLoader({ characters: async () => earlier }));
  expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(layout()).toBeVisible();
});

test.each(refusals)(
  'a remote shows its pages, and a failing one does not reload, where storage refuses %s',
  async (refusal) => {
    refuseStorage(refusal);
    const { unmount } = await renderShell('/plots', fakeLoader({ plots: async () => fakePlots(page) }));
    expect(await screen.findByRole('heading', { name: 'All plots' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    await renderShell('/plots', fakeLoader({ plots: broken }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The plots cannot be shown right now.');
    expect(reloads()).toBe(0);
  },
);
