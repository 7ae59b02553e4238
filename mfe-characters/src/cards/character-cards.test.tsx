import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { Loading } from '@otherfolk/shared/ui/loading';
import { CharacterCards } from './character-cards';

const show = (given: Parameters<typeof CharacterCards>[0]) => {
  const place = (
    <Suspense fallback={<Loading />}>
      <ul>
        <CharacterCards {...given} />
      </ul>
    </Suspense>
  );
  return renderAt('/characters', [{ index: true, element: place }]);
};

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each life has its own note, also where one before it is hidden', async () => {
  await show({ ids: ['ivo-mystery', 'mara-modern', 'ivo-modern'], notes: ['July 1', 'April 17', 'November 30'] });
  expect(texts()).toEqual([expect.stringContaining('April 17'), expect.stringContaining('November 30')]);
  expect(document.body).not.toHaveTextContent('July 1');
});

test.each([
  [true, ['high', null]],
  [false, [null, null]],
])('the first card is urgent where it is the first of the page: %p', async (isFirst, expected) => {
  await show({ ids: ['mara-modern', 'ivo-modern'], isFirst });
  const first = screen.getAllByRole('listitem').map((card) => card.querySelector('img')?.getAttribute('fetchpriority'));
  expect(first).toEqual(expected);
});
