import { screen } from '@testing-library/react';
import { renderPage, renderSection } from '@otherfolk/remote-kit/testing';
import remote from './remote';

const files = {
  'characters/index.variants.json': [
    { id: 'mara-modern', coreId: 'mara', name: 'Mara Quill', published: true },
    { id: 'ivo-modern', coreId: 'ivo', name: 'Ivo Lark', published: true },
  ],
};

test('the page counts the lives of the catalogue', async () => {
  await renderPage(remote, '/my-remote', { files });
  expect(screen.getByText('A test site has 2 lives to tell of.')).toBeInTheDocument();
});

test('the section greets the character whose page it is on', async () => {
  await renderSection(remote, 'greeting', { kind: 'characters', id: 'mara' });
  expect(screen.getByText('Greetings from My remote to mara.')).toBeInTheDocument();
});
