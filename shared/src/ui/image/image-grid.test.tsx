import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { fakeLightboxSurroundings } from '../../testing/fake-lightbox-surroundings';
import { renderAt } from '../../testing/render-at';
import { ImageGrid } from './image-grid';

const items = [
  { file: 'a.avif', style: 'drawn' },
  { file: 'b.avif', style: 'photo' },
  { file: 'a.avif', style: 'anime' },
  { file: 'c.avif', alt: 'Mara at the quay', credit: 'Ivo Marsh' },
];

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const routes = [
  {
    path: '*',
    element: (
      <>
        <ImageGrid items={items} subject="Mara" />
        <Address />
      </>
    ),
  },
];

const address = () => screen.getByRole('status').textContent;
// Clicks as the browser's own button does: without taking the focus.
const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const dialog = () => screen.findByRole('dialog');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => fakeLightboxSurroundings());

afterEach(async () => {
  cleanup();
  await closed();
});

test('each image is a link to its own address', async () => {
  await renderAt('/gallery', routes);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/gallery?picture=a.avif',
    '/gallery?picture=b.avif',
    '/gallery?picture=a.avif',
    '/gallery?picture=c.avif',
  ]);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Mara, drawn',
    'Mara, photo',
    'Mara, anime',
    'Mara at the quay',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an image opens in a dialog that says what it is and what it shows', async () => {
  await renderAt('/gallery', routes);
  await userEvent.click(screen.getByRole('link', { name: 'Mara, photo' }));
  const lightbox = await dialog();
  expect(lightbox).toHaveAccessibleName('Pictures of Mara');
  expect(lightbox).toHaveAccessibleDescription('Mara, photo');
  expect(lightbox).toHaveAttribute('aria-modal', 'true');
  expect(lightbox).toHaveFocus();
  for (const name of ['Close', 'Zoom', 'Previous picture', 'Next picture']) {
    expect(within(lightbox).getByRole('button', { name })).toBeInTheDocument();
  }
  expect(address()).toBe('/gallery?picture=b.avif');
});

test('the address follows the image; Escape leads back to the page, and the focus to the thumbnail of the last image', async () => {
  await renderAt('/gallery', routes);
  await userEvent.click(screen.getByRole('link', { name: 'Mara, photo' }));
  await dialog();
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/gallery?picture=c.avif');
  // A file that is listed twice is one image: from the last the first follows.
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/gallery?picture=a.avif');
  expect(screen.getByText('Mara, drawn')).toHaveAttribute('aria-live', 'polite');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(address()).toBe('/gallery');
  expect(screen.getByRole('link', { name: 'Mara, drawn' })).toHaveFocus();
});

test('an address opens its image, and closing removes the query', async () => {
  await renderAt('/gallery?picture=c.avif', routes);
  expect(await dialog()).toHaveAccessibleDescription('Mara · Ivo Marsh');
  await userEvent.keyboard('{ArrowLeft}');
  expect(address()).toBe('/gallery?picture=b.avif');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
  expect(address()).toBe('/gallery');
  expect(screen.getByRole('link', { name: 'Mara, photo' })).toHaveFocus();
});

test('going back closes the lightbox, however many images were looked at', async () => {
  await renderAt('/gallery', routes);
  await userEvent.click(screen.getByRole('link', { name: 'Mara, photo' }));
  await dialog();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  goBack();
  await closed();
  expect(address()).toBe('/gallery');
  expect(screen.getByRole('link', { name: 'Mara at the quay' })).toHaveFocus();
});

test('the lightbox can be opened again', async () => {
  await renderAt('/gallery', routes);
  for (const name of ['Mara, photo', 'Mara, drawn']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(await dialog()).toHaveAccessibleDescription(name);
    await userEvent.keyboard('{Escape}');
    await closed();
  }
});

test.each(['?picture=unknown.avif', '?picture=', '?picture=..%2Fa.avif'])('%s is ignored', async (search) => {
  await renderAt(`/gallery${search}`, routes);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`/gallery${search}`);
});

test('leaving the page closes the lightbox', async () => {
  const { unmount } = await renderAt('/gallery?picture=c.avif', routes);
  await dialog();
  unmount();
  await closed();
});

test('an image whose size nobody knows is measured before it is shown', async () => {
  await renderAt('/gallery?picture=b.avif', routes);
  const image = within(await dialog()).getByRole('img', { name: 'Mara, photo' });
  expect(image.style.width).toBe('600px');
  expect(image.style.height).toBe('300px');
});

test('sizes come from the image index where it has them', async () => {
  const index = { 'gallery/b.avif': { width: 400, height: 200, widths: [100] } };
  await renderAt('/gallery', routes, { files: { 'images/index.json': index } });
  await userEvent.click(screen.getByRole('link', { name: 'Mara, photo' }));
  const image = within(await dialog()).getByRole('img', { name: 'Mara, photo' });
  expect(image.style.width).toBe('400px');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('b@100.avif 100w'));
});

test('an image that does not load says so in its place', async () => {
  fakeLightboxSurroundings({ failing: ['b.avif'] });
  await renderAt('/gallery?picture=b.avif', routes);
  const lightbox = await dialog();
  fireEvent.error(within(lightbox).getByRole('img', { name: 'Mara, photo' }));
  expect(await within(lightbox).findByRole('alert')).toHaveTextContent('This picture could not be loaded.');
});

test('a thumbnail that does not load leaves its words', async () => {
  await renderAt('/gallery', routes);
  fireEvent.error(screen.getByRole('img', { name: 'Mara, photo' }));
  expect(screen.getByRole('link', { name: 'Mara, photo' })).toHaveTextContent('Mara, photo');
});
