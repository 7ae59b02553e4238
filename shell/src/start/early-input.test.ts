import { fireEvent, screen } from '@testing-library/dom';
import { announceReady } from './announce-ready';
import { repeatEarlyClicks } from './early-clicks';
import { repeatEarlyInput } from './early-input';
import { repeatHeld } from './held';

test('clicks and texts from before the page is ready are repeated then, in their order', async () => {
  repeatHeld();
  repeatEarlyClicks();
  repeatEarlyInput();
  document.body.innerHTML = '<input aria-label="Words"><button>Reset</button>';
  const [field, button] = [screen.getByLabelText<HTMLInputElement>('Words'), screen.getByRole('button')];
  fireEvent.input(field, { target: { value: 'm' } });
  fireEvent.input(field, { target: { value: 'mara' } });
  fireEvent.click(button);
  fireEvent.input(field, { target: { value: 'zoe' } });
  const happened: string[] = [];
  let known = field.value;
  // The field is listened to as React does it: an event that brings nothing new is none.
  field.addEventListener('input', () => {
    if (field.value !== known) happened.push(field.value);
    known = field.value;
  });
  button.addEventListener('click', () => happened.push('reset'));
  announceReady();
  await new Promise((resolve) => setTimeout(resolve));
  expect(happened).toEqual(['mara', 'reset', 'zoe']);
});
