import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { Loading } from '@otherfolk/shared/ui/loading';
import { LocationCards } from './location-cards';

test('a place shows its tags in one line, each of which leads to its page; hidden places are left out', async () => {
  const place = (
    <Suspense fallback={<Loading />}>
      <ul>
        <LocationCards ids={['tower', 'quay']} />
      </ul>
    </Suspense>
  );
  await renderAt('/locations', [{ index: true, element: place }]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === 'Quiet • Harbour'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/tags/Kind/Harbour');
});
