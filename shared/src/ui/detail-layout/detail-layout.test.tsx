import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../queries/create-query-client';
import { FakeIntersectionObserver } from '../../testing/fake-intersection-observer';
import { fixtureReader } from '../../testing/fixture-reader';
import { testShell } from '../../testing/test-shell';
import { DetailLayout } from './detail-layout';

const sections = ['Overview', 'RP Hooks', 'Sample Voice'].map((heading) => ({ heading, content: `Of ${heading}` }));

const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));

const Surroundings = ({ path = '/characters/mara', children }: { path?: string; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  </QueryClientProvider>
);

const show = (path = '/characters/mara/mara-modern') =>
  render(
    <Surroundings path={path}>
      <DetailLayout id="mara-modern" sections={sections} />
    </Surroundings>,
  );

const details = (anchor: string) =>
  document.querySelector<HTMLDetailsElement>(`#${anchor} details`) as HTMLDetailsElement;
const section = (anchor: string) => document.getElementById(anchor) as HTMLElement;
const bar = () => screen.getByRole('button', { name: /^Contents/ });

function fold(anchor: string, open: boolean): void {
  details(anchor).open = open;
  fireEvent(details(anchor), new Event('toggle'));
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => scrollTo(0));

test('the section being read is marked, and none above the first', async () => {
  show();
  FakeIntersectionObserver.report(section('rp-hooks'), true);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('RP Hooks');
  expect(bar()).toHaveTextContent('Contents RP Hooks');
  section('rp-hooks').getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
  FakeIntersectionObserver.report(section('rp-hooks'), false);
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();
});

test('the first of several sections side by side is marked, or the one that the address names', async () => {
  show();
  FakeIntersectionObserver.report(section('rp-hooks'), true);
  FakeIntersectionObserver.report(section('overview'), true);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Overview');
  location.hash = '#rp-hooks';
  FakeIntersectionObserver.report(section('sample-voice'), true);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('RP Hooks');
  location.hash = '';
});

test('sections are open at first; one that was folded is folded again after a reload, in every life of the character', async () => {
  show().unmount();
  show();
  expect(details('overview').open).toBe(true);
  fold('rp-hooks', false);
  expect(details('rp-hooks').open).toBe(false);
  document.body.replaceChildren();
  show('/characters/mara/mara-fantasy');
  expect(details('rp-hooks').open).toBe(false);
  expect(details('overview').open).toBe(true);
  fold('rp-hooks', true);
  document.body.replaceChildren();
  show();
  expect(details('rp-hooks').open).toBe(true);
});

test('another character has sections of its own', async () => {
  show();
  fold('rp-hooks', false);
  document.body.replaceChildren();
  show('/characters/ivo');
  expect(details('rp-hooks').open).toBe(true);
});

test('a link to a folded section opens it', async () => {
  const view = show();
  fold('sample-voice', false);
  view.unmount();
  show('/characters/mara#sample-voice');
  expect(details('sample-voice').open).toBe(true);
  fold('sample-voice', false);
  await userEvent.click(screen.getByRole('link', { name: 'Sample Voice' }));
  expect(details('sample-voice').open).toBe(true);
});

test('the bar opens the contents, and choosing a section closes them', async () => {
  show();
  expect(bar()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(bar());
  expect(bar()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'RP Hooks' }));
  expect(bar()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['spoilt', 'not JSON'],
  ['of another form', '{"/characters/mara":7}'],
])('stored folding that is %s folds nothing', async (_, stored) => {
  sessionStorage.setItem('foldedSections', stored);
  show();
  expect(details('overview').open).toBe(true);
});

test("'Back to Top' comes after 200 pixels", async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  show();
  scrollTo(200);
  expect(screen.queryByRole('button', { name: 'Back to Top' })).toBeNull();
  scrollTo(201);
  await userEvent.click(screen.getByRole('button', { name: 'Back to Top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('the sections of one item stay in its colours until the heading of the next is drawn', async () => {
  const reported: (string | null | undefined)[] = [];
  const layout = () => document.querySelector<HTMLElement>('[data-detail]');
  function Page({ id, themeColor }: { id: string; themeColor: string }) {
    useLayoutEffect(
      () => void reported.push(document.querySelector('#overview p')?.textContent ?? null, layout()?.dataset.tint),
      [id],
    );
    const sections = [{ heading: 'Overview', content: <p>Of {id}</p> }];
    return <DetailLayout id={id} sections={sections} colours={{ themeColor }} />;
  }
  const { rerender } = render(<Page id="mara-modern" themeColor="#111111" />, { wrapper: Surroundings });
  rerender(<Page id="mara-fantasy" themeColor="#222222" />);
  expect(reported).toEqual([null, undefined, 'Of mara-modern', '111111-111111']);
  expect(section('overview')).toHaveTextContent('Of mara-fantasy');
  expect(layout()?.dataset.tint).toBe('222222-222222');
});
