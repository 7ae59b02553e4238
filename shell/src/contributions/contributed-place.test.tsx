import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import type { ContributedParts } from '@otherfolk/shared/contract/extension-points';
import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { RemoteLoaderProvider } from '../remotes/remote-loader';
import { fakeLoader } from '../testing/render-shell';
import { ContributedPlace } from './contributed-place';

const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
const item = { kind: 'plots', id: 'storm' } as const;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

async function show(load: () => Promise<unknown>, id = 'section'): Promise<HTMLElement> {
  const { container } = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RemoteLoaderProvider value={fakeLoader({ plots: load })}>
          <ContributedPlace remote="plots" id={id} kind="section" given={{ item }} size={{ height: 120 }} />
          <p>The rest of the page</p>
        </RemoteLoaderProvider>
      </QueryClientProvider>,
    ),
  );
  return container.querySelector('[data-place]') as HTMLElement;
}

const remoteWith = (contributions: ContributedParts) => async () =>
  defineRemote({ id: 'plots', mounts: {}, widgets: {}, contributions });
const sectionOf = (section: (props: { item: { id: string } }) => ReactNode) => remoteWith({ section: { section } });

test('a section is told which item the page is about', async () => {
  const place = await show(sectionOf(({ item: { id } }) => <p>{`About ${id}`}</p>));
  expect(place).toHaveTextContent('About storm');
  expect(place.dataset.place).toBe('plots/section');
});

test.each<[string, string, () => Promise<unknown>]>([
  ['does not load', 'section', () => Promise.reject(new Error('gone'))],
  ['has none of that name', 'other', remoteWith({})],
  ['has another part for it', 'section', remoteWith({ section: { act: () => 'done' } })],
  [
    'throws',
    'section',
    sectionOf(() => {
      throw new Error('bug');
    }),
  ],
])('a remote that %s leaves the place empty, and the rest stands', async (_, id, load) => {
  const place = await show(load, id);
  expect(place).toBeEmptyDOMElement();
  expect(screen.getByText('The rest of the page')).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("contribution 'plots/"), expect.anything());
});

test('a section that is there after 2 s only stays away', async () => {
  jest.useFakeTimers();
  let arrive: (module: unknown) => void = () => undefined;
  const place = await show(() => new Promise((resolve) => (arrive = resolve)));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await act(async () => arrive(await sectionOf(() => <p>Late</p>)()));
  expect(place).toBeEmptyDOMElement();
  expect(console.warn).toHaveBeenCalledWith("The contribution 'plots/section' did not come within 2 s");
});

test('a section that is there within 2 s shows', async () => {
  jest.useFakeTimers();
  let arrive: (module: unknown) => void = () => undefined;
  const place = await show(() => new Promise((resolve) => (arrive = resolve)));
  await act(() => jest.advanceTimersByTimeAsync(1900));
  await act(async () => arrive(await sectionOf(() => <p>In time</p>)()));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(place).toHaveTextContent('In time');
});

test('a section that waits for its own data for ever is given up', async () => {
  jest.useFakeTimers();
  const Hanging = () => use(never);
  const place = await show(sectionOf(Hanging));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(place).toBeEmptyDOMElement();
});
