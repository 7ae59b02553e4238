import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TagLine } from './tag-line';

const tags = [
  { group: 'Danger', name: 'Moderate' },
  { group: 'Mood', name: 'Quiet' },
  { group: '', name: 'Harbor' },
  { group: 'Mood', name: 'Wet' },
];

test.each([
  ['each group before its tags', true, 'Danger: Moderate • Mood: Quiet, Wet • Harbor'],
  ['the names alone', false, 'Moderate • Quiet • Harbor • Wet'],
])('a line of tags shows %s', (_, withGroups, line) => {
  const { container } = render(
    <MemoryRouter>
      <TagLine tags={tags} withGroups={withGroups} />
    </MemoryRouter>,
  );
  expect(container).toHaveTextContent(line);
});
