import { screen, within } from '@testing-library/react';
import { signIn } from '@otherfolk/shared/testing/render-in-shell';
import { fakeLoader, fakePlots, renderShell } from '../testing/render-shell';

jest.mock('../session/account/load-members', () => ({ loadMembers: () => new Promise(() => undefined) }));

const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

test('the navigation bar has its links in order', async () => {
  await renderShell('/');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Characters', '/characters'],
    ['Plots', '/plots'],
    ['Locations', '/locations'],
    ['Atlas', '/atlas'],
    ['Changelog', '/changelog'],
  ]);
});

test.each([
  ['/', 'Home'],
  ['/characters', 'Characters'],
  ['/characters/mara/mara-modern', 'Characters'],
  ['/plots/', 'Plots'],
  ['/atlas/families', 'Atlas'],
  ['/changelog?x=1#y', 'Changelog'],
])('the navigation at %s marks the link %s', async (url, label) => {
  const loader = fakeLoader({ plots: async () => fakePlots([]) });
  await renderShell(url, loader);
  const active = links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(active.map((link) => link.textContent)).toEqual([label]);
});

test('the footer carries the current year', async () => {
  await renderShell('/');
  expect(screen.getByText(`© ${new Date().getFullYear()} Otherfolk`)).toBeVisible();
});

test.each<['a' | 'e', string[]]>([
  ['a', ['Admin Tools']],
  ['e', ['Editor']],
])('the navigation for %p ends with %j', async (memType, expected) => {
  signIn({ memType });
  await renderShell('/');
  expect(
    links()
      .slice(6)
      .map((link) => link.textContent),
  ).toEqual(expected);
});

test('an unknown route answers with the error page, inside the layout', async () => {
  await renderShell('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(links()).toHaveLength(6);
});
