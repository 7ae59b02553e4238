import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const MODERN = '/plots/storm/storm-modern';

/** The messages that React and the boundary log of an error that they catch. */
const quietly = () => {
  jest.spyOn(console, 'error').mockImplementation();
  return jest.spyOn(console, 'warn').mockImplementation();
};

const published = { published: true, version: 1 };
const index = (...ids: string[]) => ({
  'plots/index.variants.json': ids.map((id) => ({ id, coreId: 'tale', title: 'Tale', variantLabel: id, ...published })),
});
const section = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
const headings = () =>
  within(screen.getByRole('navigation', { name: 'Contents' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a plot page says what the plot is called, and what is on record', async () => {
  await renderAt(MODERN, routes);
  const header = within(
    screen.getByRole('heading', { name: 'The Long Storm', level: 1 }).closest('header') as HTMLElement,
  );
  expect(header.getByText('The last ferry has left, and one letter is still on the counter.')).toBeVisible();
  expect(header.getByRole('img', { name: 'The Long Storm' })).toHaveAttribute(
    'src',
    '/data/images/plots/covers/storm-modern.avif',
  );
  expect(header.getByText('Isolation')).toHaveAttribute('data-tone', 'purple');
  expect(header.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Rating: Teen',
    'Added: 2026-03-01',
    'Updated: 2026-09-15',
    'Version: 1',
  ]);
});

test('title, description, address and image are those of the variant', async () => {
  await renderAt('/plots/storm-modern', routes);
  expect(document.title).toBe('The Long Storm | Modern | Otherfolk');
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name="description"]')).toMatch(/^The last ferry has left/);
  expect(content('meta[property="og:image"]')).toBe('https://example.org/data/images/plots/covers/storm-modern.avif');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `https://example.org${MODERN}`);
});

test('the sections stand in their order, each under its key in words; empty ones are left out', async () => {
  const sections = {
    soundtrack: 'Rain.',
    twistIdeas: ['Mara wrote it.'],
    setting: 'The quay.',
    settingDetails: '',
    conflictAndResolution: { Conflict: 'The letter is open.', Resolution: '' },
    characterDynamics: ['', ' '],
    mainRoles: [{ name: 'Mara', role: 'Courier', description: 'Must deliver one letter.' }],
    playerNotes: ['No one can leave.'],
    characterTraits: ['Stubborn'],
    plotOverview: 'Three days.\n\nOf storm.',
  };
  await renderAt('/plots/tale', routes, {
    files: { ...index('tale'), 'plots/tale.json': { coreId: 'tale', recordInfo: published, sections } },
  });
  expect(headings()).toEqual([
    'Plot Overview',
    'Player Notes',
    'Main Roles',
    'Conflict and Resolution',
    'Setting',
    'Twist Ideas',
    'Soundtrack',
    'Character Traits',
  ]);
  expect(within(section('Conflict and Resolution')).getByRole('heading', { name: 'Conflict' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Resolution' })).not.toBeInTheDocument();
});

test.each([
  ['Player Notes', ['No one can leave.', 'Everyone has post.']],
  ['Twist Ideas', ['Mara wrote it.']],
  ['Main Roles', ['MaraCourierMust deliver one letter.']],
])('the %s are a list', async (name, items) => {
  await renderAt(MODERN, routes);
  expect(
    within(section(name))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(items);
});

test('character traits are a list', async () => {
  await renderAt('/plots/harvest', routes, { viewer: { aN: true } });
  expect(within(section('Character Traits')).getByRole('listitem')).toHaveTextContent('Stubborn');
});

test('roles may also be plain text', async () => {
  const plot = {
    coreId: 'tale',
    recordInfo: published,
    sections: { mainRoles: ['A stranger.', { role: 'Guide' }, {}] },
  };
  await renderAt('/plots/tale', routes, { files: { ...index('tale'), 'plots/tale.json': plot } });
  expect(
    within(section('Main Roles'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['A stranger.', 'Guide']);
});

test('a role that is only marked as open makes no section', async () => {
  const plot = {
    coreId: 'tale',
    recordInfo: published,
    sections: { mainRoles: [{ open: true }], twistIdeas: ['Why?'] },
  };
  await renderAt('/plots/tale', routes, { files: { ...index('tale'), 'plots/tale.json': plot } });
  expect(headings()).toEqual(['Twist Ideas']);
});

test('the images of a plot are its last section', async () => {
  await renderAt(MODERN, routes);
  expect(headings().at(-1)).toBe('Gallery');
  const image = within(section('Gallery')).getByRole('img', { name: 'The Long Storm, abstract' });
  expect(image).toHaveAttribute('src', '/data/images/gallery/storm-harbour.avif');
});

test("'Select Variant' leads to the other variants that may be seen", async () => {
  const { container } = await renderAt('/plots/storm', routes);
  const picker = within(screen.getByRole('navigation', { name: 'Select Variant' }));
  expect(picker.getAllByRole('link').map((link) => link.textContent)).toEqual(['Fantasy', 'Modern']);
  expect(picker.getByRole('link', { current: 'page' })).toHaveTextContent('Fantasy');
  await userEvent.click(picker.getByRole('link', { name: 'Modern' }));
  expect(await screen.findByText(/The last ferry has left/)).toBeVisible();
  expect(container).not.toHaveTextContent('The storm has a name');
});

test('a plot with one visible variant has nothing to select', async () => {
  await renderAt('/plots/harvest', routes, { viewer: { aN: true } });
  expect(screen.getByRole('heading', { name: 'Late Harvest', level: 1 })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Select Variant' })).not.toBeInTheDocument();
  expect(screen.getByText('Next Release')).toBeVisible();
});

test.each([
  '/plots/harvest',
  '/plots/harvest/harvest-horror',
  '/plots/nowhere',
  '/plots/Storm!',
  '/plots/harvest/storm-modern',
])("%s is answered with 'Plot not found', which is logged", async (path) => {
  const warn = quietly();
  await renderAt(path, routes);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Plot not found$/);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(warn).toHaveBeenCalled();
});

test('a plot with nothing but an id is a page all the same', async () => {
  await renderAt('/plots/tale', routes, {
    files: { ...index('tale'), 'plots/tale.json': { coreId: 'tale', recordInfo: { published: true } } },
  });
  expect(screen.getByRole('heading', { name: 'tale', level: 1 })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('text is never anything but text', async () => {
  const plot = { coreId: 'tale', title: '<b>Bold</b>', hook: '<img src=x onerror=alert(1)>', recordInfo: published };
  await renderAt('/plots/tale', routes, { files: { ...index('tale'), 'plots/tale.json': plot } });
  expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});
