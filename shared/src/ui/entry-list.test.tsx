import { render, screen, within } from '@testing-library/react';
import { EntryList } from './entry-list';

test('each entry shows what it has, and an empty one is left out', () => {
  render(
    <EntryList
      entries={[
        { name: 'Mara', note: 'Courier', text: 'Must deliver one letter.\n\nMay open it.' },
        { text: 'A stranger.' },
        { name: ' ', note: '', text: undefined },
      ]}
    />,
  );
  const [mara, stranger, ...rest] = screen.getAllByRole('listitem');
  expect(rest).toEqual([]);
  expect(mara).toHaveTextContent('MaraCourierMust deliver one letter.May open it.');
  expect(within(mara as HTMLElement).getByRole('heading', { name: 'Mara', level: 3 })).toBeVisible();
  expect(stranger).toHaveTextContent(/^A stranger\.$/);
});
