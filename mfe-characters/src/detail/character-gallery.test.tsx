import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLightboxSurroundings } from '@otherfolk/shared/testing/fake-lightbox-surroundings';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import modern from '../../../shared/src/testing/catalogue/characters/mara-modern.json';
import { routes } from '../routes';

const PAGE = '/characters/mara/mara-modern';
const dialog = () => screen.findByRole('dialog');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const style = () => screen.getByRole('combobox', { name: 'Style' });
const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option')].map(({ text }) => text);

beforeEach(() => fakeLightboxSurroundings());

afterEach(async () => {
  cleanup();
  await closed();
});

test('the gallery offers all and the styles that occur', async () => {
  await renderAt(PAGE, routes);
  expect(optionsOf(style())).toEqual(['all', 'anime', 'photo']);
});

test('the lightbox leafs through the images that the filter leaves', async () => {
  const gallery = [...modern.gallery, { file: 'second.avif', style: 'Photo', genre: 'all' }];
  await renderAt(PAGE, routes, { files: { 'characters/mara-modern.json': { ...modern, gallery } } });
  await userEvent.click(screen.getByRole('link', { name: 'Mara Quill, photo' }));
  expect(await dialog()).toHaveAccessibleName('Pictures of Mara Quill');
  await userEvent.keyboard('{ArrowRight}');
  expect(await dialog()).toHaveAccessibleDescription('Mara Quill, Photo');
  await userEvent.keyboard('{ArrowRight}');
  expect(await dialog()).toHaveAccessibleDescription('Mara Quill, photo');
});

test('an address that asks for an image of another style shows all styles', async () => {
  await renderAt(`${PAGE}?picture=mara-modern-anime.avif`, routes);
  expect(await dialog()).toHaveAccessibleDescription('Mara Quill, anime');
  expect(style()).toHaveValue('all');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(screen.getByRole('link', { name: 'Mara Quill, anime' })).toHaveFocus();
});

test.each(['elsewhere.avif', 'mara-drawn.avif'])('an address that asks for %s changes nothing', async (file) => {
  await renderAt(`${PAGE}?picture=${file}`, routes);
  expect(style()).toHaveValue('photo');
  expect(screen.queryByRole('dialog')).toBeNull();
});
