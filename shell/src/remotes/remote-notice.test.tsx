import { render, screen } from '@testing-library/react';
import { RemoteNotice } from './remote-notice';

test.each([
  ['characters', 'The characters cannot be shown right now.'],
  ['plots', 'The plots cannot be shown right now.'],
  ['locations', 'The locations cannot be shown right now.'],
  ['admin', 'The admin tools cannot be shown right now.'],
] as const)('the notice of the remote %s says: %s', (remote, sentence) => {
  render(<RemoteNotice remote={remote} onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});
