import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Family } from './family';

const family = {
  id: 'quill',
  members: [
    { id: 'ada', name: 'Ada Quill', relation: 'Mother', partners: ['sol', 'stranger'] },
    { id: 'sol', characterId: 'sol', partners: ['ada'] },
    { id: 'mara', characterId: 'mara', name: 'Mara Quill', parents: ['ada', 'sol', 'ada'] },
    { id: 'loner' },
  ],
};

const itemOf = (text: string) =>
  within(screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(text)) as HTMLElement);

beforeEach(() => {
  render(<Family family={family} />, { wrapper: MemoryRouter });
});

test.each([
  ['Mara Quill', 'Mara Quill', '/characters/mara'],
  ['Mara Quill', 'sol', '/characters/sol'],
  ['Ada Quill', 'sol', '/characters/sol'],
])('the entry of %s links %s', (entry, name, href) => {
  expect(itemOf(entry).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a relative without a page of his own is linked to his entry', () => {
  const href = itemOf('Mara Quill').getByRole('link', { name: 'Ada Quill' }).getAttribute('href');
  expect(document.querySelector(href ?? '')).toHaveTextContent(/^Ada Quill Mother/);
});

test('a section leaves out people whom the family does not know, and names nobody twice', () => {
  expect(itemOf('Ada Quill').getByText(/^Partner of/).parentElement).toHaveTextContent(/^Partner of sol$/);
  expect(itemOf('Mara Quill').getByText(/^Child of/).parentElement).toHaveTextContent(/^Child of Ada Quill and sol$/);
  expect(itemOf('loner').queryByRole('link')).toBeNull();
});
