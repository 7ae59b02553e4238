import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { Loading } from '@otherfolk/shared/ui/loading';
import { FeaturedPlot } from './featured-plot';

const featuring = (plot: string | undefined) => ({ 'site.json': { featured: { plot } } });

// The home page waits for the widget.
const place = (
  <Suspense fallback={<Loading />}>
    <FeaturedPlot />
  </Suspense>
);

const show = (surroundings: Surroundings) => renderAt('/plots', [{ index: true, element: place }], surroundings);

const FIRST_VISIBLE = '/plots/storm/storm-fantasy';

test.each<[string, Surroundings, string]>([
  ['the plot that the site names', { files: featuring('storm-modern') }, '/plots/storm/storm-modern'],
  ['the first visible one, where none is named', { files: featuring(undefined) }, FIRST_VISIBLE],
  ['the first visible one, for one that is unknown', { files: featuring('nowhere') }, FIRST_VISIBLE],
  ['the first visible one, for one that a visitor may not see', { files: featuring('harvest-horror') }, FIRST_VISIBLE],
  [
    'an unreleased one, to whom may see it',
    { files: featuring('harvest-horror'), viewer: { aN: true } },
    '/plots/harvest/harvest-horror',
  ],
  ['the first visible one, without site.json', { files: { 'site.json': undefined } }, FIRST_VISIBLE],
])('the home page features %s', async (_, surroundings, path) => {
  await show(surroundings);
  expect(screen.getByRole('list', { name: 'Featured plot' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !href.startsWith('/tags/'))).toEqual([path, `/plots/${path.split('/')[3]}`]);
});

test('a catalogue without plots leaves the place empty', async () => {
  const { container } = await show({ files: { 'plots/index.variants.json': [] } });
  expect(container).toBeEmptyDOMElement();
});
