import { fireEvent, screen } from '@testing-library/dom';
import { AWAKE_EVENT } from '@otherfolk/shared/contract/asleep';
import { announceReady } from './announce-ready';
import { repeatEarlyClicks } from './early-clicks';
import { repeatEarlyInput } from './early-input';
import { repeatHeld } from './held';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

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
  const part = field.parentElement;
  part?.removeAttribute('data-asleep');
  part?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
  await nextTurn();
  await nextTurn();
  expect(happened).toEqual(['mara', 'reset', 'zoe']);
});
