import { screen, within } from '@testing-library/react';
import { linksFileOf } from '@otherfolk/shared/links/links-files';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const MANY = Array.from({ length: 15 }, (_, index) => `quay-${index}`);

const links = {
  items: {
    'plots/storm-modern': ['storm', 'The Long Storm', 'Modern', 'storm.avif'],
    'plots/storm-fantasy': ['storm', 'The Long Storm', 'Fantasy'],
    'plots/late': ['late', 'Late Harvest', 'Horror', '', 'N'],
    'locations/quay': ['quay', 'Lowlight Quay', '', 'quay.avif'],
    'characters/ivo-modern': ['ivo', 'Ivo Marsh', 'Modern', 'ivo.avif'],
    ...Object.fromEntries(MANY.map((id) => [`locations/${id}`, [id, `Quay ${id}`]])),
  },
  links: {
    'characters/mara': {
      roles: [
        ['storm-modern', 'The courier', 'mara-modern'],
        ['storm-fantasy', 'The messenger', 'mara-sci-fi'],
        ['late', 'A guest'],
      ],
      places: [['quay']],
      mentions: [
        ['characters', 'ivo-modern', 'Rival'],
        ['locations', 'gone'],
      ],
      portraits: { 'mara-modern': { ivo: 'ivo-portrait.avif' } },
    },
  },
};

const files = { [linksFileOf('characters/mara')]: links };
const show = (surroundings = {}) => renderAt('/characters/mara/mara-modern', routes, { files, ...surroundings });

const section = (name: string) =>
  screen.findByRole('heading', { name, level: 2 }).then((h) => h.closest('section') as HTMLElement);
const entriesIn = async (name: string) =>
  within(await section(name))
    .getAllByRole('listitem')
    .map((item) => [within(item).getByRole('link').getAttribute('href'), item.querySelector('p')?.textContent]);

test("a life's page lists the plots in which this life has a role, and the places of the person", async () => {
  await show();
  await expect(entriesIn('Appears in')).resolves.toEqual([
    ['/plots/storm/storm-modern', 'The Long Storm ModernThe courier'],
    ['/locations/quay', 'Lowlight Quay'],
  ]);
});

test('a page names the people who name its person, with the words of a relation', async () => {
  await show();
  await expect(entriesIn('Mentioned by')).resolves.toEqual([['/characters/ivo/ivo-modern', 'Ivo Marsh ModernRival']]);
});

test('an unreleased link shows to members whose flags open it', async () => {
  await show({ viewer: { aN: true } });
  const appearsIn = await entriesIn('Appears in');
  expect(appearsIn.map(([to]) => to)).toContain('/plots/late/late');
});

test('relations show the portraits of the people whom they name', async () => {
  await show();
  const image = (await section('Relationships')).querySelector('img');
  expect(image).toHaveAttribute('src', '/data/images/avatars/ivo-portrait.avif');
});

test('many links are folded away behind the first twelve', async () => {
  const places = MANY.map((id) => [id]);
  await show({ files: { [linksFileOf('characters/mara')]: { ...links, links: { 'characters/mara': { places } } } } });
  const { children } = (await section('Appears in')).querySelector('details ul') as HTMLElement;
  expect(children).toHaveLength(12);
  expect(within(await section('Appears in')).getByText('3 more')).toBeVisible();
});

test.each([
  ['missing', undefined],
  ['broken', { items: [], links: 'none' }],
])('a page whose file of links is %s has no such sections', async (_, file) => {
  jest.spyOn(console, 'warn').mockImplementation();
  await show({ files: { [linksFileOf('characters/mara')]: file } });
  await screen.findByRole('heading', { name: 'Sample Voice' });
  expect(screen.queryByRole('heading', { name: /^(Appears in|Mentioned by)$/ })).toBeNull();
});
