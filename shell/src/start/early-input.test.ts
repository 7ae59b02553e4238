import { fireEvent, screen } from '@testing-library/dom';
import { nextTurn, wakePart } from '../testing/wake-part';
import { announceReady } from './announce-ready';
import { repeatEarlyClicks } from './early-clicks';
import { repeatEarlyInput } from './early-input';
import { repeatHeld } from './held';

test('what is pressed and typed in a part that is asleep happens in its order', async () => {
  repeatHeld();
  repeatEarlyClicks();
  repeatEarlyInput();
  announceReady();
  document.body.innerHTML = '<div data-asleep=""><input aria-label="Words"><button>Reset</button></div>';
  const [field, button] = [screen.getByLabelText<HTMLInputElement>('Words'), screen.getByRole('button')];
  fireEvent.input(field, { target: { value: 'm' } });
  fireEvent.input(field, { target: { value: 'mara' } });
  fireEvent.click(button);
  fireEvent.input(field, { target: { value: 'zoe' } });
  const happened: string[] = [];
  let known = field.value;
  // As React hears it: an event that brings nothing new is none.
  field.addEventListener('input', () => {
    if (field.value !== known) happened.push(field.value);
    known = field.value;
  });
  button.addEventListener('click', () => happened.push('reset'));
  await wakePart();
  await nextTurn();
  expect(happened).toEqual(['mara', 'reset', 'zoe']);
});
