import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { TakeDialog } from './take-dialog';

const onClose = jest.fn();

beforeEach(() => {
  openDialogs();
  document.title = 'Mara | Modern | Folk';
  document.body.innerHTML = `<main><h1>Mara</h1><div data-detail="">
    <section id="overview"><details open><summary><h2>Overview</h2></summary><div><p>She writes.</p></div></details></section>
    <section id="voice"><details><summary><h2>Sample Voice</h2></summary><div><p>Quiet.</p></div></details></section>
  </div></main>`;
});

function openDialog() {
  const user = userEvent.setup();
  render(<TakeDialog onClose={onClose} />, { container: document.body.appendChild(document.createElement('div')) });
  return user;
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;

test('the dialog offers the page as Markdown, and in another format when that is chosen', async () => {
  const user = openDialog();
  expect(text()).toContain('## Sample Voice\n\nQuiet.');
  await user.click(screen.getByRole('radio', { name: 'BBCode' }));
  expect(text()).toContain('[b][u]Sample Voice[/u][/b]\n\nQuiet.');
});

test('a section that is not chosen is not in the text', async () => {
  const user = openDialog();
  await user.click(screen.getByText('Sections: 2 of 2'));
  await user.click(screen.getByRole('checkbox', { name: 'Sample Voice' }));
  expect(text()).not.toContain('Quiet.');
  expect(screen.getByText('Sections: 1 of 2')).toBeInTheDocument();
});

test('the text is copied to the clipboard', async () => {
  const user = openDialog();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(text());
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

test('the text is selected where the browser does not let the page copy', async () => {
  const user = openDialog();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('status')).toHaveTextContent('copy it from here');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
