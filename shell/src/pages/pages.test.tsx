import { screen, within } from '@testing-library/react';
import { fakeLoader, fakePlots, renderShell } from '../testing/render-shell';

test('the home page welcomes, links to characters and plots, and shows the widgets', async () => {
  await renderShell('/', fakeLoader({ plots: async () => fakePlots([]) }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to');
  expect(screen.getByRole('link', { name: 'Browse Characters' })).toHaveAttribute('href', '/characters');
  expect(screen.getByRole('link', { name: 'Explore Plots' })).toHaveAttribute('href', '/plots');
  expect(await screen.findByText('The featured plot')).toBeVisible();
});

test.each([
  ['in its own words', { introduction: 'Bees, and who keeps them.' }, /^Bees, and who keeps them\.$/],
  ['in plain words where it has none', {}, /^A catalogue of characters to read about and to role-play/],
])('the home page tells a stranger what the catalogue is, %s', async (_, site, sentence) => {
  await renderShell('/', undefined, { 'site.json': site });
  expect(screen.getByText(sentence)).toBeVisible();
});

const releases = [
  {
    title: 'Release 2',
    date: '2026-10-01',
    items: [
      { part: 'Plots', type: 'Added', text: 'A plot' },
      { type: 'Fixed', text: 'No part' },
      { part: ['Characters', 'Plots'], type: 'Changed', text: 'Two parts' },
      { part: ' ', text: 'Blank part' },
    ],
  },
];

test('the changelog groups by release and part, parts in alphabetical order', async () => {
  await renderShell('/changelog', undefined, { 'changelog.json': releases });
  const release = (await screen.findByRole('heading', { level: 2, name: 'Release 2' })).closest(
    'section',
  ) as HTMLElement;
  expect(within(release).getByText('Thursday, October 1, 2026')).toBeVisible();
  const parts = within(release).getAllByRole('heading', { level: 3 });
  expect(parts.map((part) => part.textContent)).toEqual(['Characters, Plots', 'General', 'Plots']);
  expect(
    within(release)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['ChangedTwo parts', 'FixedNo part', 'Blank part', 'AddedA plot']);
});

test('a changelog that does not load is logged, and the page stays readable', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await renderShell('/changelog', undefined, { 'changelog.json': undefined });
  expect(await screen.findByText('No items found.')).toBeVisible();
  expect(warn).toHaveBeenCalled();
});

test('the privacy page says what is kept where, and is linked from the foot of every page', async () => {
  await renderShell('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const text = document.querySelector('main')?.textContent ?? '';
  for (const word of ['baseAge', 'theme', 'session', 'otherfolk-drafts', 'firebase:authUser', 'service worker']) {
    expect(text).toContain(word);
  }
  expect(screen.getByRole('contentinfo').querySelector('a')).toHaveAttribute('href', '/privacy');
});

test.each([
  [undefined, 'Nothing of that is sent, and of others nothing is kept.'],
  ['https://figures.example/in', 'https://figures.example/in'],
])('the privacy page says where figures of pages are sent: to %s', async (vitals, words) => {
  await renderShell('/privacy', undefined, { 'site.json': { name: 'Folk', vitals } });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(document.querySelector('main')).toHaveTextContent(words);
});
