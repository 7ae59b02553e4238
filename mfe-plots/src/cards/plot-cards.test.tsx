import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PlotCards } from './plot-cards';

const show = (given: Parameters<typeof PlotCards>[0], surroundings?: Surroundings) => {
  const place = (
    <Suspense fallback={<Loading />}>
      <ul>
        <PlotCards {...given} />
      </ul>
    </Suspense>
  );
  return renderAt('/plots', [{ index: true, element: place }], surroundings);
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the plots of the ids are shown in their order, without those that are unknown or hidden', async () => {
  const ids = ['storm-modern', 'nowhere', 'harvest-horror', 'storm-fantasy'];
  await show({ ids });
  expect(titles()).toHaveLength(2);
  expect(links().filter((href) => href?.split('/').length === 4 && href.startsWith('/plots/'))).toEqual([
    '/plots/storm/storm-modern',
    '/plots/storm/storm-fantasy',
  ]);
});

test('a member sees those that his flags open', async () => {
  await show({ ids: ['harvest-horror'] }, { viewer: { aN: true } });
  expect(titles()).toHaveLength(1);
});

test('each tag of a card leads to its page, and none stands inside the link to the plot', async () => {
  await show({ ids: ['storm-fantasy'] });
  const tag = screen.getByRole('link', { name: 'Grim' });
  expect(tag).toHaveAttribute('href', '/tags/Tone/Grim');
  expect(tag.parentElement?.closest('a')).toBeNull();
});

test('cards that are brief have neither hook nor tags', async () => {
  await show({ ids: ['storm-fantasy'], isBrief: true });
  expect(links()).toEqual(['/plots/storm/storm-fantasy', '/plots/storm-fantasy']);
  expect(document.querySelector('article p + p')).toBeNull();
});
