import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialogs } from '../testing/dialog-in-jsdom';
import { AskTwice } from './ask-twice';

beforeEach(openDialogs);

function show() {
  const calls = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(<AskTwice title="Remove Wren" first="What it means" second="Are you sure?" confirm="Remove" {...calls} />);
  return calls;
}

test('the button asks twice, and says first what it means', async () => {
  const { onConfirm } = show();
  expect(screen.getByRole('alertdialog', { name: 'Remove Wren' })).toHaveTextContent('What it means');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Are you sure?');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Enter that is held down does not answer the second question', async () => {
  const { onConfirm } = show();
  screen.getByRole('button', { name: 'Continue' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the second click of a double click does not answer the second question', async () => {
  const { onConfirm } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([0, 1])('the question can be cancelled after %d answers', async (answers) => {
  const { onConfirm, onCancel } = show();
  if (answers > 0) await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});
