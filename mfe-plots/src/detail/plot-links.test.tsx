import { screen, within } from '@testing-library/react';
import { linksFileOf } from '@otherfolk/shared/links/links-files';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const links = {
  items: {
    'characters/mara-modern': ['mara', 'Mara Quill', 'Modern', 'mara.avif'],
    'characters/ivo-modern': ['ivo', 'Ivo Marsh', 'Modern', '', 'P'],
    'locations/quay': ['quay', 'Lowlight Quay', '', 'quay.avif'],
  },
  links: {
    'plots/storm': {
      cast: [
        ['storm-modern', 'mara', 'mara-modern'],
        ['storm-modern', 'ivo-modern', 'ivo-modern'],
        ['storm-fantasy', 'mara', 'mara-modern'],
      ],
      places: [['quay'], ['quay', 'storm-fantasy']],
      mentions: [['characters', 'mara-modern']],
    },
  },
};

const plot = {
  coreId: 'storm',
  title: 'The Long Storm',
  recordInfo: { published: true, version: 1 },
  sections: {
    mainRoles: [
      { name: 'Mara', role: 'The courier', characterId: 'mara' },
      { name: 'Ivo', variantId: 'ivo-modern' },
      { name: 'The stranger', role: 'Anybody', open: true },
      { name: 'The twins', open: true, seats: 2 },
      { name: 'Somebody else', open: false, seats: 3 },
    ],
  },
};

const show = (viewer = {}) => {
  const files = { [linksFileOf('plots/storm')]: links, 'plots/storm-modern.json': plot };
  return renderAt('/plots/storm/storm-modern', routes, { viewer, files });
};

const section = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
const roles = () => within(section('Main Roles')).getAllByRole('listitem');

test('a role of somebody is a link with a portrait, and one that is open says so', async () => {
  await show();
  expect(roles().map((role) => role.textContent)).toEqual([
    'MaraThe courier',
    'Ivo',
    'The strangerAnybodyOpen',
    'The twinsOpen, 2 seats',
    'Somebody else',
  ]);
  expect(within(section('Main Roles')).getAllByRole('link')).toHaveLength(1);
  expect(within(roles()[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/characters/mara/mara-modern');
  expect(roles()[0]?.querySelector('img')).toHaveAttribute('src', '/data/images/avatars/mara.avif');
});

test('an unreleased person with a role is linked for members whose flags open it', async () => {
  await show({ aP: true });
  expect(within(roles()[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/characters/ivo/ivo-modern');
});

test('the places of a plot and who names it stand behind the other sections', async () => {
  await show();
  await screen.findByRole('link', { name: 'Lowlight Quay' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(-2)).toEqual(['Locations', 'Mentioned by']);
  expect(within(section('Locations')).getAllByRole('link')).toHaveLength(1);
});
