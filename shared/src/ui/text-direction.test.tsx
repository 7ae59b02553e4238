import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from './badge';
import { Prose } from './prose';
import { TermRows } from './term-rows';

test('names, headings, paragraphs, list items and tags run in the direction of their own script', () => {
  render(
    <MemoryRouter>
      <Prose value={{ عنوان: 'فقرة' }} />
      <Prose value={['بند']} />
      <TermRows rows={[['Name', 'اسم']]} />
      <Badge>وسم</Badge>
    </MemoryRouter>,
  );
  for (const text of ['عنوان', 'فقرة', 'بند', 'اسم', 'وسم'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});
