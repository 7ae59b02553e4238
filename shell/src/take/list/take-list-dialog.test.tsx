import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { renderInShell } from '@otherfolk/shared/testing/render-in-shell';
import { TakeListDialog } from './take-list-dialog';

const card = (href: string) => `<li><article><a href="${href}">x</a></article></li>`;

async function openList(paths: readonly string[], files: Record<string, unknown> = {}, count = paths.length) {
  openDialogs();
  document.body.innerHTML = `<main><p role="status">Showing ${count} of 99 items</p><ul>${paths.map(card).join('')}</ul></main>`;
  const user = userEvent.setup();
  await renderInShell(<TakeListDialog onClose={jest.fn()} />, { path: '/characters', read: fixtureReader(files) });
  return user;
}

const status = () => screen.findByText(/Copied|cannot be taken/);
const LIVES = ['/characters/mara/mara-modern', '/characters/ivo/ivo-modern'];

test('the lives of a list are copied as one text, each with its sections and its address', async () => {
  const user = await openList(LIVES);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await status()).toHaveTextContent('Copied.');
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(
    /^# Mara Isolde Quill\n\n\*\*Modern\*\*[^]*## Overview[^]*<http:\/\/localhost\/characters\/mara\/mara-modern>\n\n---\n\n# /,
  );
  expect(text).toContain('/characters/ivo/ivo-modern');
});

test('a life behind a veil is in no text, and is counted', async () => {
  const files = {
    'characters/ivo-modern.json': {
      id: 'ivo-modern',
      variantOf: 'ivo',
      recordInfo: { contentRating: 3 },
      sections: { Overview: 'Secret' },
    },
  };
  const user = await openList(LIVES, files);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await status()).toHaveTextContent('Copied. 1 is left out: behind a veil, or not to be read right now.');
  await expect(navigator.clipboard.readText()).resolves.not.toMatch(/Secret|ivo/);
});

test('the dialog says what of a long list is not on the page yet', async () => {
  await openList(LIVES, {}, 60);
  expect(screen.getByText(/^2 of 60 items: the others are not on the page yet/)).toBeInTheDocument();
});
