import { fireEvent, screen, within } from '@testing-library/react';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const section = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
const linksIn = (name: string) =>
  within(section(name))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const show = (id: string, surroundings?: Surroundings) => renderAt(`/locations/${id}`, routes, surroundings);

/** A location of its own, with these fields. */
const nook = (fields: object): Surroundings => ({
  files: { 'locations/nook.json': { name: 'Nook', published: true, version: 1, ...fields } },
});

test('title, description, address and image are those of the location', async () => {
  await show('quay');
  expect(document.title).toBe('Lowlight Quay | Location');
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name="description"]')).toBe('Where the ferries leave.');
  expect(content('meta[property="og:image"]')).toBe('https://example.org/data/images/locations/quay.avif');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://example.org/locations/quay',
  );
});

test('the sections stand in their order, beside a navigation', async () => {
  await show('quay');
  const headings = ['Summary', 'Vibe', 'Main Location', 'Notable Locations', 'Connected Plots', 'Connected Characters'];
  expect(screen.getByRole('heading', { name: 'Lowlight Quay', level: 1 })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(headings);
  expect(contents.getByRole('link', { name: 'Main Location' })).toHaveAttribute('href', '#main-location');
  expect(section('Main Location')).toHaveAttribute('id', 'main-location');
});

test('each section shows what the file has', async () => {
  await show('quay');
  expect(within(section('Summary')).getByText('Where the ferries leave.')).toBeVisible();
  expect(within(section('Summary')).getByText(/^A stone quay with one lamp.*on the board\.$/)).toBeVisible();
  expect(
    within(section('Vibe'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Salt', 'Rope', 'Patience']);
  expect(within(section('Main Location')).getByText('The letter office faces the water.')).toBeVisible();
  expect(
    within(section('Notable Locations'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Letter officeOpen all night.', 'The lampLit by habit.']);
});

test('empty sections are left out, those of connected items say so', async () => {
  await show('nook', nook({ summary: ' ', vibe: [''], mainLocation: '', locations: [{ name: '' }] }));
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Nook',
    'Contents',
    'Connected Plots',
    'Connected Characters',
  ]);
  expect(within(section('Connected Plots')).getByText('None')).toBeVisible();
  expect(within(section('Connected Characters')).getByText('None')).toBeVisible();
});

test('connected items are links under their names', async () => {
  await show('quay');
  expect(linksIn('Connected Plots')).toEqual([['The Long Storm', '/plots/storm']]);
  expect(linksIn('Connected Characters')).toEqual([
    ['Mara Quill', '/characters/mara'],
    ['Ivo Marsh', '/characters/ivo/ivo-modern'],
  ]);
});

test.each<[string, Surroundings['viewer'], string[], string[]]>([
  ['a visitor, who may see none of them', {}, [], []],
  ['aN', { aN: true }, ['Late Harvest'], ['Mara Quill']],
  ['aP', { aP: true }, [], ['Ivo Marsh']],
  ['aU', { aU: true }, [], ['The Reader']],
])('unreleased connections show for %s', async (_, viewer, plots, characters) => {
  const connectedCharacters = ['mara-fantasy', 'ivo-mystery', 'ivo-horror', 'nobody', '../site', 7];
  const location = nook({ connectedPlots: ['harvest', 'nowhere', 'NO ID'], connectedCharacters });
  jest.spyOn(console, 'warn').mockImplementation();
  await show('nook', { ...location, viewer });
  expect(linksIn('Connected Plots').map(([name]) => name)).toEqual(plots);
  expect(linksIn('Connected Characters').map(([name]) => name)).toEqual(characters);
  expect(screen.queryAllByText('None')).toHaveLength([plots, characters].filter((names) => names.length === 0).length);
});

test("indexes that do not load leave 'None', and the page stands", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const missing = { 'plots/index.variants.json': undefined, 'characters/index.variants.json': undefined };
  await show('quay', { files: missing });
  expect(screen.getByRole('heading', { name: 'Lowlight Quay' })).toBeVisible();
  expect(screen.getAllByText('None')).toHaveLength(2);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('the banner is the banner image, else the cover, else nothing', async () => {
  await show('nook', nook({ bannerImage: 'wide.avif', coverImage: 'card.avif' }));
  const banner = () => screen.queryByRole('img', { name: 'Nook' });
  expect(banner()).toHaveAttribute('src', '/data/images/locations/wide.avif');
  fireEvent.error(banner() as HTMLElement);
  expect(banner()).toHaveAttribute('src', '/data/images/locations/covers/card.avif');
  fireEvent.error(banner() as HTMLElement);
  expect(banner()).not.toBeInTheDocument();
});

test('a link leads back to the list', async () => {
  await show('quay');
  expect(screen.getByRole('link', { name: 'Back to Locations' })).toHaveAttribute('href', '/locations');
});

test.each<[string, string, Surroundings]>([
  ['is unknown', 'nowhere', {}],
  ['is of the next release', 'tower', {}],
  ['is in the pipeline', 'cellar', { viewer: { aN: true } }],
  ['an editor without flags may not see', 'cellar', { viewer: { memType: 'e' } }],
  ['has a malformed id', 'Quay!', {}],
  ['has an id that is a path', '..%2Fsite', {}],
  [
    'has a file that is not JSON',
    'quay',
    { files: { 'locations/quay.json': new CatalogueError('not-json', '/data/x') } },
  ],
  ['has a file that is a list', 'quay', { files: { 'locations/quay.json': [] } }],
  ['does not say that it is published', 'nook', nook({ published: 'true' })],
])("a location that %s is answered with 'Location not found', which is logged", async (_, id, surroundings) => {
  jest.spyOn(console, 'error').mockImplementation();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await show(id, surroundings);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Location not found$/);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(warn).toHaveBeenCalled();
});

test.each<[string, string, Surroundings['viewer'], string]>([
  ['aN opens the next release', 'tower', { aN: true }, 'Next Release'],
  ['aP opens the pipeline', 'cellar', { aP: true }, 'Pipeline'],
  ['an admin opens everything', 'cellar', { memType: 'a' }, 'Pipeline'],
])('%s, marked as such', async (_, id, viewer, badge) => {
  await show(id, { viewer });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(badge)).toBeVisible();
});
